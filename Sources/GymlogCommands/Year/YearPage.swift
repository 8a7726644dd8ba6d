import Insights
import TerminalKit
import Training
import Wording

/// A year as a self-contained HTML page that fits on a sheet of paper.
struct YearPage {
  let report: YearReport
  let language: String
  let words: Words

  var html: String {
    HTMLWriter.page(title, language, style: ReportStyle.rules + Self.rules + SVGStyle.rules) { body in
      body.element("header") { header in
        header.element("h1", title)
        header.element("p", ["class": "faint"], words.days(report.days.lowerBound, report.days.upperBound))
        if report.isEmpty {
          header.element(
            "p", ["class": "note"], report.isOfEmptyLogbook ? words.yearFollows : words.nothingInPeriod)
        }
      }
      if !report.isEmpty { body.element("main") { main in fill(&main) } }
      body.element("footer", words.reportFooter(words.dayLong(report.context.now.day)))
    }
  }

  private var title: String {
    report.isNow ? words.yearSoFar(report.year) : words.yearOfTraining(report.year)
  }

  private func fill(_ main: inout HTMLWriter) {
    main.element("dl") { list in
      for (label, value) in report.facts {
        list.element("div") { item in
          item.element("dt", label)
          item.element("dd", value)
        }
      }
    }
    main.element("div", ["class": "pair"]) { pair in
      let months = months
      if !months.bars.isEmpty {
        pair.element("section") { part in
          part.element("h2", words.monthByMonth)
          if months.bars.count < LineChart.fewest {
            for bar in months.bars {
              part.element("p", bar.label.capitalised + ": " + bar.figures.joined(separator: ", "))
            }
          } else {
            part.pictures(ReportPictures(id: "months") { months.svg(width: $0, id: $1, isAlone: false) })
          }
        }
      }
      if report.favourites.isEmpty { return }
      pair.element("section") { part in
        part.element("h2", words.favouriteExercises)
        part.element("ol", ["class": "favourites"]) { list in
          for favourite in report.favourites {
            list.element("li") { item in
              item.element("strong", favourite.name)
              item.element("span", ["class": "faint"], report.figures(favourite))
            }
          }
        }
      }
    }
    let milestones = report.milestones
    if !milestones.isEmpty {
      main.element("section") { part in
        part.element("h2", words.records.capitalised)
        part.element("p", ["class": "faint"], words.lastOfEachMonth)
        part.element("div", ["class": "timeline"]) { line in timeline(milestones, &line) }
      }
    }
  }

  /// The bars of the months: of volume, or of hours or sets if there is none. Months before the first training have none.
  private var months: BarChart {
    let hasVolume = !report.total.sets.volume.isZero
    let hasTime = report.total.duration.map { $0.seconds > 0 } ?? false
    let begun = report.months.drop { $0.span.last < report.begun }
    let trained = begun.filter { $0.tally.sets.workouts > 0 }
    return BarChart(
      title: words.monthByMonth,
      summary: (report.strongestText.map { words.strongestMonth + ": " + $0 } ?? "") + ".",
      // One or two among empty ones say more in a sentence.
      bars: (trained.count < LineChart.fewest ? trained : Array(begun)).map { month in
        let seconds = month.tally.duration?.seconds ?? 0
        let volume = month.tally.sets.volume
        let sets = month.tally.sets.sets
        let figure =
          hasVolume
          ? report.weight(volume)
          : hasTime ? words.duration(Duration(seconds: seconds)) : words.sets(sets)
        let name = words.monthShort(Month(of: month.span.first))
        let isCut = report.isNow && month.span.last > report.days.upperBound
        return BarChart.Bar(
          isCut ? "\(name) (\(words.counted(report.days.upperBound.day, of: month.span.last.day)))" : name,
          hasVolume ? Double(volume.mass(in: report.unit).value.raw) : Double(hasTime ? seconds : sets),
          month.tally.sets.workouts == 0 ? [] : [figure, words.workouts(month.tally.sets.workouts)],
          isCut: isCut)
      })
  }

  /// The records under the names of their months.
  private func timeline(_ milestones: [LatestRecords.Row], _ line: inout HTMLWriter) {
    for month in 1...12 {
      let found = milestones.filter { $0.day.month == month }
      guard let first = found.first else { continue }
      line.element("section") { part in
        part.element("h3", words.month(Month(of: first.day)).capitalised)
        part.element("ul") { list in
          for one in found {
            list.element("li") { item in
              item.element("span", ["class": "faint"], "\(one.day.day)")
              item.element("span") { text in
                text.element("strong", one.name)
                text.element("span", " " + one.text)
              }
            }
          }
        }
      }
    }
  }

  private static let rules = """
    dl { grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
    dd { font-size: 1.125rem; }
    @media screen and (min-width: 1280px) { dl { grid-template-columns: repeat(5, 1fr); } }
    .favourites { margin: 0; padding-left: 1.5rem; }
    .favourites span { display: block; font-size: 0.875rem; }
    .timeline { columns: 2 20rem; column-gap: 2rem; }
    .timeline section { break-inside: avoid; border-left: 2px solid var(--edge); padding: 0 0 0.5rem 0.75rem; }
    .timeline h3 { margin: 0; }
    .timeline ul { list-style: none; padding: 0; margin: 0; }
    .timeline li { display: grid; grid-template-columns: 1.5rem 1fr; gap: 0.25rem; }
    @media print {
      html { font-size: 9pt; }
      body { font-size: 9pt; line-height: 1.3; }
      .pair { display: grid; grid-template-columns: 1fr 1fr; }
      .pair svg { max-height: 84mm; }
      h1 { font-size: 1.75rem; }
      h2 { margin-top: 0.75rem; }
      dl { margin-top: 0.75rem; padding-right: 1px; gap: 0.4rem; grid-template-columns: repeat(5, 1fr); }
      dl div { padding: 0.2rem 0.5rem; }
      dd { font-size: 1.1rem; }
      .timeline section { padding-bottom: 0.1rem; }
      .timeline p, .faint { margin: 0; }
      footer { margin-top: 0.25rem; }
      .timeline { columns: 2; }
      .timeline section { break-inside: auto; }
      .timeline li { break-inside: avoid; }
    }

    """
}

extension Words {
  func yearOfTraining(_ year: Int) -> String {
    say(
      en: "A year of training: \(year)", es: "Un año de entrenamiento: \(year)",
      ca: "Un any d'entrenament: \(year)")
  }

  /// The note on which records the timeline shows.
  var lastOfEachMonth: String {
    say(
      en: "Each month's latest records in your most frequent lifts",
      es: "El último récord de cada mes de los ejercicios que más hiciste",
      ca: "L'últim rècord de cada mes dels exercicis que més vas fer")
  }

  /// What the page of a logbook without workouts will show.
  fileprivate var yearFollows: String {
    say(
      en:
        "There are no workouts yet. Here, each month will have a bar, with your top exercises and your records.",
      es:
        "Aún no hay entrenamientos. Aquí, cada mes tendrá una barra, junto a tus ejercicios principales y tus récords.",
      ca:
        "Encara no hi ha entrenaments. Aquí, cada mes tindrà una barra, amb els teus exercicis principals i els teus rècords."
    )
  }

  var monthByMonth: String { say(en: "Month by month", es: "Mes a mes", ca: "Mes a mes") }
}
