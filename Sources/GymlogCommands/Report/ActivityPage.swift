import TerminalKit
import Training
import Wording

/// One activity as an HTML page: its figures, its track, its splits, and others on the same route.
struct ActivityPage {
  private let shown: ShownActivity
  /// The others on the same route that are nearest in time, oldest first.
  private let similar: [Activity]
  private let context: Context

  /// The most others of the same route.
  private static let mostSimilar = 20

  init(_ track: ActivityTrack, _ data: ActivityData, _ context: Context) throws(Failure) {
    let energy = try ActivityEnergy(track.activity, data.profile, context)
    shown = ShownActivity(track: track, data: data, energy: energy, every: nil, context: context)
    similar = try context.logbook.read { snapshot throws(Failure) in
      var search = RouteSearch(try ActivityHistory(snapshot, at: context.now), snapshot)
      return try search.similar(to: track, most: Self.mostSimilar).map(\.activity)
    }
    self.context = context
  }

  private var activity: Activity { shown.track.activity }
  private var scale: DistanceScale { shown.data.scale }
  private var words: Words { context.words }

  var html: String {
    let (name, span) = (words.name(of: activity), shown.span)
    return HTMLWriter.page(
      name + ", " + span, context.settings.language.value.rawValue,
      style: ReportStyle.rules + SVGStyle.rules
    ) { body in
      body.element("header") { header in
        header.element("h1", name)
        header.element("p", ["class": "faint"], span)
        header.element("dl") { list in
          for (label, value) in labelled {
            list.element("div") { item in
              item.element("dt", label)
              item.element("dd", value)
            }
          }
        }
        for text in notes { header.element("p", ["class": "note"], text) }
      }
      body.element("main") { $0.sections(sections, words) }
      body.element("footer", words.reportFooter(words.dayLong(context.now.day)))
    }
  }

  /// The figures with their labels.
  private var labelled: [(String, String)] {
    let (distance, time) = (activity.distance?.double, activity.time)
    return [
      distance.map { (words.distanceHeading, scale.distance($0, words)) },
      time.map { (words.timeHeading, words.stopwatch($0.wholeSeconds)) },
      distance.flatMap { scale.rate($0, time, activity.sport, words) }.map {
        (words.rateHeading([activity.sport]), $0)
      },
    ].compactMap(\.self)
  }

  private var notes: [String] {
    (activity.note.map { $0.split(separator: "\n").map(String.init) } ?? [])
      + (shown.track.warning(words).map { [$0] } ?? [])
  }

  private var sections: [ReportSection] {
    let track = TrackSections(shown.track, scale, words)
    var sections = [
      ReportSection(
        heading: words.detailsHeading, texts: details, figures: track.figures(id: "activity"))
    ]
    if let splits = track.splits {
      sections.append(ReportSection(heading: words.splitsHeading, table: splits))
    }
    if !similar.isEmpty { sections.append(sameRoute) }
    return sections.filter { !$0.texts.isEmpty || !$0.figures.isEmpty || $0.table != nil }
  }

  /// The known facts other than distance and time, without hints on what to type.
  private var details: [String] {
    shown.facts(words).filter { !$0.1.contains("gymlog ") }.map { $0 + ": " + $1 }
  }

  private var sameRoute: ReportSection {
    let table = ReportTable.activities(([activity] + similar).fastestFirst, scale, context)
    return ReportSection(
      heading: words.sameRouteHeading,
      texts: [words.fastestFirst] + (similar.count == Self.mostSimilar ? [words.nearest(similar.count)] : []),
      table: PageTable(words.sameRouteHeading, table, words))
  }
}

extension Words {
  fileprivate var detailsHeading: String { say(en: "Details", es: "Detalles", ca: "Detalls") }

  fileprivate var sameRouteHeading: String {
    say(en: "Same route", es: "La misma ruta", ca: "La mateixa ruta")
  }

  fileprivate var fastestFirst: String {
    say(en: "Fastest first.", es: "La más rápida primero.", ca: "La més ràpida primer.")
  }

  /// Says how many other activities on the route are shown.
  fileprivate func nearest(_ count: Int) -> String {
    say(
      en: "The \(count) closest in date. All of them: gymlog activity similar.",
      es: "Las \(count) de fechas más cercanas. Para verlas todas: gymlog activity similar.",
      ca: "Les \(count) de dates més properes. Per veure-les totes: gymlog activity similar.")
  }
}
