import TerminalKit
import Wording

/// The report as a single self-contained HTML page: pictures and style are inline, and there are no scripts.
struct ReportPage {
  let facts: ReportFacts
  let language: String
  let words: Words

  var html: String {
    HTMLWriter.page(
      words.reportTitle + ", " + facts.span, language, style: ReportStyle.rules + SVGStyle.rules
    ) {
      body in
      head(&body)
      body.element("main") { main in
        if facts.isEmpty {
          preview(&main)
        } else {
          main.sections(sections, words)
        }
      }
      body.element("footer", words.reportFooter(facts.made))
    }
  }

  private func head(_ body: inout HTMLWriter) {
    let before = facts.before
    body.element("header") { header in
      header.element("h1", words.reportTitle)
      header.element("p", ["class": "faint"], facts.span)
      header.element("dl") { list in
        for (index, (label, value, more)) in facts.figures.enumerated() {
          list.element("div") { item in
            item.element("dt", label)
            item.element("dd", value)
            if let before, index < before.changes.count {
              item.element("dd", ["class": "change"], before.changes[index])
            }
            if let more { item.element("dd", ["class": "change"], more) }
          }
        }
      }
      if let before {
        let days = words.days(before.days.lowerBound, before.days.upperBound)
        header.element("p", ["class": "faint"], words.changeFrom(days))
      }
      if let nothing = facts.nothing { header.element("p", ["class": "note"], nothing) }
      unread(facts.unread, in: &header)
    }
  }

  /// Writes what the page will show, for a logbook without workouts.
  private func preview(_ main: inout HTMLWriter) {
    main.element("section") { part in
      part.element("h2", words.whatWillBeHere)
      part.element("ul") { list in
        for line in words.reportPreview { list.element("li", line) }
      }
    }
  }

  /// The documents that the numbers leave out. Readers of the page don't see the terminal's warnings.
  private func unread(_ documents: [String], in header: inout HTMLWriter) {
    guard !documents.isEmpty else { return }
    header.element("div", ["class": "note", "role": "note"]) { note in
      note.element("p", words.unreadInReport(documents.count))
      note.element("ul") { list in
        for document in documents { list.element("li", document) }
      }
    }
  }

  private var sections: [ReportSection] {
    [
      facts.calendar, facts.weeks, facts.muscles, facts.progress, facts.maxes, facts.bodyWeight,
      facts.records, facts.activitySection, facts.workouts,
    ].compactMap(\.self)
  }
}

extension Words {
  var reportTitle: String {
    say(en: "Training report", es: "Informe de tus entrenamientos", ca: "Informe dels teus entrenaments")
  }

  var whatWillBeHere: String {
    say(en: "What this report will show", es: "Qué encontrarás aquí", ca: "Què hi trobaràs")
  }

  var reportPreview: [String] {
    say(
      en: [
        "A calendar of your training days", "Volume and time of each week, as bars",
        "The muscles you train, front and back",
        "Your main lifts, with records and trend",
        "Current maxes, body weight, records, and every set of your latest workouts",
      ],
      es: [
        "Un calendario de tus días de entrenamiento", "El volumen y el tiempo de cada semana, en barras",
        "Los músculos que trabajas, por delante y por detrás",
        "Tus ejercicios principales, con récords y tendencia",
        "Máximos actuales, peso corporal, récords y cada serie de tus últimos entrenamientos",
      ],
      ca: [
        "Un calendari dels teus dies d'entrenament", "El volum i el temps de cada setmana, en barres",
        "Els músculs que treballes, per davant i per darrere",
        "Els teus exercicis principals, amb rècords i tendència",
        "Màxims actuals, pes corporal, rècords i cada sèrie dels teus últims entrenaments",
      ])
  }

  /// The label that opens the table of a chart: `The numbers: Volume`.
  func numbers(of chart: String) -> String {
    say(en: "The numbers: \(chart)", es: "Datos: \(chart)", ca: "Dades: \(chart)")
  }

  /// The footer: made with gymlog, on a day.
  func reportFooter(_ day: String) -> String {
    say(en: "Made with gymlog, \(day).", es: "Hecho el \(day) con gymlog.", ca: "Fet el \(day) amb gymlog.")
  }

  /// Documents couldn't be read and aren't counted; a list of them follows.
  func unreadInReport(_ count: Int) -> String {
    say(
      en: count == 1
        ? "1 document couldn't be read. This report leaves out its data:"
        : "\(number(count)) documents couldn't be read. This report leaves out their data:",
      es: count == 1
        ? "No se ha podido leer 1 documento. Este informe no incluye sus datos:"
        : "No se han podido leer \(number(count)) documentos. Este informe no incluye sus datos:",
      ca: count == 1
        ? "No s'ha pogut llegir 1 document. Aquest informe no n'inclou les dades:"
        : "No s'han pogut llegir \(number(count)) documents. Aquest informe no n'inclou les dades:")
  }

  /// Headings of columns and labels of figures.
  var dayHeading: String { say(en: "Day", es: "Día", ca: "Dia") }

  var timeHeading: String { say(en: "Time", es: "Tiempo", ca: "Temps") }

  /// The time of workouts, where activities have their own.
  var workoutTime: String {
    say(en: "Workout time", es: "Tiempo entrenando", ca: "Temps entrenant")
  }

  var distanceHeading: String { say(en: "Distance", es: "Distancia", ca: "Distància") }
}
