import Catalogue
import TerminalKit
import Training
import Wording

/// The cause of a failure about sets, for callers that handle it.
enum SetError: Error {
  case unreadable(SetSyntaxError, words: [String], command: String?)
  case refused(RefusedSets)
  /// Refused because no load was given; the history may have one.
  case loadMissing(MissingLoad)
}

/// A refusal, and the line it is about.
struct RefusedSets: Sendable {
  var refusal: SetRefusal
  /// The words of the line, which `refusal` refers to by index.
  let words: [String]
  let exercise: String
  /// The command to put before each reading, to make it a whole line.
  var command: String?
  /// The lines to offer instead of the readings.
  var lines: [String]?
  /// The source of the load in the readings.
  var offer: LoadOffer?
  /// The line for the unassisted version of the exercise.
  var unassisted: String?
  /// The line that does the next planned set so.
  var planned: String?
}

/// The suggestion when an exercise was named without sets.
enum SetsOffer: Hashable, Sendable {
  /// A line with the sets of the last time.
  case lastTime(String)
  /// The command that marks the next planned set done.
  case planned(String)
  /// A line with an example set, for an exercise without history.
  case example(String)
}

extension Failure {
  /// An unreadable SET or CHANGE: the problem, the line with a caret under the place, and possible readings. With the
  /// command, the readings are whole lines; `lines` are offered instead of them.
  static func notation(
    _ error: SetSyntaxError, words line: [String], command: String? = nil, offering lines: [String]? = nil
  ) -> Failure {
    Failure(.usage, cause: SetError.unreadable(error, words: line, command: command)) { words in
      var message = words.unreadableSets(
        text(line, error.words), error.problem,
        readings: lines ?? typed(error.readings, error.words, line, command)
      ).with(details: marked(line, word: error.place.word, offset: error.place.offset))
      if error.problem == .loadWithoutAmount, error.readings.isEmpty, isOnlyLoad(line, error.words) {
        let example = ["8@" + text(line, error.words)]
        message.hint = typed(example, error.words, line, command).first.map(words.forExample)
      }
      if error.problem == .noReps {
        message.hint = typed(error.readings, error.words, line, command).first.map(words.forExample)
      }
      let place = error.place.word
      // A number among the words may be a load.
      if error.problem == .noAmount, error.readings.isEmpty, let command, command.hasPrefix("gymlog log"),
        place > 0, place < line.count, isOfRemark(line[place...]), !isOfSets(line[place]),
        !line[place...].contains(where: { $0.contains(where: \.isNumber) || changesSets($0) }),
        !["x", "@", "×"].contains(line[place - 1].lowercased()), !isOutcome(line[..<place]),
        var start = startOfRemark(line, place),
        !Catalogue.bundled.isName(line[place].filter(\.isLetter).isEmpty ? line[place + 1] : line[place])
      {
        let sets = line[..<start].map(shellWord).joined(separator: " ")
        if start + 1 < line.count, Recognition.isNoteLabel(line[start]) || dashes.contains(line[start]) {
          start += 1
        }
        message.details.append(
          words.forTheNote("gymlog note " + shellName(line[start...].joined(separator: " "))))
        // Nothing is left of `walk 10k steps`.
        message.hint =
          sets.contains(where: \.isNumber) ? words.forTheSets(command + " " + sets) : message.hint
      }
      return message
    }
  }

  /// Whether words begin as a remark does: `easy!`, `- felt easy`.
  private static func isOfRemark(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    if dashes.contains(first) { return words.count > 1 && isOfRemark(words.dropFirst()) }
    let letters = first.prefix(while: \.isLetter)
    return letters.count > 1 && first.dropFirst(letters.count).allSatisfy { "!?.,;:…".contains($0) }
  }

  /// Whether words say how the sets went, `5x5 100 missed`, `5x5 100, only got 4`, so that without the rest they say something else.
  private static func isOutcome(_ words: ArraySlice<String>) -> Bool {
    SetWord.misses.contains(words.last?.lowercased() ?? "")
      || words.contains { ["got", "only"].contains($0.lowercased()) }
  }

  /// Whether a word counts what stands before it, so that nothing is a remark: `10/10 14 3 sets`.
  static func isOfSets(_ word: String) -> Bool {
    Recognition.isSet(word) || ["rep", "reps"].contains(word.lowercased())
  }

  /// Whether the number before a word counts reps other than the set's.
  static func isHelp(_ word: String) -> Bool {
    LooseSets.others.contains(Recognition.folded(word))
  }

  private static func isHold(_ word: String) -> Bool {
    [
      "hold", "holds", "pause", "pauses", "paused", "squeeze", "negative", "negatives", "eccentric",
      "isometric",
      "pausa", "pausas", "isometria", "isometrica", "excentrica", "negativa", "down", "up", "descent", "ecc",
      "bajando", "baixant", "lowering",
    ].contains(Recognition.folded(word))
  }

  private static let dashes: Set = ["-", "–", "—"]
  /// Things that a number may count and a set doesn't record.
  private static let counted: Set = [
    "steps", "laps", "lap", "lengths", "floors", "flights", "count", "counts", "tiempos", "temps",
  ]

