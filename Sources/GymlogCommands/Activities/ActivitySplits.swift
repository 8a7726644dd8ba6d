import CommandLineKit
import Formats
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func activitySplits(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activitySplits.rawValue,
      declaring: .init(
        help: words.activitySplitsHelp,
        .phrase(words.placeholder(.activity), help: words.meaning(.activity), as: .activity(words)),
        .every(words),
        .flag(
          "laps",
          help: words.say(
            en: "the device's laps instead", es: "las vueltas del dispositivo, en vez de los parciales",
            ca: "les voltes del dispositiu, en lloc dels parcials")), .tableFormat(words)
      ) { context, argument, every, onlyLaps, format throws(Failure) in
        try context.checkOneForm(format)
        let (track, data) = try context.tracked(argument ?? .last)
        if onlyLaps, every != nil { throw Failure.contradiction("--laps", "--every") }
        let step = every.map { Double($0.millimetres) / 1_000 } ?? data.scale.metres
        let splits = SplitTable(track.measured, step: step, track.activity.sport, data.scale, context.words)
        let laps = LapTable(track.measured?.track.laps ?? [], track.activity.sport, data.scale, context.words)
        if onlyLaps, laps.table.rows.isEmpty { throw .noLaps(context.label(track.activity)) }
        if let format {
          return onlyLaps
            ? Reply(problems: data.problems, laps.table, as: format)
            : Reply(problems: data.problems, splits.table, as: format)
        }
        return Reply(
          problems: data.problems,
          text: { screen in
            let head = screen.painter.paint(context.label(track.activity), .strong)
            // Splits are those of the track, whatever the device or the lifter says of the whole.
            let fact = ActivityFacts(track.activity, data.scale, screen.words)
            let own = fact.track.map { screen.noted(fact.trackTitle + "  " + $0, indent: 0) }
            let warning =
              track.warning(screen.words).map { wrappedAroundCommands($0, width: screen.width) } ?? []
            if onlyLaps { return ([head] + screen.lines(laps.table) + warning).text }
            var lines = [head] + (own ?? []) + screen.lines(splits.table, isNarrow: screen.isNarrow)
            if laps.table.rows.count > 1 {
              let title = screen.words.say(
                en: "Device laps", es: "Vueltas del dispositivo", ca: "Voltes del dispositiu")
              lines += ["", screen.painter.paint(title, .strong)] + screen.lines(laps.table)
            }
            return (lines + warning).text
          },
          json: {
            JSON.members([
              "activity": .string(track.activity.id.text), "splits": splits.table.json,
              "laps": laps.table.json,
            ]) + track.fileMembers
          })
      })
  }
}

extension Context {
  /// An activity whose track can be read.
  ///
  /// - Throws: A `Failure` if there is no such activity, or it has no track.
  func tracked(_ argument: WorkoutArgument) throws(Failure) -> (track: ActivityTrack, data: ActivityData) {
    let (track, data) = try logbook.read { snapshot throws(Failure) in
      let data = try ActivityData(snapshot)
      return (
        try ActivityTrack(try activity(argument, in: data), in: snapshot, isNamed: true), data
      )
    }
    guard track.measured != nil else {
      let failure = Failure.activityLacksTrack(label(track.activity), isLost: track.isTrackLost)
      let (activity, scale) = (track.activity, data.scale)
      guard !track.isTrackLost,
        let rate = activity.distance.flatMap({ scale.rate($0.double, activity.time, activity.sport, words) })
      else { throw failure }
      throw failure.changing { message, words, _ in message.hint = words.mean(ofWhole: rate) }
    }
    return (track, data)
  }
}

/// The laps of a device as a report's table.
private struct LapTable {
  let table: ReportTable<(number: Int, sums: DeviceSums)>

