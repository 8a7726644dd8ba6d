extension [String] {
  /// The texts as one, with a separator between them.
  ///
  /// What every command needs, without `joined(separator:)` of the standard library: that is generic code, for which the
  /// runtime looks through the conformances of the whole program (125,000 instructions at the first call).
  package func joined(by separator: String) -> String {
    var bytes = 0
    for text in self { bytes += text.utf8.count + separator.utf8.count }
    var joined = ""
    joined.reserveCapacity(bytes)
    for (index, text) in enumerated() {
      if index > 0 { joined += separator }
      joined += text
    }
    return joined
  }
}
