import Logbook
import Training
import Wording

struct ReportedActivities {
  /// One of the latest activities, with its track.
  struct Latest {
    let track: ActivityTrack
    /// The activities on the same route.
    let similar: [Activity]
  }

  let data: ActivityHistory
  let totals: ActivityTotals
  let count: Int
  /// Their total time; nil if none has a time.
  let time: Duration?
  /// Latest first.
  let latest: [Latest]

  /// The most activities with a picture, if their files are small: each track is read. The first few are, whatever their size.
  private static let (most, fewest) = (24, 5)
  /// The most bytes of all those files, about four hours of a watch's seconds.
  private static let mostBytes = 4 << 20
  /// The most others of the same route that are named, and the most tracks that are read to find them.
  private static let (mostDates, mostCompared) = (5, 25)

  init(
    _ snapshot: Snapshot, _ trained: TrainingData, _ days: ClosedRange<Day>, at now: Instant
  ) throws(Failure) {
    let data = try trained.activities(in: snapshot, at: now)
    self.data = data
    totals = ActivityTotals(data, trained, countsSetsAlone: true) { days.contains($0.start.day) }
    let own = data.activities.filter { days.contains($0.start.day) }
    count = own.count
    let times = own.compactMap(\.time)
    time = times.isEmpty ? nil : Duration(milliseconds: times.reduce(0) { $0 + $1.milliseconds })
    let shown = zip(data.activities, data.folders).filter { days.contains($0.0.start.day) }.map(\.1)
    var tracks: [ActivityTrack] = []
    var bytes = 0
    for folder in shown.suffix(Self.most).reversed() {
      guard let stored = try snapshot.activity(folder) else { continue }
      bytes += stored.value.file?.size ?? 0
      if tracks.count >= Self.fewest, bytes > Self.mostBytes { break }
      tracks.append(try ActivityTrack(stored, in: snapshot))
    }
    var search = RouteSearch(data, snapshot, reading: Self.mostCompared)
    for track in tracks { search.know(track) }
    latest = try tracks.map { track throws(Failure) in
      let similar = try search.similar(to: track, most: Self.mostDates)
      return Latest(track: track, similar: similar.map(\.activity))
    }
  }

  var isEmpty: Bool { totals.rows.isEmpty }
}

extension ReportFacts {
  /// More splits are shown only on demand.
  private static let mostSplits = 12

  /// The totals of the activities by sport, and each of the latest.
  var activitySection: ReportSection? {
    guard !activities.isEmpty else { return nil }
    let plain = activities.latest.map(\.track).filter { $0.measured == nil && $0.activity.note == nil }
    let parts = latestActivities + (plain.isEmpty ? [] : [list(plain.map(\.activity))])
    let left = activities.count - activities.latest.count
    let logged = Set(activities.totals.rows.flatMap(\.outings)).count - activities.count
    let heading = activities.count > 0 ? words.activitiesHeading : words.cardioHeading
    return ReportSection(
      heading: heading,
      texts: (logged > 0 && activities.count > 0 ? [words.withCardio(logged)] : [])
        + activities.totals.notes(words)
        + (parts.isEmpty || left == 0 ? [] : [words.latestOf(activities.latest.count, activities.count)]),
      table: PageTable(heading, activities.totals.table(words), words),
      isHalf: parts.isEmpty, parts: parts)
  }

  /// Activities that have nothing more to show than a line.
  private func list(_ activities: [Activity]) -> ReportSection {
    let table = ReportTable.activities(activities, self.activities.data.scale, context)
    return ReportSection(
      heading: words.withoutTrack, table: PageTable(words.withoutTrack, table, words))
  }

