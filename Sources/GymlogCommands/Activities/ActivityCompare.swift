import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func activityCompare(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityCompare.rawValue,
      declaring: .init(
        help: words.activityCompareHelp,
        .required(words.placeholder(.side), help: words.meaning(.activity), as: .activity(words)),
        .required(words.placeholder(.otherSide), help: words.meaning(.activity), as: .activity(words)),
        .every(words)
      ) { context, one, other, every throws(Failure) in
        let (tracks, data) = try context.logbook.read { snapshot throws(Failure) in
          let data = try ActivityData(snapshot)
          let tracks = try [one, other].map { argument throws(Failure) in
            try ActivityTrack(try context.activity(argument, in: data), in: snapshot, isNamed: true)
          }
          return (tracks, data)
        }
        let (first, second) = (tracks[0], tracks[1])
        if first.activity.id == second.activity.id { throw .sameActivity(context.label(first.activity)) }
        let step = every.map { Double($0.millimetres) / 1_000 } ?? data.scale.metres
        let table = ReportTable.pairs(first, second, step: step, data.scale, context)
        return Reply(
          problems: data.problems,
          text: { screen in
            let words = screen.words
            let heads = [("A", first.activity), ("B", second.activity)].flatMap { letter, activity in
              let pieces =
                [Table.Cell(context.label(activity), .strong)]
                + activity.figures(data.scale, words).map { Table.Cell($0) }
              return screen.narrowed(by: 3).dotted(pieces).enumerated().map {
                ($0 == 0 ? letter : " ") + "  " + $1
              }
            }
            // Without a track there are the figures alone.
            let lacking = tracks.first { $0.measured == nil }.map {
              Failure.activityLacksTrack(context.label($0.activity), isLost: $0.isTrackLost).message(
                words, now: context.now
              ).text.capitalised
            }
            let none = wrapped(
              lacking ?? words.noCommonSplit(data.scale.distance(step, words)), width: screen.width)
            let rest = ActivityTrack.rest(first, second, after: table.rows.last, data.scale, words)
            let note = rest.map { wrapped($0, width: screen.width) } ?? []
            let warnings = zip(["A", "B"], tracks).filter { $1.isTrackChanged }.flatMap { letter, track in
              wrappedAroundCommands(letter + ": " + (track.warning(words) ?? ""), width: screen.width)
            }
            return (heads + [""] + (table.rows.isEmpty ? none : screen.lines(table) + note) + warnings).text
          },
          json: {
            JSON.members([
              "a": .object(first.activity.json + first.fileMembers),
              "b": .object(second.activity.json + second.fileMembers), "splits": table.json,
            ])
          })
      })
  }

  static func activitySimilar(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activitySimilar.rawValue,
      declaring: .init(
        help: words.activitySimilarHelp,
        .phrase(words.placeholder(.activity), help: words.meaning(.activity), as: .activity(words))
      ) { context, argument throws(Failure) in
        let (track, data) = try context.tracked(argument ?? .last)
        let found = try context.logbook.read { snapshot throws(Failure) in
          var search = RouteSearch(try ActivityHistory(snapshot, at: context.now), snapshot)
          return try search.similar(to: track)
        }
        return Reply(
          problems: data.problems,
          text: { screen in
            let words = screen.words
            let label = context.label(track.activity)
            let warning = track.warning(words).map { wrappedAroundCommands($0, width: screen.width) } ?? []
            guard !found.isEmpty else {
              let none = screen.sentence(about: label) { $0 + ": " + words.noSimilarRoutes }
              return screen.lines(none + warning)
            }
            let rows = [track.activity] + found.map(\.activity)
            let table = ReportTable.activities(rows.fastestFirst, data.scale, context)
            let head = screen.sentence(about: label, words.similarRoutes)
            return screen.lines(head + screen.lines(table, shrinkingTo: 12) + warning)
          },
          json: {
            JSON.members([
              "activity": .string(track.activity.id.text),
              "similar": .array(
                found.map { other in
                  .object(
                    other.activity.json + JSON.members(["metresApart": .measured(other.apart)]))
                }),
            ]) + track.fileMembers
          })
      })
  }
}

/// Finds activities on the same route. Only tracks of about the same length with about the same start and end are read, each once.
struct RouteSearch {
  private let data: ActivityHistory
  private let snapshot: Snapshot
  /// The tracks read so far, by their place in the history; nil for those that can't be read.
  private var known: [Int: (activity: Activity, route: SimilarRoutes.Route)?] = [:]
  /// The number of tracks that may still be read; nil for any number.
  private var budget: Int?

  init(_ data: ActivityHistory, _ snapshot: Snapshot, reading budget: Int? = nil) {
    (self.data, self.snapshot, self.budget) = (data, snapshot, budget)
  }

