/// The id of a workout or an exercise as two numbers, which need no memory of their own. Ids of one kind are
/// ordered as their texts are.
package struct PackedID: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// The twelve digits of day and minute; for a built-in exercise, its number.
  private let digits: UInt64
  /// The ten letters as a number to base 32; `isNumber` for a built-in exercise.
  private let letters: UInt64

  private static let isNumber = UInt64.max

  private init(digits: UInt64, letters: UInt64) {
    self.digits = digits
    self.letters = letters
  }

  /// Packs the id of a workout or of a custom exercise.
  package init(_ id: EntityID) {
    var text = id.text
    // In place: a report packs thousands of ids, and took a tenth longer with an iterator.
    self = text.withUTF8 { bytes in
      var (digits, letters): (UInt64, UInt64) = (0, 0)
      for index in 0..<13 where index != 8 { digits = digits * 10 + UInt64(bytes[index] - UInt8(ascii: "0")) }
      for index in 14..<bytes.count {
        letters = letters << 5 | UInt64(EntityID.value(ofLetter: bytes[index]))
      }
      return PackedID(digits: digits, letters: letters)
    }
  }

  package init(_ id: ExerciseID) {
    if let own = EntityID(id.text) {
      self.init(own)
    } else {
      self.init(digits: UInt64(id.text) ?? 0, letters: Self.isNumber)
    }
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.digits, one.letters) < (other.digits, other.letters)
  }

  package var entity: EntityID {
    let text = String(unsafeUninitializedCapacity: 24) { text in
      var (digits, letters) = (digits, letters)
      for place in (14..<24).reversed() {
        text[place] = EntityID.letter(Int(letters & 31))
        letters >>= 5
      }
      text[13] = UInt8(ascii: "-")
      for place in (0..<13).reversed() where place != 8 {
        text[place] = UInt8(ascii: "0") + UInt8(digits % 10)
        digits /= 10
      }
      text[8] = UInt8(ascii: "t")
      return 24
    }
    return EntityID(checked: text)
  }

  package var exercise: ExerciseID {
    letters == Self.isNumber ? ExerciseID(checked: String(digits)) : ExerciseID(entity)
  }
}