  /// A part for each of the latest activities with a track or a note: its map, profile and splits.
  private var latestActivities: [ReportSection] {
    activities.latest.enumerated().compactMap { index, latest in
      let activity = latest.track.activity
      if latest.track.measured == nil, activity.note == nil { return nil }
      let scale = activities.data.scale
      var texts = [activity.figures(scale, words).joined(separator: " · ")]
      if let climb = ActivityFacts(activity, scale, words).climb { texts.append(words.climb(climb)) }
      if let note = activity.note { texts.append(words.note.capitalised + ": " + note) }
      if !latest.similar.isEmpty {
        texts.append(words.sameRoute(latest.similar.map { words.dayShortWithYear($0.start.day) }))
      }
      var section = ReportSection(
        heading: words.name(of: activity) + " · " + words.dayShortWithYear(activity.start.day), texts: texts)
      let part = TrackSections(latest.track, scale, words)
      section.figures = part.figures(id: "activity-\(index)")
      if var splits = part.splits {
        splits.caption += " · " + section.heading
        let isLong = splits.rows.count > Self.mostSplits
        if section.figures.count > 1 {
          // Below the profile, beside the map.
          (section.figures[1].table, section.figures[1].foldsTable) = (splits, isLong)
        } else {
          (section.table, section.foldsTable) = (splits, isLong)
        }
      }
      return section
    }
  }
}

/// The sections of a page about an activity's track.
struct TrackSections {
  private let track: ActivityTrack
  private let scale: DistanceScale
  private let words: Words

  init(_ track: ActivityTrack, _ scale: DistanceScale, _ words: Words) {
    (self.track, self.scale, self.words) = (track, scale, words)
  }

  /// The map and the profile; empty without a track.
  func figures(id: String) -> [ReportFigure] {
    guard let measured = track.measured else { return [] }
    let pictures = TrackSVG(measured: measured, sport: track.activity.sport, scale: scale, words: words)
    let drawn =
      [("map", pictures.map), ("profile", pictures.profile)] as [(String, (Double, String) -> String?)]
    return drawn.compactMap { name, draw in
      let id = id + "-" + name
      guard let narrow = draw(320, id + "-narrow"), let wide = draw(600, id) else { return nil }
      return ReportFigure(
        pictures: ReportPictures(narrow: [narrow], wide: [wide]),
        texts: name == "map" ? [words.mapMarks] : [])
    }
  }

  /// The splits; nil if there aren't several.
  var splits: PageTable? {
    let splits = SplitTable(track.measured, step: scale.metres, track.activity.sport, scale, words)
    return splits.rows.count > 1 ? PageTable(words.splitsHeading, splits.table, words) : nil
  }
}

extension Words {
  fileprivate var mapMarks: String {
    say(
      en: "Green circle: start. Red square: end.", es: "Círculo verde: salida. Cuadrado rojo: llegada.",
      ca: "Cercle verd: sortida. Quadrat vermell: arribada.")
  }

  fileprivate func climb(_ text: String) -> String {
    say(en: "Climb \(text)", es: "Desnivel \(text)", ca: "Desnivell \(text)")
  }

  fileprivate func sameRoute(_ days: [String]) -> String {
    let list = days.joined(separator: ", ")
    return say(
      en: "Same route: \(list)", es: "El mismo recorrido: \(list)", ca: "El mateix recorregut: \(list)")
  }

  /// The sums are of more than the activities: of the cardio sets of workouts, too.
  fileprivate func withCardio(_ workouts: Int) -> String {
    say(
      en: "Includes the cardio of \(self.workouts(workouts)).",
      es: "Incluye el cardio de \(self.workouts(workouts)).",
      ca: "Inclou el cardio de \(self.workouts(workouts)).")
  }

  /// The heading of activities that aren't shown one by one.
  fileprivate var withoutTrack: String {
    say(en: "Without a track", es: "Sin recorrido", ca: "Sense recorregut")
  }

  /// There are more activities than are shown one by one.
  fileprivate func latestOf(_ shown: Int, _ all: Int) -> String {
    say(
      en: "The latest \(shown) of \(number(all)) activities are shown below. "
        + "For others, make a report of their days, with --since and --until, or of one, with --activity.",
      es: "Abajo se muestran las \(shown) últimas de \(number(all)) actividades. "
        + "Para ver otras, haz un informe de sus días, con --since y --until, o de una sola, con --activity.",
      ca: "A sota es mostren les \(shown) últimes de \(number(all)) activitats. "
        + "Per veure'n d'altres, fes un informe dels seus dies, amb --since i --until, o d'una de sola, amb --activity."
    )
  }

  var splitsHeading: String { say(en: "Splits", es: "Parciales", ca: "Parcials") }
}
