import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// Recorded tested maxes, each with the one before it of the same kind.
struct TestedMaxRecord {
  let exercise: Exercise
  let maxes: [(tested: TestedMax, before: TestedMax?)]
  let problems: [Problem]

  /// Records the sets of a line: singles as 1RM, tens as 10RM.
  ///
  /// - Throws: A `Failure` for other sets, and for sets that don't suit the exercise.
  init(_ line: MaxLine, _ at: Instant, _ context: Context) throws(Failure) {
    (exercise, maxes, problems) =
      try context.logbook.change(CommandName.max.rawValue, at: context.now) { change throws(Failure) in
        let exercise = try context.exercise(orCurrent: line.name, in: change.snapshot)
        let tested = try line.maxes(of: exercise, context)
        let (known, problems) = try change.snapshot.testedMaxes()
        let at = at.after(known.filter { $0.exercise == exercise.id }.map(\.at))
        var maxes: [(TestedMax, TestedMax?)] = []
        for (kind, load) in tested {
          let maximum = TestedMax(
            id: context.newID(at: at), exercise: exercise.id, name: exercise.name, kind: kind, load: load,
            at: at)
          try change.save(maximum)
          maxes.append((maximum, known.last(before: maximum)))
        }
        return (exercise, maxes, problems)
      }
  }

  func reply(_ context: Context) -> Reply {
    Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let name = screen.painter.paint(context.name(of: exercise), .strong)
        return maxes.map { max, before in
          let load = words.load(max.load)
          let said = words.testedMax(
            words.label(max.kind), load, words.moment(max.at.civil, today: context.now.day))
          return name + "  " + said + (before.flatMap { change(max, $0, context) } ?? "") + "\n"
        }.joined()
      },
      json: {
        JSON.members([
          "tested": .array(
            maxes.map { max, before in
              .object(
                max.json + JSON.members(["before": before.map { .object($0.json) } ?? .null]))
            })
        ])
      })
  }

  /// `, +5 kg since 3 Oct`; nil if one load is on the body and the other isn't.
  private func change(_ max: TestedMax, _ before: TestedMax, _ context: Context) -> String? {
    guard max.load.isOnBody == before.load.isOnBody else { return nil }
    let unit = max.load.mass?.unit ?? before.load.mass?.unit ?? context.settings.unit.value
    let difference = Thousandths(raw: max.load.signed(in: unit).raw - before.load.signed(in: unit).raw)
    let words = context.words
    return ", "
      + words.changed(
        words.difference(difference, unit), since: before.at, until: max.at, today: context.now.day)
  }
}

extension MaxLine {
  /// The sets as tested maxes, of one or ten reps.
  func maxes(of exercise: Exercise, _ context: Context) throws(Failure) -> [(
    kind: TestedMax.Kind, load: Load
  )] {
    if exercise.countMode != .reps {
      throw Failure.withoutReps(context.name(of: exercise), exercise.countMode)
    }
    let unit = context.settings.unit.value
    let kinds = try groups.map { group throws(Failure) in try kind(of: group, unit: unit) }
    let loads = try context.loads(of: groups, line, exercise, force: isForced)
    return try zip(kinds, loads).map { kind, load throws(Failure) in
      let example = typing("\(kind.reps)@" + NotationWriter().text(exercise.exampleLoad(in: unit)))
      guard let load, load.mass?.value.raw != 0 else { throw Failure.testedLoadNeeded(example: example) }
      if load.isOnBody, !exercise.movesBody {
        throw Failure.testedWithBody(context.name(of: exercise), example: example)
      }
      return (kind, load)
    }
  }

