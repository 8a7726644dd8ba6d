import Training

/// A number in a cell of another program's file, with the unit that may follow it: `62.5`, `62,5`, `"10,00 kg"`, `-15`.
///
/// Programs compute with binary fractions, so that 75 may be written 74.99999999999999. All that follows the third decimal is
/// such noise and is rounded off. A load that a program converted, such as 44.09245243697551 lb for 20 kg, becomes 44.092 lb:
/// the unit is what the file says, and it is still 20.000 kg when it is converted back.
struct ForeignNumber: Equatable {
  /// The magnitude, to the nearest thousandth.
  var value: Thousandths
  var isNegative = false
  /// Whether it has no decimals other than 0.
  var isWhole = true
  /// The text after the number, without spaces around it: `kg`.
  var unit = ""
  /// Whether it has more digits than any number of a workout.
  var isHuge = false

  /// How a single comma with three digits after it is read: `1,250`.
  enum Comma { case decimal, grouping, doubtful }

  /// Reads a cell; nil if it doesn't begin with a number, or if it can be read in two ways.
  init?(_ text: String, comma: Comma = .doubtful) {
    guard text.utf8.count <= 100 else { return nil }
    if let raw = Self.plain(text.utf8) {
      (value, isWhole) = (Thousandths(raw: raw), raw % 1_000 == 0)
      return
    }
    var rest = Substring(text)[...]
    if let sign = rest.first, "+-−–".contains(sign) {
      isNegative = sign != "+"
      rest = rest.dropFirst()
    }
    let body = rest.prefix { $0.isASCII && $0.isNumber || ".,'".contains($0) }
    rest = rest[body.endIndex...]
    guard let first = body.first, first.isNumber || first == ".", body.last?.isNumber ?? false else {
      return nil
    }
    guard let (whole, decimals) = Self.split(String(body), comma) else { return nil }
    var exponent = 0
    if let mark = rest.first, mark == "e" || mark == "E" {
      let sign = rest.dropFirst().prefix { "+-".contains($0) }
      let digits = rest[sign.endIndex...].prefix { $0.isASCII && $0.isNumber }
      if sign.count <= 1, let power = Int(digits), power <= 30 {
        exponent = sign == "-" ? -power : power
        rest = rest[digits.endIndex...]
      }
    }
    unit = String(rest).trimmed
    guard !unit.contains(where: \.isNumber) || unit.first?.isLetter ?? false else { return nil }
    value = Thousandths(0)
    set(digits: whole + decimals, point: whole.count + exponent)
  }

  /// The thousandths of a number in at most nine digits, with at most three after a point: nearly all cells hold such numbers.
  private static func plain(_ text: String.UTF8View) -> Int? {
    guard text.count <= 10, text.first != UInt8(ascii: "."), text.last != UInt8(ascii: ".") else {
      return nil
    }
    var (raw, decimals) = (0, Int?.none)
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        raw = raw * 10 + Int(byte - UInt8(ascii: "0"))
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: ".") where decimals == nil: decimals = 0
      default: return nil
      }
    }
    switch decimals ?? 0 {
    case 0: return text.isEmpty ? nil : raw * 1_000
    case 1: return raw * 100
    case 2: return raw * 10
    case 3: return raw
    default: return nil
    }
  }

  private static func split(_ body: String, _ comma: Comma) -> (whole: [Int], decimals: [Int])? {
    let marks = body.filter { !$0.isNumber }
    let parts = body.split(omittingEmptySubsequences: false) { !$0.isNumber }.map {
      $0.compactMap(\.wholeNumberValue)
    }
    guard let last = marks.last else { return (parts[0], []) }
    let isGrouped = parts.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(parts[0].count)
    if Set(marks).count == 1, last != "." || marks.count > 1 {
      let isDecimal = marks.count == 1 && last == "," && (!isGrouped || comma == .decimal)
      if isDecimal { return (parts[0], parts[1]) }
      guard isGrouped, marks.count > 1 || last == "'" || comma == .grouping else { return nil }
      return (Array(parts.joined()), [])
    }
    let groups = parts.dropLast()
    guard marks.dropLast().allSatisfy({ $0 != last }),
      marks.dropLast().count < 2 || Set(marks.dropLast()).count == 1,
      groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return (Array(groups.joined()), parts.last ?? [])
  }

  /// Sets the value from its digits, rounded to thousandths, halves up.
  private mutating func set(digits: [Int], point: Int) {
    var raw = 0
    for place in 0..<max(0, point + 3) {
      raw = raw * 10 + (digits.indices.contains(place) ? digits[place] : 0)
      if raw > 999_999_999_999 {
        isHuge = true
        return
      }
    }
    let next = point + 3
    if next >= 0, digits.indices.contains(next), digits[next] >= 5 { raw += 1 }
    value = Thousandths(raw: raw)
    isWhole = raw % 1_000 == 0
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    var text = Substring(self)
    while let first = text.unicodeScalars.first, first.isSpace { text.unicodeScalars.removeFirst() }
    while let last = text.unicodeScalars.last, last.isSpace { text.unicodeScalars.removeLast() }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is white space or has no width, such as a byte order mark.
  fileprivate var isSpace: Bool { properties.isWhitespace || self == "\u{FEFF}" || self == "\u{200B}" }
}
