import Formats
import Training

extension Codec<Thousandths> {
  /// A number without exponent, not negative, of at most nine digits before the point and three after it.
  static var decimal: Self { Self({ field throws(DocumentError) in try field.decimal() }, JSON.thousandths) }
  /// A decimal greater than 0.
  static var positive: Self {
    Self({ field throws(DocumentError) in try field.decimal { $0.raw > 0 } }, JSON.thousandths)
  }
  /// Percent of a 1RM: more than 0, at most 200.
  static var percent: Self {
    Self(
      { field throws(DocumentError) in try field.decimal { $0.raw > 0 && $0 <= Thousandths(200) } },
      JSON.thousandths)
  }
  /// The percentage by which a plan steps back: more than 0, less than 100.
  static var stepBack: Self {
    Self(
      { field throws(DocumentError) in try field.decimal { $0.raw > 0 && $0 < Thousandths(100) } },
      JSON.thousandths)
  }
  /// A decimal that can have a minus sign: metres above the sea.
  static var signed: Self {
    Self(
      { field throws(DocumentError) in try field.thousandths(expected: .decimal, signed: true) },
      JSON.thousandths)
  }
  /// A share of a whole: 0 to 1.
  static var share: Self {
    Self({ field throws(DocumentError) in try field.decimal { $0 <= Thousandths(1) } }, JSON.thousandths)
  }
}

extension Codec<Duration> {
  /// A time in seconds.
  static var time: Self {
    Self({ field throws(DocumentError) in Duration(milliseconds: try field.decimal().raw) }, JSON.seconds)
  }
  /// A time in seconds, greater than 0.
  static var duration: Self {
    Self(
      { field throws(DocumentError) in Duration(milliseconds: try field.decimal { $0.raw > 0 }.raw) },
      JSON.seconds)
  }
}

extension Codec<Int> {
  /// A decimal without a fraction, `5` or `5.0`.
  static var integer: Self { Self({ field throws(DocumentError) in try field.integer() }, JSON.int) }
  static var reps: Self {
    Self({ field throws(DocumentError) in try field.integer(in: Limits.reps) }, JSON.int)
  }
  /// Reps in reserve.
  static var rir: Self {
    Self({ field throws(DocumentError) in try field.integer(in: Limits.rir) }, JSON.int)
  }
  /// The number on a machine's stack.
  static var stack: Self {
    Self({ field throws(DocumentError) in try field.integer(in: Load.stackNumbers) }, JSON.int)
  }
  /// The number of implements of the typed load that are lifted at once: 1 or 2.
  static var implements: Self {
    Self({ field throws(DocumentError) in try field.integer(in: 1...2) }, JSON.int)
  }
  /// The number of misses in a row after which a plan steps back: 1 to 10.
  static var failures: Self {
    Self({ field throws(DocumentError) in try field.integer(in: 1...10) }, JSON.int)
  }
  /// Beats per minute: 0 to 250.
  static var heartRate: Self {
    Self({ field throws(DocumentError) in try field.integer(in: Activity.HeartRate.range) }, JSON.int)
  }
  /// Degrees with at most five decimals, as hundred-thousandths: from −`most` to `most`.
  static func degrees(upTo most: Int) -> Self {
    let most = most * RoundedPlace.degree
    return Self(
      { field throws(DocumentError) in
        let value = try field.scaled(expected: .decimal, decimals: 5, signed: true)
        guard (-most...most).contains(value) else { throw field.failure(.outOfRange(field.name)) }
        return value
      }, JSON.degrees)
  }
  static var operation: Self {
    Self({ field throws(DocumentError) in try field.integer(in: 1...99_999_999) }, JSON.int)
  }
}

extension Codec<RPE> {
  static var rpe: Self {
    Self(
      { field throws(DocumentError) in
        guard let rpe = RPE(try field.decimal()) else { throw field.failure(.outOfRange(field.name)) }
        return rpe
      }, { JSON.thousandths($0.value) })
  }
}

extension Codec<Bool> {
  static var boolean: Self {
    Self(
      { field throws(DocumentError) in
        guard let value = field.value.boolValue else { throw field.wrongType(.boolean) }
        return value
      }, JSON.bool)
  }
}

extension JSON {
  fileprivate static func thousandths(_ number: Thousandths) -> JSON { .number(number.text) }
  fileprivate static func degrees(_ value: Int) -> JSON {
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: UInt(RoundedPlace.degree))
    var decimals = Substring(String(rest + UInt(RoundedPlace.degree)).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return .number((value < 0 ? "-" : "") + String(whole) + (decimals.isEmpty ? "" : "." + decimals))
  }
  fileprivate static func seconds(_ time: Duration) -> JSON {
    thousandths(Thousandths(raw: time.milliseconds))
  }
}

extension Field {
  fileprivate func decimal(
    _ isInRange: (Thousandths) -> Bool = { _ in true }
  ) throws(DocumentError) -> Thousandths {
    let value = try thousandths(expected: .decimal)
    guard isInRange(value) else { throw failure(.outOfRange(name)) }
    return value
  }

  fileprivate func integer(in range: ClosedRange<Int> = 0...Int.max) throws(DocumentError) -> Int {
    let value = try thousandths(expected: .integer)
    guard value.raw % 1_000 == 0 else { throw wrongType(.integer) }
    guard range.contains(value.raw / 1_000) else { throw failure(.outOfRange(name)) }
    return value.raw / 1_000
  }

  fileprivate func thousandths(
    expected: DocumentError.Expectation, signed: Bool = false
  ) throws(DocumentError) -> Thousandths {
    Thousandths(raw: try scaled(expected: expected, decimals: 3, signed: signed))
  }

  /// The number times a power of ten, so that a number with the most decimals allowed becomes an integer.
  fileprivate func scaled(
    expected: DocumentError.Expectation, decimals most: Int, signed: Bool
  ) throws(DocumentError) -> Int {
    guard value.kind == .number else { throw wrongType(expected) }
    var raw = 0
    let isNegative = signed && value.rawBytes.first == UInt8(ascii: "-")
    var digits = 0
    var decimals: Int?
    for byte in value.rawBytes.dropFirst(isNegative ? 1 : 0) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        raw = raw * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        decimals = decimals.map { $0 + 1 }
      case UInt8(ascii: "."): decimals = 0
      case UInt8(ascii: "-"): throw failure(.outOfRange(name))
      default: throw wrongType(expected)
      }
      // Checked at each digit, so that no text of digits, however long, overflows.
      if (decimals ?? 0) > most || digits - (decimals ?? 0) > 9 { throw failure(.outOfRange(name)) }
    }
    for _ in (decimals ?? 0)..<most { raw *= 10 }
    return isNegative ? -raw : raw
  }
}