  private func kind(of group: NotatedGroup, unit: MassUnit) throws(Failure) -> TestedMax.Kind {
    if group.miss != nil { throw .missedAttempt }
    let typed = group.words.clamped(to: line.words.indices)
    var estimate = "gymlog 1rm " + line.words[typed].joined(separator: " ")
    guard group.amounts.count == 1, group.parts.isEmpty, group.sides == nil,
      case .exactly(.reps(let reps)) = group.amounts[0], group.type != .warmUp,
      let kind = TestedMax.Kind.allCases.first(where: { $0.reps == reps })
    else {
      if group.load == nil, case .exactly(.reps(let number)) = group.amounts[0], number >= 20,
        groups.count == 1
      {
        let mass = Mass(Thousandths(number), unit)
        throw .loadAlone(line.words[typed].joined(separator: " "), typing("1@" + NotationWriter().text(mass)))
      }
      let load = group.load.map { NotationWriter().text($0) } ?? (unit == .pounds ? "225lb" : "100kg")
      // Several sets, or a range, become one set.
      if case .reps(let reps) = group.amounts[0].least { estimate = "gymlog 1rm \(reps)@" + load }
      throw .otherReps(one: typing("1@" + load), ten: typing("10@" + load), estimate: estimate)
    }
    if let effort = group.effort, effort.repsInReserve.raw > 0 { throw .repsInReserve(estimate: estimate) }
    return kind
  }

  /// The line with another set.
  private func typing(_ set: String) -> String { line.typing((name.map { shellName($0) + " " } ?? "") + set) }
}

extension TestedMax.Kind {
  var reps: Int {
    switch self {
    case .oneRep: 1
    case .tenReps: 10
    }
  }
}

extension Words {
  func label(_ kind: TestedMax.Kind) -> String {
    switch kind {
    case .oneRep: oneRepMax
    case .tenReps: tenRepMax
    }
  }
}

extension StoredAlone {
  /// Its id, and the members of its document.
  var json: [JSON.Member] {
    JSON.members(["id": .string(id.text)])
      + Self.coding.encode(self).members(without: ["format"])
  }
}

extension [TestedMax] {
  /// The last max of the same exercise and kind before another.
  func last(before other: TestedMax) -> TestedMax? {
    let earlier = filter {
      $0.exercise == other.exercise && $0.kind == other.kind
        && ($0.at.seconds, $0.id) < (other.at.seconds, other.id)
    }
    return earlier.max { one, two in (one.at.seconds, one.id) < (two.at.seconds, two.id) }
  }
}

extension Words {
  /// The echo of a recorded max: `tested 1RM 140kg, on 14 Nov at 12:00`.
  func testedMax(_ kind: String, _ load: String, _ moment: String) -> String {
    say(
      en: "tested \(kind) \(load), \(moment)",
      es: "\(kind) real de \(load), \(moment)",
      ca: "\(kind) real de \(load), \(moment)")
  }
}

extension Failure {
  /// A number without reps, or a count and a number, instead of a set; `line` has it as a load.
  static func loadAlone(_ text: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(quoted(text)): for a tested max, type 1 rep and its load",
          es: "\(quoted(text)): para un máximo real, escribe 1 repetición y su peso",
          ca: "\(quoted(text)): per a un màxim real, escriu 1 repetició i el seu pes"),
        hint: words.readings([line]))
    }
  }

  static func otherReps(one: String, ten: String, estimate: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "a tested max is a 1RM or a 10RM",
          hint: "Type \(words.either([one, ten])). To estimate from other reps: \(estimate)"),
        es: Message(
          "un máximo real es un 1RM o un 10RM",
          hint: "Escribe \(words.either([one, ten])). Para estimar con otras repeticiones: \(estimate)"),
        ca: Message(
          "un màxim real és un 1RM o un 10RM",
          hint: "Escriu \(words.either([one, ten])). Per estimar amb altres repeticions: \(estimate)"))
    }
  }

  static func testedLoadNeeded(example: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("missing load for the tested max", hint: words.forExample(example)),
        es: Message("al máximo real le falta el peso", hint: words.forExample(example)),
        ca: Message("al màxim real li falta el pes", hint: words.forExample(example)))
    }
  }

  static func testedWithBody(_ exercise: String, example: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(exercise) isn't a bodyweight exercise: give a load",
          es: "\(exercise) no es un ejercicio de peso corporal: falta el peso",
          ca: "\(exercise) no és un exercici de pes corporal: falta el pes"), hint: words.forExample(example))
    }
  }

  static func repsInReserve(estimate: String) -> Failure {
    Failure(
      .usage,
      en: Message("a tested max has no reps in reserve", hint: "To estimate from this set: \(estimate)"),
      es: Message("un máximo real no deja repeticiones en reserva", hint: "Para estimarlo: \(estimate)"),
      ca: Message("un màxim real no deixa repeticions en reserva", hint: "Per estimar-lo: \(estimate)"))
  }
}
