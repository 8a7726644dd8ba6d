/// The name of an operation's record: its number, 50 random bits and whether its documents are written,
/// `00000012-7kq2m4xd9a.pending`.
struct OperationName: Hashable, Comparable {
  /// From 1, in the order in which the changes were made, whatever the clock said.
  var number: Int
  /// Ten characters of the alphabet of ids.
  var random: String
  var isPending: Bool

  init(number: Int, random: String, isPending: Bool) {
    self.number = number
    self.random = random
    self.isPending = isPending
  }

  /// Nil for a file that is no record.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "pending" || parts[1] == "done" else { return nil }
    let halves = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].utf8.count >= 8, halves[1].utf8.count == 10,
      halves[0].utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }),
      let number = Int(halves[0])
    else { return nil }
    self.init(number: number, random: String(halves[1]), isPending: parts[1] == "pending")
  }

  var text: String {
    let digits = String(number)
    let padding = String(repeating: "0", count: max(0, 8 - digits.utf8.count))
    return padding + digits + "-" + random + (isPending ? ".pending" : ".done")
  }

  /// The name once the documents are written.
  var done: OperationName { OperationName(number: number, random: random, isPending: false) }

  static func < (one: Self, other: Self) -> Bool {
    (one.number, one.random) < (other.number, other.random)
  }
}