  init(_ laps: [DeviceSums], _ sport: Sport, _ scale: DistanceScale, _ words: Words) {
    var table = ReportTable(laps.enumerated().map { (number: $0 + 1, sums: $1) })
    table.column("lap", .init("")) { .count($0.number) }
    table.column("metres", .init(words.distanceHeading)) { row in
      row.sums.distance.flatMap { metres in
        Thousandths(measured: metres).map { .shown(.number($0), as: scale.distance(metres, words)) }
      } ?? .none
    }
    table.column("seconds", .init(words.timeHeading)) { row in
      (row.sums.timer ?? row.sums.elapsed).flatMap { Duration(rounding: $0) }.cell {
        .shown(.exact(Thousandths(raw: $0.milliseconds).text), as: words.stopwatch($0.wholeSeconds))
      }
    }
    table.shownColumn(.init(words.rateHeading([sport]))) { row in
      let time = (row.sums.timer ?? row.sums.elapsed).flatMap { Duration(rounding: $0) }
      return row.sums.distance.flatMap { scale.rate($0, time, sport, words) }.cell { .text($0) }
    }
    table.column("heartRate", .init(words.heartRateHeading)) { row in
      row.sums.averageHeartRate.cell { .count($0) }
    }
    self.table = table
  }
}

extension Failure {
  fileprivate static func noLaps(_ label: String) -> Failure {
    Failure(
      .notFound, en: Message("\(label) has no device laps"),
      es: Message("\(label): sin vueltas del dispositivo"),
      ca: Message("\(label): sense voltes del dispositiu"))
  }

  static func activityLacksTrack(_ label: String, isLost: Bool) -> Failure {
    Failure(.notFound) { words in
      isLost
        ? words.say(
          en: Message(
            "the track of \(label) is missing or damaged", hint: "To check all files: gymlog check"),
          es: Message(
            "\(label): el recorrido falta o está dañado", hint: "Para comprobar los archivos: gymlog check"),
          ca: Message(
            "\(label): el recorregut falta o està malmès", hint: "Per comprovar els fitxers: gymlog check"))
        : words.say(
          en: Message("\(label) has no track: it wasn't imported from a file"),
          es: Message("\(label): sin recorrido, no se importó de un archivo"),
          ca: Message("\(label): sense recorregut, no es va importar d'un fitxer"))
    }
  }
}

extension Words {
  /// The mean pace or speed of an activity without splits.
  fileprivate func mean(ofWhole rate: String) -> String {
    say(en: "Average: \(rate)", es: "Su media es \(rate)", ca: "La mitjana és \(rate)")
  }

  var activitySplitsHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show the splits of an activity",
        [
          "gymlog activity splits": "every kilometre or mile of the last one",
          "gymlog activity splits last --every 400m": "splits of another length",
          "gymlog activity splits 2026-11-21 --csv": "for a spreadsheet",
          "gymlog activity splits last --laps --csv": "the laps of the device",
        ],
        "Times leave out stops, unlike those of activity compare. Time and elevation at the end of a split are interpolated. The "
          + "last split may be shorter.",
        "The maximum speed is the average over six consecutive steps between track points, or over 400 m if that is higher."
      ),
      es: CommandHelp(
        "Muestra los parciales de una actividad",
        [
          "gymlog activity splits": "cada kilómetro de la última, o cada milla",
          "gymlog activity splits last --every 400m": "otra longitud",
          "gymlog activity splits 2026-11-21 --csv": "para una hoja de cálculo",
          "gymlog activity splits last --laps --csv": "las vueltas del dispositivo",
        ],
        "El tiempo no cuenta las paradas, al contrario que en activity compare. El tiempo y la altitud de cada marca se "
          + "interpolan entre los puntos vecinos. El último parcial puede ser más corto.",
        "La velocidad máxima es la media de seis tramos seguidos, cada uno de un punto al siguiente, o la de 400 m si es mayor."
      ),
      ca: CommandHelp(
        "Mostra els parcials d'una activitat",
        [
          "gymlog activity splits": "cada quilòmetre de l'última, o cada milla",
          "gymlog activity splits last --every 400m": "una altra longitud",
          "gymlog activity splits 2026-11-21 --csv": "per a un full de càlcul",
          "gymlog activity splits last --laps --csv": "les voltes del dispositiu",
        ],
        "El temps no compta les parades, al contrari que a activity compare. El temps i l'altitud de cada marca "
          + "s'interpolen entre els punts veïns. L'últim parcial pot ser més curt.",
        "La velocitat màxima és la mitjana de sis trams seguits, cadascun d'un punt al següent, o la de 400 m si és més alta."
      ))
  }
}
