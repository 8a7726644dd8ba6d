/// One line on each option.
package protocol OptionWords {
  /// What an option does.
  func option(_ option: OptionName) -> String
  /// The same where the option says what an exercise of the lifter's own is.
  func exerciseFact(_ option: OptionName) -> String
}
