import Formats
import TerminalKit
import Training
import Wording

/// The latest body weight, compared with earlier ones.
struct BodyWeightScreen {
  let latest: BodyWeight
  let earlier: [BodyWeightChange]
  let now: Instant
  let screen: Screen

  var lines: [String] {
    let words = screen.words
    var table = Table([.left, .right, .left, .right])
    for (place, change) in earlier.enumerated() {
      // An entry that is the last before both spans is shown once.
      if earlier.dropFirst(place + 1).contains(where: { $0.earlier == change.earlier }) { continue }
      table.add([
        .init(change.isCloseToSpan ? words.earlier(change.span) : words.earlier(days: change.days)),
        .init(words.mass(change.earlier.weight)),
        .init(words.dayRelative(change.earlier.at.day, today: now.day), .faint),
        .init(words.difference(latest.difference(to: change.earlier), latest.weight.unit)),
      ])
    }
    let day = words.dayRelative(latest.at.day, today: now.day)
    return [screen.painter.paint(words.mass(latest.weight), .strong) + "  " + day]
      + table.foldedLines(width: screen.width.map { $0 - 2 }, screen.painter).map { "  " + $0 }
  }
}

extension BodyWeightChange {
  /// The earlier entry, and the difference from it to the later.
  var json: [JSON.Member] {
    earlier.json
      + JSON.members([
        "days": .int(days),
        "change": WorkoutJSON.mass(Mass(later.difference(to: earlier), later.weight.unit)),
      ])
  }
}

extension Words {
  /// A difference of masses with its sign, rounded to tenths: `+20 kg`, `-3.5 kg`, `0 kg`.
  func difference(_ value: Thousandths, _ unit: MassUnit) -> String {
    (value.raw >= 50 ? "+" : "") + rounded(value) + " " + unit.rawValue
  }
}

extension Words {
  /// A difference since an earlier moment, given by its day, or on the same day by its time.
  func changed(_ difference: String, since earlier: Instant, until later: Instant, today: Day) -> String {
    if earlier.day == later.day { return difference + " " + since(earlier.civil, today: today) }
    return changedSince(difference, dayRelative(earlier.day, today: today))
  }

  /// A body weight compared with the one before: `-0.5 kg since 14 Nov`.
  func changeSince(_ earlier: BodyWeight, to later: BodyWeight, today: Day) -> String {
    changed(
      difference(later.difference(to: earlier), later.weight.unit), since: earlier.at, until: later.at,
      today: today)
  }
}

extension Words {
  func earlier(_ span: BodyWeightChange.Span) -> String {
    switch span {
    case .week: say(en: "a week earlier", es: "una semana antes", ca: "una setmana abans")
    case .month: say(en: "a month earlier", es: "un mes antes", ca: "un mes abans")
    }
  }

  func earlier(days: Int) -> String {
    say(
      en: number(days) + " days earlier",
      es: number(days) + " días antes",
      ca: number(days) + " dies abans")
  }
}

extension Words {
  /// A difference since a day: `-0.5 kg since 14 Nov`, `-0.5 kg since yesterday`.
  func changedSince(_ difference: String, _ day: String) -> String {
    switch language {
    case .english:
      return "\(difference) since \(day)"
    case .spanish:
      return "\(difference) desde \(day.first?.isNumber == true ? "el " : "")\(day)"
    case .catalan:
      if day.first?.isNumber == true { return difference + " " + Catalan.since(day) }
      return difference + (day.first == "a" ? " des d'" : " des de ") + day
    }
  }
}