  /// Whether a word says something about the sets, so that they aren't whole without it: `con 5 kilos más`, `20 kg (10 cada una)`.
  static func changesSets(_ word: String) -> Bool {
    [
      "mas", "more", "mes", "menos", "less", "menys", "cada", "each", "per", "por", "lado", "side", "costat",
      "banda",
      "mano", "hand", "ma", "plate", "plates", "disco", "discos", "disc", "discs",
    ].contains(Recognition.folded(word.filter { !"()".contains($0) }))
  }

  /// Whether the words at the end of a line are a load with its unit, and the only figures: `bench 60kg`.
  private static func isOnlyLoad(_ line: [String], _ place: Range<Int>) -> Bool {
    guard place.upperBound == line.count, !line[..<place.lowerBound].joined().contains(where: \.isNumber)
    else {
      return false
    }
    let rest = line[place].joined().drop { $0.isNumber || $0 == "." || $0 == "," }
    return MassUnit(named: String(rest)) != nil
  }

  /// The start of a remark that can't be read from a place on. The number before it belongs to it if it is joined to it,
  /// `+ 2 forced`, too great for reps, `10000 steps`, or a time, `2s hold`, `2 sec pause`.
  ///
  /// Nil if the number may be a load or reps of the sets: `5,3,1 +10 easy`, `10 + 8 bw`.
  private static func startOfRemark(_ line: [String], _ place: Int) -> Int? {
    guard let start = startOfWords(line, place), start > 2 else { return startOfWords(line, place) }
    // `8 w vest` is with a vest, `8 w easy` a warm-up.
    let before = line[start - 1].lowercased()
    let isWith =
      ["with", "con", "amb"].contains(before)
      || before == "w" && LogLine.isGear(line[start].filter { $0.isLetter })
    return isWith ? start - 1 : start
  }

  private static func startOfWords(_ line: [String], _ place: Int) -> Int? {
    func isSeconds(_ word: String) -> Bool {
      ["\"", "''"].contains(word) || TimeUnit(named: word) == .second
    }
    if place > 1, isHold(line[place]) {
      let last = line[place - 1].lowercased()
      let isTime = last.first?.isNumber == true && isSeconds(String(last.drop(while: \.isNumber)))
      if isTime { return place - 1 }
      if place > 2, isSeconds(last), line[place - 2].allSatisfy(\.isNumber) { return place - 2 }
    }
    // `2-3 min rest`
    if place > 1, SetWord.isMinutes(line[place]), line[place - 1].contains("-"),
      line[place - 1].allSatisfy({ $0.isNumber || $0 == "-" })
    {
      return place - 1
    }
    // `tres blancas`
    if place > 2, LogLine.count(line[place - 1].lowercased()) != nil, Int(line[place - 1]) == nil {
      return place - 1
    }
    // `10k steps`, `40 laps`
    if place > 1, counted.contains(line[place].lowercased()),
      line[place - 1].allSatisfy({ $0.isNumber || "k.,".contains($0) })
    {
      return place - 1
    }
    guard place > 1, let number = Int(line[place - 1].drop { $0 == "+" }) else { return place }
    let isJoined = ["+", "and", "y", "i"].contains(line[place - 2].lowercased())
    // `2 forced reps`, `+ 2 forced`
    if isHelp(line[place]) { return isJoined ? place - 2 : place - 1 }
    if isJoined || line[place - 1].hasPrefix("+") { return nil }
    return number > 1_000 ? place - 1 : place
  }

  /// A SET that reads but is ambiguous or impossible for its exercise. With the command, the readings are whole lines.
  static func refused(_ sets: RefusedSets, cause: SetError? = nil) -> Failure {
    Failure(.usage, cause: cause ?? .refused(sets)) { words in
      let (refusal, line) = (sets.refusal, sets.words)
      var readings = refusal.readings
      if [.addedOrAssisted, .oneOrPair].contains(refusal.problem) {
        readings = setsOfReps(text(line, refusal.words)) + readings
      }
      if readings.isEmpty, case .percentage = refusal.problem { readings = ["@" + words.exampleLoad] }
      readings = sets.lines ?? typed(readings, refusal.words, line, sets.command)
      var message = words.refusedSets(
        text(line, refusal.words), refusal.problem, exercise: sets.exercise, readings: readings)
      switch (refusal.problem, sets.offer) {
      case (.noLoad, _) where sets.planned != nil: message.hint = sets.planned.map(words.asPlanned)
      case (.noLoad, .lastTime): message.hint = readings.first.map(words.asLastTime) ?? message.hint
      case (.noLoad, .example), (.percentage, _), (.noReps, _):
        message.hint = readings.first.map(words.forExample) ?? message.hint
      default: break
      }
      if case .moreThanPlanned(_, let rest) = refusal.problem {
        message.details = [words.forTheRest("gymlog log \(shellName(sets.exercise.lowercased())) " + rest)]
        return message
      }
      message.details = sets.unassisted.map { [words.withoutAssistance($0)] } ?? []
      if sets.offer == .example, [.setsOrLoad, .repsOrLoad].contains(refusal.problem) {
        let example = [MassUnit.kilograms, .pounds].map { NextStep.exampleMass(in: $0) }.first { mass in
          readings.contains { $0.contains("@" + NotationWriter().text(mass)) }
            && !text(line, refusal.words).contains(mass.value.text)
        }
        if let example { message.details.append(words.isExample(words.mass(example))) }
      }
      return message
    }
  }

