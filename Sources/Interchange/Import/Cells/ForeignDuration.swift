import Training
import Wording

extension Duration {
  /// The unit of a number alone.
  enum PlainUnit: Int {
    case seconds = 1
    case hours = 3_600
  }

  /// Reads a length of time as programs write it: `2h 38m`, `75m`, `1h 2min`, `30s`, `1小时13分钟`, `0:01:30`, `90`, `1.5`.
  /// Nil for anything else, or for 100,000 hours and more.
  ///
  /// `unit` is that of a number alone. `1:30` is a minute and a half.
  init?(foreign text: String, _ unit: PlainUnit, comma: ForeignNumber.Comma = .doubtful) {
    guard text.utf8.count <= 100,
      let milliseconds = Self.clock(text) ?? Self.plain(text, unit, comma) ?? Self.inWords(text),
      milliseconds < Limits.longest.milliseconds
    else { return nil }
    self.init(milliseconds: milliseconds)
  }

  private static func plain(_ text: String, _ unit: PlainUnit, _ comma: ForeignNumber.Comma) -> Int? {
    guard let number = ForeignNumber(text, comma: comma), number.unit.isEmpty, !number.isNegative,
      !number.isHuge
    else { return nil }
    return number.value.raw * unit.rawValue
  }

  /// `h:mm:ss` or `m:ss`, the seconds with decimals or not.
  private static func clock(_ text: String) -> Int? {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ $0.first?.isNumber ?? false }),
      let seconds = ForeignNumber(parts[parts.count - 1], comma: .decimal), seconds.unit.isEmpty,
      seconds.value < Thousandths(60)
    else { return nil }
    let whole = parts.dropLast().compactMap { Int($0) }
    guard whole.count == parts.count - 1, whole.allSatisfy({ $0 < 1_000_000 }),
      whole.count < 2 || whole[1] < 60
    else { return nil }
    return whole.reduce(0) { $0 * 60 + $1 } * 60_000 + seconds.value.raw
  }

  /// Numbers with their units, the longer units first.
  private static func inWords(_ text: String) -> Int? {
    var rest = text[...]
    var total = 0
    var last = Int.max
    while let first = rest.first {
      if first == " " || first == "," || first == "\u{A0}" {
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "," && rest.contains(where: \.isLetter) }
      guard let number = ForeignNumber(digits.trimmed, comma: .decimal), !number.isHuge else { return nil }
      rest = rest[digits.endIndex...].drop { $0 == " " || $0 == "\u{A0}" }
      let word = rest.prefix { $0.isLetter }
      rest = rest[word.endIndex...].drop { $0 == "." }
      guard let seconds = seconds(of: Recognition.folded(word)), seconds < last else { return nil }
      last = seconds
      total += number.value.raw * seconds
    }
    return last == Int.max ? nil : total
  }

  /// The seconds of a unit, also in other languages of those programs.
  private static func seconds(of unit: String) -> Int? {
    switch unit {
    case "d", "day", "days", "天": 86_400
    case "heure", "heures", "ora", "ore", "std", "stunde", "stunden", "uur", "小时", "小時", "時間": 3_600
    case "m", "minuti", "minuten", "分钟", "分鐘", "分": 60
    case "seconde", "secondes", "secondo", "secondi", "sek", "sekunde", "sekunden", "秒", "秒钟": 1
    default: TimeUnit(named: unit)?.rawValue
    }
  }
}
