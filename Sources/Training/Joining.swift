extension [String] {
  /// The texts joined with a separator between them.
  ///
  /// Every command needs this. The standard library's `joined(separator:)` is generic code, for which the
  /// runtime searches all protocol conformances of the program: 125,000 instructions at the first call.
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
