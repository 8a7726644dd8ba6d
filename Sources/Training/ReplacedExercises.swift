import CatalogueData

/// `Data/replaced.csv`: the built-in exercises that turned out to be another one.
///
/// Their numbers stay in documents. `ExerciseID` reads them as the exercise that stays, so nothing behind it knows them.
package enum ReplacedExercises {
  /// The numbers that were replaced and the numbers that they mean, as listed.
  package static let all: [(number: Int, successor: Int)] = {
    var count = 0
    let start = catalogue_replaced(&count)
    return UnsafeBufferPointer(start: start, count: count).split(separator: UInt8(ascii: "\n")).dropFirst()
      .compactMap { line in
        let fields = line.split(separator: UInt8(ascii: ","))
        guard fields.count == 2, let number = digits(String(decoding: fields[0], as: UTF8.self)),
          let successor = digits(String(decoding: fields[1], as: UTF8.self))
        else { return nil }
        return (number, successor)
      }
  }()

  /// The number of the exercise that a number means instead of its own; nil for all but the replaced ones.
  static func successor(of number: Int) -> Int? { all.first { $0.number == number }?.successor }
}
