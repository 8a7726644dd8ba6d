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
          for section in sections { show(section, in: &main) }
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
        for (index, (label, value)) in facts.figures.enumerated() {
          list.element("div") { item in
            item.element("dt", label)
            item.element("dd", value)
            if let before, index < before.changes.count {
              item.element("dd", ["class": "change"], before.changes[index])
            }
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

  /// What the page will show, for a logbook without workouts.
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

  /// A section, or a part of one: its heading is smaller.
  private func show(_ section: ReportSection, isPart: Bool = false, in main: inout HTMLWriter) {
    // Several years don't fit on a sheet of paper.
    let isStrip = section.isWide && section.figures.count > 1
    // A table after pictures may continue on the next sheet.
    let isWhole = !section.figures.isEmpty && !isStrip
    main.element("section", section.isHalf ? ["class": "half"] : [:]) { part in
      if isWhole {
        part.element("div", ["class": "whole"]) { top in showTop(of: section, isPart, in: &top) }
      } else {
        showTop(of: section, isPart, in: &part)
      }
      if let table = section.table {
        if section.foldsTable {
          fold(table, in: &part)
        } else {
          part.table(table, showsCaption: table.caption != section.heading)
        }
      }
      if !section.items.isEmpty {
        part.element("div", ["class": "items"]) { list in
          for item in section.items { show(item, in: &list) }
        }
      }
      for inner in section.parts { show(inner, isPart: true, in: &part) }
    }
  }

  /// The heading, the texts and the pictures.
  private func showTop(of section: ReportSection, _ isPart: Bool, in part: inout HTMLWriter) {
    part.element(isPart ? "h3" : "h2", section.heading)
    for text in section.texts { part.element("p", text) }
    guard !section.figures.isEmpty else { return }
    let isPair = section.figures.count > 1 && !section.isWide
    part.element("div", ["class": section.isWide ? "strip" : isPair ? "pair" : "single"]) { row in
      for figure in section.figures { show(figure, in: &row) }
    }
  }

  private func show(_ item: ReportItem, in part: inout HTMLWriter) {
    part.element("article") { article in
      article.element("h3", item.heading)
      article.element("p", ["class": "faint"], item.text)
      article.element("ul") { list in
        for line in item.lines { list.element("li", line) }
      }
    }
  }

  private func show(_ figure: ReportFigure, in row: inout HTMLWriter) {
    row.element("figure") { part in
      if let title = figure.title { part.element("h3", title) }
      if let pictures = figure.pictures { part.pictures(pictures) }
      for text in figure.texts { part.element("p", ["class": "faint"], text) }
      if let table = figure.table { fold(table, in: &part) }
    }
  }

  private func fold(_ table: PageTable, in part: inout HTMLWriter) {
    part.element("details") { details in
      details.element("summary", words.numbers(of: table.caption))
      details.table(table)
    }
  }

  private var sections: [ReportSection] {
    [
      facts.calendar, facts.weeks, facts.muscles, facts.progress, facts.maxes, facts.bodyWeight,
      facts.records, facts.activitySection, facts.workouts,
    ].compactMap(\.self)
  }
}

/// A section of the report, with its heading.
struct ReportSection {
  let heading: String
  var texts: [String] = []
  var figures: [ReportFigure] = []
  var table: PageTable?
  var items: [ReportItem] = []
  /// Whether each figure takes the whole width.
  var isWide = false
  /// Whether half of a wide screen is enough.
  var isHalf = false
  /// Its parts, each with a heading of its own.
  var parts: [ReportSection] = []
  /// Whether its table is shown on demand only.
  var foldsTable = false
}

/// An item with its own heading: a workout.
struct ReportItem {
  let heading: String
  let text: String
  let lines: [String]
}

/// A picture in two widths, of which the page shows the one that fits.
struct ReportPictures {
  /// For a phone. Its texts are 12 pixels high on the narrowest usual screen.
  let narrow: [String]
  /// For a wider screen, and for paper; the same if there is only one.
  let wide: [String]

  /// A picture that fits everywhere.
  init(_ svg: String) { (narrow, wide) = ([svg], []) }

  /// Pictures one below the other, for a phone and for wider screens.
  init(narrow: [String], wide: [String]) { (self.narrow, self.wide) = (narrow, wide) }

  /// A chart drawn in both widths, from a width and an id.
  init(id: String, _ draw: (Double, String) -> String) {
    self.init(narrow: [draw(320, id + "-narrow")], wide: [draw(600, id)])
  }
}

/// A chart with its text and its table.
struct ReportFigure {
  var title: String?
  /// Nil if the texts say it all.
  let pictures: ReportPictures?
  var texts: [String] = []
  /// Nil if the figure next to it has the table.
  var table: PageTable?
}

extension Words {
  var reportTitle: String {
    say(en: "Training report", es: "Informe de entrenamiento", ca: "Informe d'entrenament")
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
    say(en: "Made with gymlog, \(day).", es: "Hecho con gymlog, \(day).", ca: "Fet amb gymlog, \(day).")
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

  var distanceHeading: String { say(en: "Distance", es: "Distancia", ca: "Distància") }

  var climbHeading: String { say(en: "Climb", es: "Desnivel", ca: "Desnivell") }

  var heartRateHeading: String { say(en: "Heart rate", es: "Pulso", ca: "Pols") }
}
