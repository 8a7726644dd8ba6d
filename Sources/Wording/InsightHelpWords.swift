/// The pages of the commands that tell what training came to.
package protocol InsightHelpWords {
  /// The page of `records`.
  var recordsHelp: HelpText { get }
  /// The page of `stats`.
  var statsHelp: HelpText { get }
}
