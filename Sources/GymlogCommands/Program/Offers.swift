import CommandLineKit
import System
import Training
import Wording

/// Lines that errors offer to type are tried before they are shown.
extension Program {
  /// The words for errors about a line. A line that would be refused isn't offered: what its own error offers takes its place.
  func wordsOfErrors(_ line: Line) -> Words {
    let words = line.wordsOfErrors()
    var checking = words
    checking.checkingOffers = { offers in
      var lines: [String] = []
      for offer in offers {
        let taken = accepted(offer, of: line, words, depth: 2)
        // Which of several is meant comes before what it means.
        for taken in offers.count > 1 && taken.count > 1 ? [offer] : taken
        where !lines.contains(where: { Self.saysSame($0, taken) }) {
          lines.append(taken)
        }
      }
      return lines
    }
    return checking
  }

  private func accepted(_ offer: String, of line: Line, _ words: Words, depth: Int) -> [String] {
    guard let failure = refusal(of: offer, line), !failure.isDoubtOfLoad else { return [offer] }
    if depth == 0 { return [] }
    let offered = OfferedLinesFound()
    var collecting = words
    collecting.checkingOffers = { lines in
      offered.lines += lines
      return lines
    }
    _ = failure.message(collecting, now: world.now())
    let others = offered.lines.filter { $0 != offer }
    let meant = others.filter { Self.hasFigures(of: offer, $0) }
    if meant.isEmpty || meant.count < others.count && !failure.isDoubtOfAmount {
      // A question of its own, or reps that `--force` takes.
      return others.count > 1 || failure.isDoubtOfAmount ? [offer] : []
    }
    return meant.flatMap { accepted($0, of: line, words, depth: depth - 1) }
  }

  /// Whether two lines differ at most in a unit that one of them leaves out: `@85` and `@85kg`.
  private static func saysSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.split(separator: " "), other.split(separator: " "))
    return one.count == other.count
      && zip(one, other).allSatisfy { $0 == $1 || differsByUnit($0, $1) || differsByUnit($1, $0) }
  }

  private static func differsByUnit(_ short: Substring, _ long: Substring) -> Bool {
    long == short + "kg" || long == short + "lb"
  }

  /// Whether two lines have the same numbers: `85` and `@85`, but not `8`, nor a load that nobody typed.
  private static func hasFigures(of line: String, _ other: String) -> Bool {
    func numbers(_ text: String) -> Set<Substring> { Set(text.split { !$0.isNumber && $0 != "." }) }
    return numbers(line).subtracting(["."]) == numbers(other).subtracting(["."])
  }

  private final class OfferedLinesFound: @unchecked Sendable { var lines: [String] = [] }

  /// Why a line would be refused; nil if it would be taken, or isn't tried because it changes no sets.
  private func refusal(of offer: String, _ line: Line) -> Failure? {
    let typed = Array(shellWords(offer).dropFirst())
    guard offer.hasPrefix("gymlog "), !offer.contains("…"), !offer.contains("&&"), !offer.contains("; "),
      !typed.contains("-"),
      let name = typed.first(where: { !$0.hasPrefix("-") }),
      Self.tried.contains(name) || typed[0] == "--data"
    else { return nil }
    var world = world
    world.print = { _ throws(SystemError) in }
    world.complain = { _ in }
    (world.ask, world.showProgress, world.edit, world.page, world.runProgram) = (nil, nil, nil, nil, nil)
    world.random = { UInt64.random(in: 0...UInt64.max) }
    var options: [String] = []
    if let data = line.data, !typed.contains("--data") { options += ["--data", data] }
    if let language = line.language { options += ["--lang", language.rawValue] }
    do {
      try Program(world).tryLine(Line(options + typed, world))
      return nil
    } catch {
      return error.isRefusal ? error : nil
    }
  }

  private func tryLine(_ line: Line) throws(Failure) {
    let choices = try SettingsFile.usable(in: line.folders().config).settings
    let words = Settings.words(line.language, choices, world.environment)
    let (parsed, globals, unknown) = try parse(line, Commands.table(words), words)
    guard case .run(let command, let work) = parsed.request, Self.tried.contains(command) else { return }
    var context = try Context(world, choices: choices, folders: line.folders(), line: line.words, globals)
    context.tryOnly()
    try unknown?.check(isExerciseIn: parsed.arguments, context)
    _ = try work(context)
  }

  /// The commands that change sets, and nothing but the logbook.
  private static let tried = Set(
    [CommandName.log, .again, .done, .edit, .swap, .remove, .move, .add].map(\.rawValue))
}

extension Failure {
  /// Whether a line isn't understood: not that it lacks a load or an open workout, or names what there is more than one of.
  fileprivate var isRefusal: Bool {
    if case .unknown? = cause as? ExerciseLookupError { return true }
    if case .refused(let sets)? = cause as? SetError {
      if case .moreThanPlanned = sets.refusal.problem { return false }
      if sets.offer != nil { return false }
    }
    return code == .usage && missingLoad == nil
  }

  /// The same failure, the commands of which name the data directory that was typed.
  func naming(_ data: String?) -> Failure {
    guard let data else { return self }
    return changing { message, _, _ in
      message.hint = message.hint.map { commandsNaming(data, in: $0) }
      message.details = message.details.map { commandsNaming(data, in: $0) }
    }
  }

  /// The same failure about a line for a past workout or a routine: a note that it offers is for that one, too.
  func noting(in target: EditTarget) -> Failure {
    if target.isCurrent { return self }
    let (note, option) = ("gymlog " + CommandName.note.rawValue + " ", target.typed.dropFirst() + " ")
    @Sendable func noting(_ text: String) -> String {
      text.contains(note + option) ? text : text.replacing(note, with: note + option)
    }
    return changing { message, _, _ in
      message.hint = message.hint.map(noting)
      message.details = message.details.map(noting)
    }
  }
}

extension Words {
  /// The words of answers to a line, the commands of which name the data directory that was typed.
  func naming(_ data: String?) -> Words {
    guard let data else { return self }
    var words = self
    words.completingCommands = { commandsNaming(data, in: $0) }
    return words
  }
}

/// A text, the commands of which name the data directory that was typed. It is the only global option that they repeat: the
/// others change how the answer looks, not what a line does, and words of all languages are read in each.
private func commandsNaming(_ data: String, in text: String) -> String {
  var (named, rest) = ("", text[...])
  while let range = rest.firstRange(of: "gymlog ") {
    let line = rest[range.upperBound...]
    let name = line.prefix { $0.isLetter || $0 == "1" }
    let typed = line[..<(line.firstRange(of: "gymlog ")?.lowerBound ?? line.endIndex)]
    // `activity` of `activity add`. A line that repeats what was typed names it already.
    let isOfData =
      name != CommandName.help.rawValue && !typed.contains("--data")
      && CommandName.allCases.contains { $0.rawValue == name || $0.rawValue.hasPrefix(name + " ") }
    named += rest[..<range.upperBound] + (isOfData ? "--data \(shellWord(data)) " : "")
    rest = rest[range.upperBound...]
  }
  return named + rest
}