  /// The activities on the same route, oldest first, and how far their tracks are apart: all, or the `most` nearest in time that
  /// are found before the budget is spent.
  mutating func similar(
    to track: ActivityTrack, most: Int? = nil
  ) throws(Failure) -> [(activity: Activity, apart: Double)] {
    let activity = track.activity
    guard let measured = track.measured, let length = activity.computed?.distance?.double else { return [] }
    let (route, ends) = (SimilarRoutes.Route(measured), measured.ends)
    let candidates = data.activities.indices.filter { index in
      let other = data.activities[index]
      guard other.id != activity.id, other.sport == activity.sport, let computed = other.computed,
        let distance = computed.distance?.double
      else { return false }
      return SimilarRoutes.areAlike(distance, length)
        && SimilarRoutes.areNear(ends?.start.rounded, computed.startPlace)
        && SimilarRoutes.areNear(ends?.end.rounded, computed.endPlace)
    }
    func gap(_ index: Int) -> Int { abs(data.activities[index].start.seconds - activity.start.seconds) }
    var found: [(activity: Activity, apart: Double)] = []
    for index in most == nil ? candidates : candidates.sorted(by: { gap($0) < gap($1) }) {
      if found.count == most { break }
      if let other = try read(index), let apart = SimilarRoutes.distance(route, other.route) {
        found.append((other.activity, apart))
      }
    }
    return found.sorted { $0.activity.start < $1.activity.start }
  }

  /// Takes a track that is read already.
  mutating func know(_ track: ActivityTrack) {
    guard let found = Self.found(track),
      let place = data.activities.firstIndex(where: { $0.id == found.activity.id })
    else { return }
    known[place] = found
  }

  private static func found(_ track: ActivityTrack) -> (activity: Activity, route: SimilarRoutes.Route)? {
    track.measured.map { (activity: track.activity, route: SimilarRoutes.Route($0)) }
  }

  private mutating func read(
    _ index: Int
  ) throws(Failure) -> (activity: Activity, route: SimilarRoutes.Route)? {
    if let known = known[index] { return known }
    if let left = budget {
      guard left > 0 else { return nil }
      budget = left - 1
    }
    let stored = try snapshot.activity(data.folders[index])
    let track = try stored.flatMap { stored throws(Failure) in try ActivityTrack(stored, in: snapshot) }
    let read = track.flatMap(Self.found)
    known[index] = .some(read)
    return read
  }
}

extension ActivityTrack {
  /// The rest of two tracks after the last split that both have; nil if there is none.
  fileprivate static func rest(
    _ one: ActivityTrack, _ other: ActivityTrack, after last: SplitPair?, _ scale: DistanceScale,
    _ words: Words
  ) -> String? {
    guard let last else { return nil }
    let lengths = [one, other].map { max(0, ($0.measured?.path.last?.distance ?? 0) - last.end) }
    guard lengths.contains(where: { $0 >= 1 }) else { return nil }
    return words.restNotCompared(scale.distance(last.end, words), lengths.map { scale.distance($0, words) })
  }
}

extension [Activity] {
  /// The activities by time, shortest first.
  var fastestFirst: [Activity] {
    func time(_ activity: Activity) -> Duration { activity.time ?? Duration(seconds: 0) }
    return sorted { time($0) < time($1) }
  }
}

struct SplitPair {
  let number: Int
  /// Metres to its end.
  let end: Double
  /// Seconds of each; nil without times.
  let first: Double?
  let second: Double?
  /// By how many seconds the second was slower; negative if it was faster.
  let change: Double?
  /// The seconds by which it is behind at its end.
  let behind: Double?
}

extension ReportTable<SplitPair> {
  /// The splits that both tracks have, side by side.
  static func pairs(
    _ one: ActivityTrack, _ other: ActivityTrack, step: Double, _ scale: DistanceScale, _ context: Context
  ) -> ReportTable {
    let words = context.words
    let (first, second) = (one.measured?.splits(each: step) ?? [], other.measured?.splits(each: step) ?? [])
    var lead = 0.0
    // The last split of the shorter one ends at no mark.
    let pairs = zip(first, second).prefix { abs($0.end - $1.end) < 1 }
    let rows = pairs.enumerated().map { index, pair in
      let (a, b) = (pair.0.elapsed, pair.1.elapsed)
      var (change, total): (Double?, Double?)
      if let a, let b {
        lead += b - a
        (change, total) = (b - a, lead)
      }
      return SplitPair(
        number: index + 1, end: pair.0.end, first: a, second: b, change: change, behind: total)
    }
    func time(_ seconds: Double?) -> TableValue {
      seconds.flatMap { Duration(rounding: $0) }.cell {
        .shown(.exact(Thousandths(raw: $0.milliseconds).text), as: words.stopwatch($0.wholeSeconds))
      }
    }
    func difference(_ seconds: Double?) -> TableValue {
      guard let seconds else { return .none }
      let whole = Int(seconds.rounded())
      let text = (whole > 0 ? "+" : whole < 0 ? "-" : "") + words.stopwatch(Duration(seconds: abs(whole)))
      return Thousandths(measured: seconds, signed: true).cell { .shown(.number($0), as: text) }
    }
    var table = ReportTable(rows)
    table.column("split", .init("")) { .count($0.number) }
    table.column("metres", .init(words.say(en: "To", es: "Hasta", ca: "Fins a"))) { row in
      Thousandths(measured: row.end).cell { .shown(.number($0), as: scale.distance(row.end, words)) }
    }
    table.column("secondsA", .init("A")) { time($0.first) }
    table.column("secondsB", .init("B")) { time($0.second) }
    table.column("change", .init("B - A")) {
      difference($0.change)
    }
    table.column("behind", .init(words.say(en: "Total", es: "En total", ca: "En total"))) {
      difference($0.behind)
    }
    return table
  }
}