  /// `25x4` on the body may be four sets of 25.
  private static func setsOfReps(_ typed: String) -> [String] {
    let numbers = typed.filter { $0 != " " }.split(separator: "x").map { Int($0) }
    guard numbers.count == 2, let reps = numbers[0], let sets = numbers[1], sets <= 10 else { return [] }
    return ["\(sets)x\(reps)"]
  }

  /// Sets that need a load; the history may have one.
  static func loadMissing(_ load: MissingLoad) -> Failure {
    refused(load.refused(offering: nil), cause: .loadMissing(load))
  }

  /// The missing load, if that is why sets were refused.
  var missingLoad: MissingLoad? {
    if case .loadMissing(let load) = cause as? SetError { load } else { nil }
  }

  /// An exercise was given without sets.
  static func setsMissing(_ exercise: String, _ offer: SetsOffer) -> Failure {
    Failure(.usage) { words in
      let hint =
        switch offer {
        case .lastTime(let line): words.asLastTime(line)
        case .planned(let line): words.tryTyping(line)
        case .example(let line): words.forExample(line)
        }
      return words.setsMissing(for: exercise).with(hint: hint)
    }
  }

  /// The words in question, as typed.
  private static func text(_ line: [String], _ words: Range<Int>) -> String {
    line.indices.contains(words.lowerBound)
      ? line[words.clamped(to: line.indices)].joined(separator: " ") : ""
  }

  /// The line as typed, with a caret under the place; empty for a line too wide to show.
  private static func marked(_ line: [String], word: Int, offset: Int) -> [String] {
    let text = line.map { terminalSafe($0) }.joined(separator: " ")
    guard word <= line.count, displayWidth(of: text) <= 100 else { return [] }
    let before = line.prefix(word).map { displayWidth(of: terminalSafe($0)) + 1 }.reduce(0, +)
    let within = word < line.count ? displayWidth(of: terminalSafe(String(line[word].prefix(offset)))) : 0
    return ["  " + text, "  " + String(repeating: " ", count: before + within) + "^"]
  }

  /// The line with each reading in place of the words it replaces; quoted for a shell if there is a command.
  static func typed(
    _ readings: [String], _ place: Range<Int>, _ line: [String], _ command: String?
  ) -> [String] {
    let isOfShell = command?.isEmpty == false
    let words = isOfShell ? line.map(shellWord) : line
    return readings.map { reading in
      // `3x(12+4+4)@60kg` needs quotes in a shell.
      let reading = isOfShell && reading.contains("(") ? shellName(reading) : reading
      var typed = [reading]
      if place.upperBound <= line.count {
        let rest = words[place.upperBound...]
        // A comma between exercises is at the end of a word.
        let comma = !rest.isEmpty && !place.isEmpty && line[place.upperBound - 1].hasSuffix(",") ? "," : ""
        typed = words[..<place.lowerBound] + [reading + comma] + rest
      }
      return ((isOfShell ? [command] : []).compactMap(\.self) + typed).joined(separator: " ")
    }
  }
}

extension Words {
  /// The hint below lines with a load that wasn't typed.
  fileprivate func isExample(_ load: String) -> String {
    say(
      en: "\(load) is only an example: type your load", es: "\(load) es solo un ejemplo: escribe tu peso",
      ca: "\(load) només és un exemple: escriu el teu pes")
  }

  /// The hint with the line of the sets, without what isn't theirs; a question if there are several lines, nil if there is none.
  func forTheSets(_ line: String) -> String? {
    let lines = checkingOffers([line])
    guard lines.count == 1, let line = lines.first else { return readings(lines) }
    return say(en: "For the sets: \(line)", es: "Para las series: \(line)", ca: "Per a les sèries: \(line)")
  }

  /// A line to type, with the load or the sets of the last time.
  func asLastTime(_ line: String) -> String {
    say(en: "As last time: \(line)", es: "Como la última vez: \(line)", ca: "Com l'última vegada: \(line)")
  }

  /// A line to type for a planned set.
  fileprivate func asPlanned(_ line: String) -> String {
    say(en: "As planned: \(line)", es: "Como estaba previsto: \(line)", ca: "Com estava previst: \(line)")
  }

  /// A line to type for the sets beyond the plan.
  func forTheRest(_ line: String) -> String {
    say(
      en: "Then, for the rest: \(line)", es: "Después, para el resto: \(line)",
      ca: "Després, per a la resta: \(line)")
  }

  /// A line to type for the unassisted version of the exercise.
  func withoutAssistance(_ line: String) -> String {
    say(en: "Without assistance: \(line)", es: "Sin asistencia: \(line)", ca: "Sense assistència: \(line)")
  }
}
