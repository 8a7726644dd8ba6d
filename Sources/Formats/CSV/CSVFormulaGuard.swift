/// The apostrophe that keeps a spreadsheet from taking a text for a formula.
///
/// A text is guarded that begins with `=`, `+`, `-`, `@`, TAB or CR, and also one that begins like a guarded
/// text, so that the guard can be taken away again without loss.
package enum CSVFormulaGuard {
  private static let apostrophe: Unicode.Scalar = "'"

  package static func guarded(_ text: String) -> String {
    isRisky(text) ? "'" + text : text
  }

  /// The text that was guarded; one without a guard stays.
  package static func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.first == apostrophe, isRisky(text) else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  private static func isRisky(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != apostrophe }) else { return false }
    return ["=", "+", "-", "@", "\t", "\r"].contains(first)
  }
}
