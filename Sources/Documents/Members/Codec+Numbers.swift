import Formats
import Training

extension Codec<Thousandths> {
  /// A number without exponent, not negative, of at most nine digits before the point and three after it.
  static var decimal: Self { Self(Field.decimal, JSON.thousandths) }
  /// A decimal greater than 0.
  static var positive: Self { Self(Field.positive, JSON.thousandths) }
  /// Percent of a 1RM: more than 0, at most 200.
  static var percent: Self { Self(Field.percent, JSON.thousandths) }
  /// The percentage by which a plan steps back: more than 0, less than 100.
  static var stepBack: Self { Self(Field.stepBack, JSON.thousandths) }
  /// A decimal that can have a minus sign: metres above the sea.
  static var signed: Self { Self(Field.signed, JSON.thousandths) }
  /// A share of a whole: 0 to 1.
  static var share: Self { Self(Field.share, JSON.thousandths) }
}

extension Codec<Duration> {
  /// A time in seconds.
  static var time: Self { Self(Field.time, JSON.seconds) }
  /// A time in seconds, greater than 0.
  static var duration: Self { Self(Field.duration, JSON.seconds) }
}

extension Codec<Int> {
  /// A decimal without a fraction, `5` or `5.0`.
  static var integer: Self { Self(Field.integer, JSON.int) }
  static var reps: Self { Self(Field.reps, JSON.int) }
  /// Reps in reserve.
  static var rir: Self { Self(Field.rir, JSON.int) }
  /// The number on a machine's stack.
  static var stack: Self { Self(Field.stack, JSON.int) }
  /// How many implements of the typed load are lifted at once: 1 or 2.
  static var implements: Self { Self(Field.implements, JSON.int) }
  /// The number of misses in a row after which a plan steps back: 1 to 10.
  static var failures: Self { Self(Field.failures, JSON.int) }
  /// Beats per minute: 0 to 250.
  static var heartRate: Self { Self(Field.heartRate, JSON.int) }
  /// The number of an operation.
  static var operation: Self { Self(Field.operation, JSON.int) }
}

extension Codec<RPE> {
  static var rpe: Self { Self(Field.rpe) { JSON.thousandths($0.value) } }
}

extension Codec<Bool> {
  static var boolean: Self { Self(Field.boolean, JSON.bool) }
}

extension JSON {
  fileprivate static func thousandths(_ number: Thousandths) -> JSON { .decimal(number.raw, scale: 3) }
  fileprivate static func seconds(_ time: Duration) -> JSON { .decimal(time.milliseconds, scale: 3) }
}

extension Field {
  fileprivate static func decimal(_ field: Field) throws(DocumentError) -> Thousandths {
    try field.thousandths(expected: .decimal)
  }

  fileprivate static func positive(_ field: Field) throws(DocumentError) -> Thousandths {
    try field.decimal { $0.raw > 0 }
  }

  fileprivate static func percent(_ field: Field) throws(DocumentError) -> Thousandths {
    try field.decimal { $0.raw > 0 && $0 <= Thousandths(200) }
  }

  fileprivate static func stepBack(_ field: Field) throws(DocumentError) -> Thousandths {
    try field.decimal { $0.raw > 0 && $0 < Thousandths(100) }
  }

  fileprivate static func share(_ field: Field) throws(DocumentError) -> Thousandths {
    try field.decimal { $0 <= Thousandths(1) }
  }

  fileprivate static func signed(_ field: Field) throws(DocumentError) -> Thousandths {
    try field.thousandths(expected: .decimal, signed: true)
  }

  fileprivate static func rpe(_ field: Field) throws(DocumentError) -> RPE {
    guard let rpe = RPE(try decimal(field)) else { throw field.failure(.outOfRange(field.name)) }
    return rpe
  }

  fileprivate static func time(_ field: Field) throws(DocumentError) -> Duration {
    Duration(milliseconds: try decimal(field).raw)
  }

  fileprivate static func duration(_ field: Field) throws(DocumentError) -> Duration {
    Duration(milliseconds: try positive(field).raw)
  }

  fileprivate static func integer(_ field: Field) throws(DocumentError) -> Int {
    let value = try field.thousandths(expected: .integer)
    guard value.raw % 1_000 == 0 else { throw field.wrongType(.integer) }
    return value.raw / 1_000
  }

  fileprivate static func reps(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: Limits.reps)
  }

  fileprivate static func rir(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: Limits.rir)
  }

  fileprivate static func stack(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: Load.stackNumbers)
  }

  fileprivate static func implements(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: 1...2)
  }

  fileprivate static func heartRate(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: Activity.HeartRate.range)
  }

  fileprivate static func failures(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: 1...10)
  }

  fileprivate static func operation(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: 1...99_999_999)
  }

  fileprivate static func boolean(_ field: Field) throws(DocumentError) -> Bool {
    guard let value = field.value.boolValue else { throw field.wrongType(.boolean) }
    return value
  }

  private func decimal(_ isInRange: (Thousandths) -> Bool) throws(DocumentError) -> Thousandths {
    let value = try thousandths(expected: .decimal)
    guard isInRange(value) else { throw failure(.outOfRange(name)) }
    return value
  }

  private func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
    let number = try Field.integer(self)
    guard range.contains(number) else { throw failure(.outOfRange(name)) }
    return number
  }

  private func thousandths(
    expected: DocumentError.Expectation, signed: Bool = false
  ) throws(DocumentError) -> Thousandths {
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
      if (decimals ?? 0) > 3 || digits - (decimals ?? 0) > 9 { throw failure(.outOfRange(name)) }
    }
    for _ in (decimals ?? 0)..<3 { raw *= 10 }
    return Thousandths(raw: isNegative ? -raw : raw)
  }
}
