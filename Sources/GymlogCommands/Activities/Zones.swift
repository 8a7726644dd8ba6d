import CommandLineKit
import Formats
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func zones(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.zones.rawValue,
      declaring: .init(
        help: words.zonesHelp,
        .phrase(words.placeholder(.activity), help: words.meaning(.activity), as: .activity(words)),
        .option(
          "max", value: words.placeholder(.number),
          help: words.say(
            en: "your measured maximum heart rate", es: "tu pulso máximo medido",
            ca: "el teu pols màxim mesurat"), as: .heartRate),
        .option(
          "age", value: words.placeholder(.number),
          help: words.say(
            en: "an age, instead of the profile's", es: "una edad, en vez de la del perfil",
            ca: "una edat, en lloc de la del perfil"),
          as: ValueParser { text throws(Failure) in
            guard let age = Int(text), (1...120).contains(age) else { throw .ageNotUnderstood(text) }
            return age
          })
      ) { context, argument, maximum, age throws(Failure) in
        let (data, track) = try context.logbook.read { snapshot throws(Failure) in
          let data = try ActivityData(snapshot)
          let stored = try argument.map { argument throws(Failure) in try context.activity(argument, in: data)
          }
          return (
            data,
            try stored.map { stored throws(Failure) in
              try ActivityTrack(stored, in: snapshot, isNamed: true)
            }
          )
        }
        let day = track?.activity.start.day ?? context.now.day
        let known = age ?? data.profile?.age(on: day)
        guard
          let zones = maximum.map({ HeartRateZones(maximum: Double($0)) })
            ?? known.flatMap({ HeartRateZones(age: $0) })
        else { throw .zonesNeedAge }
        let seconds = track?.measured.map { $0.track.seconds(inZonesFrom: zones.starts) }
        let answer = ZoneAnswer(
          zones: zones, isEstimated: maximum == nil, track: track,
          seconds: seconds?.reduce(0, +) == 0 ? nil : seconds)
        return Reply(
          problems: data.problems, text: { answer.text($0, context) }, json: { answer.json })
      })
  }
}

/// The zones, and the time in each of an activity.
private struct ZoneAnswer {
  let zones: HeartRateZones
  let isEstimated: Bool
  let track: ActivityTrack?
  /// Below the first zone, and in each; nil without a track with a heart rate.
  let seconds: [Double]?

  private var activity: Activity? { track?.activity }

  func text(_ screen: Screen, _ context: Context) -> String {
    let words = screen.words
    let (from, to) = (zones.range.lowerBound, zones.range.upperBound)
    var lines = screen.dotted([
      .init(
        words.say(en: "Maximum", es: "Máximo", ca: "Màxim") + " \(HeartRateZones.shown(zones.maximum))"
          + (isEstimated ? words.say(en: " (220 - age)", es: " (220 - edad)", ca: " (220 - edat)") : "")),
      .init("75\(words.percentSpace)%: \(HeartRateZones.shown(zones.target))"),
      .init("70–85\(words.percentSpace)%: \(HeartRateZones.shown(from))–\(HeartRateZones.shown(to))"),
    ])
    if let activity { lines.append(screen.painter.paint(context.label(activity), .strong)) }
    var table = Table([.left, .right, .right, .right])
    func add(_ name: String, _ range: String, _ seconds: Double?) {
      let time = seconds.flatMap { Duration(rounding: $0) }
      let share = seconds.map { Int(($0 / max(1, total) * 100).rounded()) }
      table.add([
        .init(name), .init(range), .init(time.map { words.stopwatch($0.wholeSeconds) } ?? "", .strong),
        .init(share.map { "\($0)\(words.percentSpace)%" } ?? ""),
      ])
    }
    if let below = seconds?.first, below >= 0.5 { add(words.belowZones, "<\(rows[0].from)", below) }
    for row in rows {
      let range = row.to.map { "\(row.from)–\($0)" } ?? "\(row.from)+"
      add(words.say(en: "zone", es: "zona", ca: "zona") + " \(row.number)", range, row.seconds)
    }
    lines += table.foldedLines(width: screen.narrowed(by: 2).width, screen.painter).map { "  " + $0 }
    if let track, seconds == nil {
      let reason =
        track.isTrackLost ? words.trackLost : track.measured == nil ? words.noTrack : words.noHeartRates
      let mean = track.activity.heartRate?.average.map { words.mean(heartRate: $0, zone: zone(of: $0)) }
      lines += wrapped([reason, mean].compactMap(\.self).joined(separator: ". "), width: screen.width)
    } else if let warning = track?.warning(words) {
      lines += wrappedAroundCommands(warning, width: screen.width)
    }
    return lines.text
  }

  /// The number of the zone of a rate; nil below the first.
  private func zone(of rate: Int) -> Int? { rows.last { $0.from <= rate }?.number }

