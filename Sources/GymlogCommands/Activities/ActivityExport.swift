import CommandLineKit
import Formats
import Tracks
import Training
import Wording

extension Commands {
  static func activityExport(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityExport.rawValue,
      declaring: .init(
        help: words.activityExportHelp,
        .phrase(words.placeholder(.activity), help: words.meaning(.activity), as: .activity(words)),
        .oneFlag(
          of: TrackExport.allCases.map { (name: $0.rawValue, help: $0.help(words), value: $0) }),
        .option(
          "marks", value: words.placeholder(.distance),
          help: words.say(
            en: "in KML, the distance between marks", es: "en KML, la distancia entre marcas",
            ca: "en KML, la distància entre marques"), as: .distance),
        .option(
          "step", value: words.placeholder(.distance),
          help: words.say(
            en: "in KML, the minimum distance between points; 0 keeps all",
            es: "en KML, la distancia mínima entre puntos; con 0, todos",
            ca: "en KML, la distància mínima entre punts; amb 0, tots"), as: .distanceOrNone),
        .output(words), .replacing(words)
      ) { context, argument, format, marks, step, path, force throws(Failure) in
        let format = format ?? .gpx
        if format != .kml, marks != nil { throw .optionNeeds("--marks", "--kml") }
        if format != .kml, step != nil { throw .optionNeeds("--step", "--kml") }
        let (track, data) = try context.tracked(argument ?? .last)
        guard let measured = track.measured else {
          throw .activityLacksTrack(context.label(track.activity), isLost: false)
        }
        var options = TrackWriter.KMLOptions()
        if let marks { options.marks = Double(marks.millimetres) / 1_000 }
        if let step { options.step = Double(step?.millimetres ?? 0) / 1_000 }
        let text = format.text(of: measured, track.activity, options)
        if let warning = track.warning(context.words), !context.isForPrograms {
          context.world.complain(
            wrappedAroundCommands(warning, width: context.world.errorTerminal.width).text)
        }
        guard let path, path != "-" else {
          if context.isForPrograms { throw .contradiction("--json", "--" + format.rawValue) }
          return Reply(problems: data.problems, text: { _ in text }, json: { [] })
        }
        try write(text, to: path, force: force)
        return Reply(
          noticed: data.problems, text: { $0.words.trackWritten(path) + "\n" },
          json: { JSON.members(["file": .string(path)]) + track.fileMembers })
      })
  }
}

private enum TrackExport: String, CaseIterable {
  case gpx, kml, csv

  func help(_ words: Words) -> String {
    switch self {
    case .gpx:
      words.say(
        en: "write GPX, which most programs read", es: "exporta en GPX, que leen casi todos los programas",
        ca: "exporta en GPX, que llegeixen gairebé tots els programes")
    case .kml:
      words.say(
        en: "write KML, for maps", es: "exporta en KML, para mapas", ca: "exporta en KML, per a mapes")
    case .csv:
      words.say(
        en: "write CSV, a line for each point", es: "exporta en CSV, una línea por punto",
        ca: "exporta en CSV, una línia per punt")
    }
  }

  func text(of measured: MeasuredTrack, _ activity: Activity, _ options: TrackWriter.KMLOptions) -> String {
    switch self {
    case .gpx:
      var track = measured.track
      track.name = activity.name
      track.note = activity.note
      track.sport = activity.sport
      return TrackWriter.gpx(track)
    case .kml: return TrackWriter.kml(measured, options)
    case .csv: return String(decoding: TrackWriter.csv(measured), as: UTF8.self)
    }
  }
}

extension Words {
  fileprivate func trackWritten(_ path: String) -> String {
    say(en: "Saved to \(path)", es: "Guardado en \(path)", ca: "Desat a \(path)")
  }

  var activityExportHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Export an activity's track",
        [
          "gymlog activity export -o run.gpx": "the last one, as GPX",
          "gymlog activity export last --kml --marks 5km -o ride.kml": "for a map, with a mark every 5 km",
          "gymlog activity export 2026-11-21 --csv": "each point, for a spreadsheet",
        ],
        "The imported file is kept unchanged in the data directory. KML includes the times of points that have one, and leaves out points "
          + "within 5 m of the one before, unless --step says otherwise."),
      es: CommandHelp(
        "Exporta el recorrido de una actividad",
        [
          "gymlog activity export -o carrera.gpx": "el de la última, en GPX",
          "gymlog activity export last --kml --marks 5km -o bici.kml":
            "para un mapa, con una marca cada 5 km",
          "gymlog activity export 2026-11-21 --csv": "cada punto, para una hoja de cálculo",
        ],
        "El archivo tal como se importó está en la carpeta de datos, junto a la actividad. KML lleva la hora de los puntos que la "
          + "tienen y omite los que están a menos de 5 m del anterior, o de la distancia que indique --step."),
      ca: CommandHelp(
        "Exporta el recorregut d'una activitat",
        [
          "gymlog activity export -o cursa.gpx": "el de l'última, en GPX",
          "gymlog activity export last --kml --marks 5km -o bici.kml":
            "per a un mapa, amb una marca cada 5 km",
          "gymlog activity export 2026-11-21 --csv": "cada punt, per a un full de càlcul",
        ],
        "El fitxer tal com es va importar és a la carpeta de dades, al costat de l'activitat. KML porta l'hora dels punts que en "
          + "tenen i omet els que són a menys de 5 m de l'anterior, o de la distància que indiqui --step."))
  }
}
