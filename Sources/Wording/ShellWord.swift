/// Quotes a word for any shell, unless it has only letters, digits and harmless punctuation.
package func shellWord(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil || "@%+-_:,./".unicodeScalars.contains($0)
  }
  if isPlain, !word.isEmpty { return word }
  return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
}