  private var total: Double { seconds?.reduce(0, +) ?? 0 }

  private var rows: [(number: Int, from: Int, to: Int?, seconds: Double?)] {
    let starts = zones.starts
    return starts.indices.map { index in
      (index + 1, starts[index], index + 1 < starts.count ? starts[index + 1] - 1 : nil, seconds?[index + 1])
    }
  }

  var json: [JSON.Member] {
    JSON.members([
      "activity": activity.map { .string($0.id.text) } ?? .null, "maximum": .measured(zones.maximum),
      "estimated": .bool(isEstimated), "target": .measured(zones.target),
      "range": ["from": .measured(zones.range.lowerBound), "to": .measured(zones.range.upperBound)],
      "secondsBelow": .measured(seconds?.first),
      "zones": .array(
        rows.map { row in
          [
            "zone": .int(row.number), "from": .int(row.from), "to": row.to.map { .int($0) } ?? .null,
            "seconds": .measured(row.seconds),
          ]
        }),
    ])
  }
}

extension Words {
  fileprivate var belowZones: String {
    say(en: "below", es: "por debajo", ca: "per sota")
  }

  fileprivate var noTrack: String {
    say(
      en: "There is no track, so the time in each zone isn't known",
      es: "No hay recorrido, así que no se sabe el tiempo en cada zona",
      ca: "No hi ha recorregut, així que no se sap el temps en cada zona")
  }

  /// The mean heart rate, and its zone; nil below the first.
  fileprivate func mean(heartRate rate: Int, zone: Int?) -> String {
    let (number, below) = (zone.map(String.init), zone == nil)
    return say(
      en: "Average: \(rate), " + (below ? "below all zones" : "zone \(number ?? "")"),
      es: "La media, \(rate), está " + (below ? "por debajo de todas" : "en la zona \(number ?? "")"),
      ca: "La mitjana, \(rate), és " + (below ? "per sota de totes" : "a la zona \(number ?? "")"))
  }

  fileprivate var noHeartRates: String {
    say(
      en: "Its track has no heart-rate data", es: "El recorrido no incluye el pulso",
      ca: "El recorregut no inclou el pols")
  }

  var zonesHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show heart-rate zones, and the time in each",
        [
          "gymlog zones": "your five zones, from your age",
          "gymlog zones last": "the time in each zone in the last activity",
          "gymlog zones --max 188": "from your measured maximum",
        ],
        "Without a measured maximum, 220 - age is used, a rough estimate (Fox, Naughton and Haskell 1971). The zones begin at "
          + "50, 60, 70, 80 and 90% of it. To set your date of birth: gymlog profile --born 1990-05-01"),
      es: CommandHelp(
        "Muestra las zonas de pulso y el tiempo en cada una",
        [
          "gymlog zones": "tus cinco zonas, según tu edad",
          "gymlog zones last": "el tiempo por zonas de la última actividad",
          "gymlog zones --max 188": "según tu máximo medido",
        ],
        "Sin un máximo medido se toma 220 - edad, una estimación aproximada (Fox, Naughton y Haskell 1971). Las zonas empiezan "
          + "en el 50, 60, 70, 80 y 90 %. Tu fecha de nacimiento: gymlog profile --born 1990-05-01"),
      ca: CommandHelp(
        "Mostra les zones de pols i el temps en cadascuna",
        [
          "gymlog zones": "les teves cinc zones, segons l'edat",
          "gymlog zones last": "el temps per zones de l'última activitat",
          "gymlog zones --max 188": "segons el teu màxim mesurat",
        ],
        "Sense un màxim mesurat es pren 220 - edat, una estimació aproximada (Fox, Naughton i Haskell 1971). Les zones comencen "
          + "al 50, 60, 70, 80 i 90 %. La teva data de naixement: gymlog profile --born 1990-05-01"))
  }
}

extension Failure {
  fileprivate static func ageNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage, en: Message("\(quoted(text)) isn't an age", hint: "Type years, 1 to 120"),
      es: Message("\(quoted(text)) no es una edad", hint: "Escribe los años, de 1 a 120"),
      ca: Message("\(quoted(text)) no és una edat", hint: "Escriu els anys, d'1 a 120"))
  }

  fileprivate static var zonesNeedAge: Failure {
    Failure(
      .usage,
      en: Message(
        "zones need your age or your maximum heart rate",
        hint: "To set your age: gymlog profile --born 1990-05-01"),
      es: Message(
        "para las zonas hace falta tu edad o tu pulso máximo",
        hint: "Para indicar la edad: gymlog profile --born 1990-05-01"),
      ca: Message(
        "per a les zones cal la teva edat o el teu pols màxim",
        hint: "Per indicar l'edat: gymlog profile --born 1990-05-01"))
  }
}
