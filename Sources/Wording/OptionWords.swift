/// One line on each option.
package protocol OptionWords {
  func option(_ option: OptionName) -> String
}
