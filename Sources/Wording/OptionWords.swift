/// One line on each option.
package protocol OptionWords {
  /// What an option does.
  func option(_ option: OptionName) -> String
}
