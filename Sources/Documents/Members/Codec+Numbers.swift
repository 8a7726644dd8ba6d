import Formats
import Training

extension Field {
  /// A number without exponent, not negative, of at most nine digits before the point and three after it.
  static func decimal(_ field: Field) throws(DocumentError) -> Thousandths {
    try field.thousandths(expected: .decimal)
  }

  private func thousandths(expected: DocumentError.Expectation) throws(DocumentError) -> Thousandths {
    guard value.kind == .number else { throw wrongType(expected) }
    var raw = 0
    var digits = 0
    var decimals: Int?
    for byte in value.rawBytes {
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
    return Thousandths(raw: raw)
  }

  /// A decimal greater than 0.
  static func positiveDecimal(_ field: Field) throws(DocumentError) -> Thousandths {
    let value = try decimal(field)
    if value.raw == 0 { throw field.failure(.outOfRange(field.name)) }
    return value
  }

  /// A decimal without a fraction, `5` or `5.0`.
  static func integer(_ field: Field) throws(DocumentError) -> Int {
    let value = try field.thousandths(expected: .integer)
    guard value.raw % 1_000 == 0 else { throw field.wrongType(.integer) }
    return value.raw / 1_000
  }

  func integer(in range: ClosedRange<Int>) throws(DocumentError) -> Int {
    let number = try Field.integer(self)
    guard range.contains(number) else { throw failure(.outOfRange(name)) }
    return number
  }

  /// How many implements of the typed load are lifted at once.
  static func implements(_ field: Field) throws(DocumentError) -> Int { try field.integer(in: 1...2) }

  /// The number of an operation.
  static func number(_ field: Field) throws(DocumentError) -> Int {
    try field.integer(in: 1...99_999_999)
  }

  static func reps(_ field: Field) throws(DocumentError) -> Int { try field.integer(in: Limits.reps) }

  static func rir(_ field: Field) throws(DocumentError) -> Int { try field.integer(in: Limits.rir) }

  static func rpe(_ field: Field) throws(DocumentError) -> RPE {
    guard let rpe = RPE(try decimal(field)) else { throw field.failure(.outOfRange(field.name)) }
    return rpe
  }

  /// Percent of the 1RM: more than 0, at most 200.
  static func percent(_ field: Field) throws(DocumentError) -> Thousandths {
    let percent = try positiveDecimal(field)
    guard percent <= Thousandths(200) else { throw field.failure(.outOfRange(field.name)) }
    return percent
  }

  /// After how many failed times a plan steps back.
  static func failures(_ field: Field) throws(DocumentError) -> Int { try field.integer(in: 1...10) }

  /// By how many percent a plan steps back: more than 0, less than 100.
  static func stepBack(_ field: Field) throws(DocumentError) -> Thousandths {
    let percent = try positiveDecimal(field)
    guard percent < Thousandths(100) else { throw field.failure(.outOfRange(field.name)) }
    return percent
  }

  /// A part of a whole: from 0 to 1.
  static func share(_ field: Field) throws(DocumentError) -> Thousandths {
    let share = try decimal(field)
    guard share <= Thousandths(1) else { throw field.failure(.outOfRange(field.name)) }
    return share
  }

  /// A time in seconds.
  static func time(_ field: Field) throws(DocumentError) -> Duration {
    Duration(milliseconds: try decimal(field).raw)
  }

  /// A time in seconds, greater than 0.
  static func duration(_ field: Field) throws(DocumentError) -> Duration {
    Duration(milliseconds: try positiveDecimal(field).raw)
  }
}
