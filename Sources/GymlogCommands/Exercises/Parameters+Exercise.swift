import CommandLineKit
import Training
import Wording

/// The options that say what an exercise is.
extension Parameter {
  /// `--muscle` or `--also`: each is one, or several with commas; `none` alone stands for no muscle. Empty where it is left out.
  static func muscles(_ name: OptionName, _ words: Words) -> Parameter where Value == [[Muscle]] {
    .options(
      name.rawValue, value: words.placeholder(.muscle), help: words.exerciseFact(name),
      as: ValueParser { text throws(Failure) -> [Muscle] in
        if Recognition.isNone(text) { return [] }
        return try muscles(in: text, of: name, .exerciseNew, words) { word in
          Recognition.muscle(named: word).map { [$0] }
        }
      })
  }

  static func implements(_ words: Words) -> Parameter where Value == Int? {
    .option(
      OptionName.implements.rawValue, value: words.placeholder(.number), help: words.option(.implements),
      as: .choices(["1", "2"]) { Int($0) })
  }

  static func sides(_ words: Words) -> Parameter where Value == Sides? {
    .option(
      OptionName.sides.rawValue, value: words.placeholder(.sides), help: words.option(.sides),
      as: .choices(Sides.self))
  }

  /// `--body-weight 64%`: from 0 to 100 percent.
  static func bodyWeightShare(_ words: Words) -> Parameter where Value == Thousandths? {
    .option(
      OptionName.bodyWeight.rawValue, value: words.placeholder(.percent), help: words.option(.bodyWeight),
      as: ValueParser { text throws(Failure) -> Thousandths in
        let digits = text.hasSuffix("%") ? String(text.dropLast()) : text
        let number = Thousandths(digits) ?? Thousandths(digits, point: ",")
        guard let number, number <= Thousandths(100), number.raw % 100 == 0 else {
          throw .shareNotUnderstood(text)
        }
        return Thousandths(raw: number.raw / 100)
      })
  }
}

extension [[Muscle]] {
  /// Nil where nothing was said; no muscle where that was said.
  var said: [Muscle]? { isEmpty ? nil : flatMap(\.self) }
}
