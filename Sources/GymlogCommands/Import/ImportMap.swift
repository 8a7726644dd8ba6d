import Catalogue
import Formats
import Interchange
import Logbook
import System
import Training
import Wording

/// The file of `--map`: which exercise each name of another program is.
///
/// A row is a name and an exercise, by number or name. No exercise, or `+`, makes a new custom one, `-` leaves the name's sets out, and
/// `?` leaves it open. Further columns are for people.
struct ImportMap {
  private let path: String
  private var answers: [String: (answer: String, line: Int)] = [:]

  private static let limit = 1 << 20

  /// Reads the file. With `isOptional` it may be missing.
  init(_ path: String, isOptional: Bool) throws(Failure) {
    self.path = path
    if isOptional, try !Self.exists(path) { return }
    let bytes = try convertingErrors(UserFile.read(path, limit: Self.limit))
    var reader = CSVReader(bytes)
    do throws(CSVError) {
      while let row = try reader.next() {
        let cells = row.map { tidyLine($0.string) }
        if row.position.line == 1, cells[0] == "name" { continue }
        let answer = row.count > 1 ? tidied(row[1].string, limit: Limits.name) ?? "" : "?"
        answers[cells[0]] = (answer, row.position.line)
      }
    } catch {
      throw .mapMalformed(path, line: error.position.line)
    }
  }

  /// Whether there is such a file.
  static func exists(_ path: String) throws(Failure) -> Bool {
    do throws(SystemError) {
      _ = try UserFile.read(path, limit: limit)
      return true
    } catch {
      if error.isNotFound { return false }
      throw Failure(.system(error))
    }
  }

  /// The file's answer for a name; nil if it has none.
  func answer(
    for key: ImportedName.Key, _ evidence: ImportEvidence, _ context: Context
  ) throws(Failure) -> ImportedExercise? {
    guard let (answer, line) = answers[key.name], answer != "?" else { return nil }
    if answer == "-" { return .leftOut }
    do throws(Failure) {
      if answer.isEmpty || answer == "+" { return try ImportedExercise(newFor: key, evidence, context) }
      let typed = answer.allSatisfy { ("0"..."9").contains($0) } ? "id:" + answer : answer
      return .known(try context.exercise(typed, today: nil, toWrite: true), .map)
    } catch {
      throw error.changing { [path] message, _, _ in
        message.text = "\(path):\(line): " + message.text
      }
    }
  }

  /// A file to fill in: every name with what it becomes, the open ones first.
  static func template(_ names: [ImportedName], _ context: Context) -> [UInt8] {
    var writer = CSVWriter()
    writer.append(["name", "exercise", "about"])
    func about(_ exercise: Exercise) -> String { "\(exercise.id.text) \(context.name(of: exercise))" }
    var open: [[CSVCell]] = []
    var resolved: [[CSVCell]] = []
    for name in names {
      let cell = CSVCell.text(name.key.name)
      switch name.becomes {
      case .unresolved(let nearest):
        open.append([cell, "?", .text(nearest.map(about).joined(separator: "; "))])
      case .known(let exercise, _):
        resolved.append([cell, .text(exercise.id.text), .text(context.name(of: exercise))])
      case .new(let own): resolved.append([cell, "", .text(own.exercise.name)])
      case .leftOut: resolved.append([cell, "-", ""])
      }
    }
    for row in open + resolved { writer.append(row) }
    return writer.bytes
  }
}

extension ImportedExercise {
  /// A new custom exercise with a name; the lifter's exercise that already has it, if there is one.
  init(
    newFor key: ImportedName.Key, _ evidence: ImportEvidence, _ context: Context
  ) throws(Failure) {
    let name = try context.exerciseName(key.name)
    let catalogue = try context.exercises.catalogue()
    if let own = catalogue.own.first(where: { Recognition.folded($0.name) == Recognition.folded(name) }) {
      self = .known(own, .map)
      return
    }
    let isLoaded = !evidence.loads(unit: .kilograms).isEmpty
    let mode = evidence.countMode
    let facts = ExerciseFacts(
      bodyPart: evidence.category.flatMap(Recognition.bodyPart) ?? .fullBody,
      equipment: Recognition.equipment(inName: name)
        ?? evidence.category.flatMap { Recognition.equipment(inName: $0) }
        ?? (evidence.isOnBody
          ? .bodyWeight : isLoaded ? .machine : mode == .reps ? .bodyWeight : Equipment.none),
      countMode: mode, sides: evidence.isOneSided ? .one : nil)
    // Made from the name, so that every device makes the same.
    let id = EntityID(
      at: Instant(seconds: 0, offset: 0), hashing: [key.program.rawValue, "exercise", key.name])
    self = .new(CustomExercise(id: id, try facts.exercise(name, id: id, context.words)))
  }
}