extension Failure {
  fileprivate static func sameActivity(_ label: String) -> Failure {
    Failure(
      .usage,
      en: Message("both name the same activity: \(label)", hint: "To choose another: gymlog activities"),
      es: Message("las dos son la misma actividad: \(label)", hint: "Para elegir otra: gymlog activities"),
      ca: Message(
        "totes dues són la mateixa activitat: \(label)", hint: "Per triar-ne una altra: gymlog activities"))
  }
}

extension Words {
  /// Two activities without a whole split of this length in both.
  fileprivate func noCommonSplit(_ length: String) -> String {
    say(
      en: "One of them is shorter than a split of \(length). For shorter splits, add --every 100m",
      es: "Ningún parcial entero de \(length) en las dos. Para otros más cortos, añade --every 100m",
      ca:
        "Cap parcial sencer \(Catalan.of(length)) en totes dues. Per a altres de més curts, afegeix-hi --every 100m"
    )
  }

  /// The note that the rest after the last common mark isn't compared.
  fileprivate func restNotCompared(_ mark: String, _ rest: [String]) -> String {
    say(
      en: "Not compared beyond \(mark): A \(rest[0]), B \(rest[1])",
      es: "Sin comparar, después de \(mark): A \(rest[0]), B \(rest[1])",
      ca: "Sense comparar, després \(Catalan.of(mark)): A \(rest[0]), B \(rest[1])")
  }

  fileprivate var noSimilarRoutes: String {
    say(
      en: "no other activity on this route", es: "ninguna otra actividad por esta ruta",
      ca: "cap altra activitat per aquesta ruta")
  }

  fileprivate func similarRoutes(_ label: String) -> String {
    say(
      en: "\(label) and others on the same route, fastest first",
      es: "\(label), y otras por la misma ruta, la más rápida primero",
      ca: "\(label), i altres per la mateixa ruta, la més ràpida primer")
  }

  var activityCompareHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Compare two activities split by split",
        [
          "gymlog activity compare last last-1": "where you gained or lost time",
          "gymlog activity compare 2026-10-03 2026-11-21 --every 5km": "in longer splits",
        ], "A minus sign means that B was faster. Times include stops."),
      es: CommandHelp(
        "Compara dos actividades parcial a parcial",
        [
          "gymlog activity compare last last-1": "dónde se ganó tiempo y dónde se perdió",
          "gymlog activity compare 2026-10-03 2026-11-21 --every 5km": "en parciales más largos",
        ], "Un signo menos significa que B fue más rápida. El tiempo corre también en las paradas."),
      ca: CommandHelp(
        "Compara dues activitats parcial a parcial",
        [
          "gymlog activity compare last last-1": "on es va guanyar temps i on se'n va perdre",
          "gymlog activity compare 2026-10-03 2026-11-21 --every 5km": "en parcials més llargs",
        ], "Un signe menys vol dir que B va ser més ràpida. El temps també corre durant les parades."))
  }

  var activitySimilarHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Find activities on the same route",
        [
          "gymlog activity similar": "the last activity's route",
          "gymlog activity similar 2026-11-21": "that day's route",
        ],
        "Activities are on the same route if they have the same sport, distances within 5%, start and end within 200 m, and are nowhere more than 100 m apart "
          + "(discrete Fréchet distance of points 25 m apart)."),
      es: CommandHelp(
        "Busca actividades por la misma ruta",
        [
          "gymlog activity similar": "la ruta de la última",
          "gymlog activity similar 2026-11-21": "la ruta de ese día",
        ],
        "La misma ruta: el mismo deporte, distancias con menos de un 5 % de diferencia, inicio y final a menos de 200 m, y en "
          + "ningún punto a más de 100 m (distancia de Fréchet discreta, con puntos cada 25 m)."),
      ca: CommandHelp(
        "Cerca activitats per la mateixa ruta",
        [
          "gymlog activity similar": "la ruta de l'última",
          "gymlog activity similar 2026-11-21": "la ruta d'aquell dia",
        ],
        "La mateixa ruta: el mateix esport, distàncies amb menys d'un 5 % de diferència, inici i final a menys de 200 m, i en "
          + "cap punt a més de 100 m (distància de Fréchet discreta, amb punts cada 25 m)."))
  }
}
