/// The place of an exercise in its workout, or of a set in its exercise: a decimal number, kept as text.
/// There is always room between two neighbours, so a move rewrites one document.
///
/// The form is digits, then optionally a point and decimals that don't end in 0: `1`, `2`, `1.5`. The number
/// is greater than 0, with at most nine digits before the point and forty after it.
package struct Position: Hashable, Comparable, Sendable {
  package let text: String

  /// Reads a position; nil for text of any other form.
  package init?(_ text: String) {
    var text = text
    guard text.withUTF8(Self.isPosition) else { return nil }
    self.text = text
  }

  private static func isPosition(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let zero = UInt8(ascii: "0")
    let whole = text.prefix { $0 != UInt8(ascii: ".") }
    guard (1...9).contains(whole.count), whole.allSatisfy(\.isDigit), whole.count == 1 || whole.first != zero
    else { return false }
    if whole.count == text.count { return text[0] != zero }
    let decimals = text[(whole.count + 1)...]
    return (1...40).contains(decimals.count) && decimals.allSatisfy(\.isDigit) && decimals.last != zero
  }

  private init(whole: Int, decimals: [UInt8] = []) {
    text =
      decimals.isEmpty ? String(whole) : String(whole) + "." + String(decoding: decimals, as: UTF8.self)
  }

  /// The position of the first element of a list: 1.
  package static let first = Position(whole: 1)

  private var whole: Int { Int(text.prefix { $0 != "." }) ?? 0 }

  private var decimals: [UInt8] { Array(text.utf8.drop { $0 != UInt8(ascii: ".") }.dropFirst()) }

  /// Compares the texts. Because there are no leading zeros, the longer whole part is the greater.
  package static func < (one: Self, other: Self) -> Bool {
    let (one, other) = (one.text.utf8, other.text.utf8)
    let lengths = (wholeLength(one), wholeLength(other))
    return lengths.0 == lengths.1 ? one.lexicographicallyPrecedes(other) : lengths.0 < lengths.1
  }

  private static func wholeLength(_ text: String.UTF8View) -> Int {
    var length = 0
    for byte in text {
      if byte == UInt8(ascii: ".") { break }
      length += 1
    }
    return length
  }

  /// The next whole number, for an element appended to a list.
  package var next: Position { Position(whole: whole + 1) }

  /// The position after `last`, or the first position if there is none.
  package static func after(_ last: Position?) -> Position { last?.next ?? .first }

  /// The shortest position between two neighbours, nil standing for none on that side.
  ///
  /// Nil if there is no room: the two are equal, out of order, or forty decimals deep.
  package static func between(_ lower: Position?, _ upper: Position?) -> Position? {
    guard let upper else { return .after(lower) }
    if let lower {
      guard lower < upper else { return nil }
      if lower.next < upper { return lower.next }
    }
    return midway(lower, upper)
  }

  /// Goes digit by digit from the lower bound until a digit fits strictly between the two.
  private static func midway(_ lower: Position?, _ upper: Position) -> Position? {
    let zero = UInt8(ascii: "0")
    let whole = lower?.whole ?? 0
    let low = lower?.decimals ?? []
    // If the whole parts differ, any decimals above the lower bound's will do.
    let high: [UInt8]? = whole == upper.whole ? upper.decimals : nil
    var digits: [UInt8] = []
    var bounded = high != nil
    for index in 0..<40 {
      let floor = index < low.count ? low[index] - zero : 0
      let ceiling = bounded ? high.flatMap { index < $0.count ? $0[index] - zero : 0 } ?? 10 : 10
      if ceiling > floor + 1 {
        let digit = floor + (ceiling - floor) / 2
        return Position(whole: whole, decimals: digits + [zero + digit])
      }
      if ceiling > floor { bounded = false }
      digits.append(zero + floor)
    }
    return nil
  }
}
