import Formats
import Logbook
import System
import TerminalKit
import Wording

extension Commands {
  /// Writes the card of a workout as SVG, or as PNG with a program that converts it. `asked` is what named the workout.
  static func card(
    of stored: StoredWorkout, asked: String?, to file: String, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let (trained, activities) = try context.logbook.read { snapshot throws(Failure) in
      let trained = try TrainingData(snapshot, context)
      return (trained, try trained.activities(in: snapshot, at: context.now))
    }
    let svg = ShareCard(stored.workout, trained, activities, context).svg
    let problems =
      stored.problems + (trained.problems + activities.problems).filter { !stored.problems.contains($0) }
    if file == "-" {
      return Reply(
        problems: problems, text: { _ in svg }, json: { JSON.members(["text": .string(svg)]) })
    }
    let end = file.lastIndex(of: ".").flatMap { file[$0...].contains("/") ? nil : $0 }
    let picture = shellWord(file[..<(end ?? file.endIndex)] + ".svg")
    let line = "gymlog share " + (asked.map { shellName($0) + " " } ?? "") + "--card " + picture
    switch file.lowercased() {
    case let name where name.hasSuffix(".svg"): try write(svg, to: file, force: force)
    case let name where name.hasSuffix(".png"):
      try ShareTarget(context: context).convert(svg, to: file, force: force, line)
    default: throw .cardFormUnknown(file, line)
    }
    return Reply(
      problems: problems,
      text: {
        $0.lines([$0.words.shared($0.label(stored.workout, at: context.now), $0.painter.paint(file, .plain))])
      },
      json: { JSON.members(["file": .string(file)]) })
  }
}

extension ShareTarget {
  /// Writes an SVG picture as PNG, with the first of the usual converters that is installed; `line` would write it as it is.
  func convert(_ svg: String, to file: String, force: Bool, _ line: String) throws(Failure) {
    if !force, exists(file) { throw .fileExists(file) }
    let converters = [
      ["rsvg-convert", "--format", "png", "--output", file],
      ["inkscape", "--pipe", "--export-type=png", "--export-filename=" + file],
      ["magick", "svg:-", "png:" + file], ["convert", "svg:-", "png:" + file],
    ]
    for words in converters {
      let failure = Failure.cardNotConverted(words[0], line)
      guard try run(words, Array(svg.utf8), orElse: failure) else { continue }
      if !exists(file) || isBlank(file) { throw failure }
      return
    }
    throw .noConverter(line)
  }

  /// Whether a PNG is too small for a card: without librsvg, ImageMagick draws nothing of it and reports success.
  private func isBlank(_ file: String) -> Bool { (try? UserFile.read(file, limit: 4_096)) != nil }

  private func exists(_ file: String) -> Bool {
    do throws(SystemError) {
      _ = try UserFile.read(file, limit: 0)
      return true
    } catch {
      return !error.isNotFound
    }
  }
}

extension Failure {
  /// A name that ends neither in `.svg` nor in `.png`.
  fileprivate static func cardFormUnknown(_ file: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(quoted(file)) isn't an SVG or PNG file", es: "\(quoted(file)) no es un archivo SVG ni PNG",
          ca: "\(quoted(file)) no és un fitxer SVG ni PNG"), hint: words.tryTyping(line))
    }
  }

  /// No program that converts SVG to PNG.
  fileprivate static func noConverter(_ line: String) -> Failure {
    Failure(.failed) { words in
      Message(
        words.say(
          en: "a PNG needs rsvg-convert, inkscape or ImageMagick, and none is installed",
          es: "para un PNG hace falta rsvg-convert, inkscape o ImageMagick, y no hay ninguno",
          ca: "per a un PNG cal rsvg-convert, inkscape o ImageMagick, i no n'hi ha cap"),
        hint: words.converterHint(line))
    }
  }

  fileprivate static func cardNotConverted(_ program: String, _ line: String) -> Failure {
    Failure(.failed) { words in
      Message(
        words.say(
          en: "\(program) couldn't draw the card", es: "\(program) no ha podido dibujar la tarjeta",
          ca: "\(program) no ha pogut dibuixar la targeta"), hint: words.converterHint(line))
    }
  }
}

extension Words {
  fileprivate func converterHint(_ line: String) -> String {
    say(
      en: "Install librsvg2-bin, or save it as SVG: \(line)",
      es: "Instala librsvg2-bin, o guárdala como SVG: \(line)",
      ca: "Instal·la librsvg2-bin, o desa-la com a SVG: \(line)")
  }
}
