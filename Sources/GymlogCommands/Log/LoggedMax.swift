import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Context {
  /// Records a logged set as a tested max, in the same change.
  ///
  /// - Throws: A `Failure` for a set that is none: other reps, reps in reserve, a miss, a warm-up, no load.
  func recordTested(
    _ place: SetPlace?, of workout: Workout, in change: inout Change
  ) throws(Failure) -> TestedMax {
    guard let place else { throw Failure.notTested(nil) }
    let (entry, set) = (workout.exercises[place.exercise], workout[place])
    let exercise = exercise(of: entry)
    let text = NotationWriter(loading: exercise.equipment.loading).text([set])
    if exercise.countMode != .reps { throw Failure.withoutReps(name(of: exercise), exercise.countMode) }
    guard let result = set.result, let load = result.load, let kind = set.testedKind else {
      throw Failure.notTested(text)
    }
    if load.isOnBody, !exercise.movesBody { throw Failure.notTested(text) }
    let known = try change.snapshot.testedMaxes().maxes.filter { $0.exercise == exercise.id }
    let at = (set.completed ?? workout.end ?? workout.start).after(known.map(\.at))
    let max = TestedMax(
      id: newID(at: at), exercise: exercise.id, name: exercise.name, kind: kind, load: load, at: at)
    try change.save(max)
    return max
  }

  /// The command that records the last of some logged sets as a tested max, if it was a single to the limit and none
  /// as heavy is recorded.
  func offeredMax(_ places: [SetPlace], of workout: Workout) -> String? {
    guard let place = places.last, !workout.isRoutine else { return nil }
    let (entry, set) = (workout.exercises[place.exercise], workout[place])
    guard set.isToTheLimit, set.testedKind == .oneRep, let load = set.result?.load,
      !load.isOnBody || exercise(of: entry).movesBody,
      let known = try? logbook.read({ snapshot throws(Failure) in try snapshot.testedMaxes().maxes }),
      !known.contains(where: {
        $0.exercise == entry.exercise && $0.kind == .oneRep && $0.load.signedExact >= load.signedExact
      })
    else { return nil }
    let day = (set.completed ?? workout.start).day
    return "gymlog max " + shellName(name(of: entry).lowercased()) + " 1@" + NotationWriter().text(load)
      + (day == now.day ? "" : " --at " + day.text)
  }
}

extension Reply {
  /// The same reply, which also tells that its sets were recorded as tested maxes.
  func telling(of tested: [TestedMax]) -> Reply {
    if tested.isEmpty { return self }
    return adding([JSON.Member(name: "tested", value: tested.json)]) { screen in
      tested.map { screen.painter.paint(screen.words.recorded($0), .good) }
    }
  }
}

extension Performance {
  /// The kind of max that a set with this result can be a test of; nil for other reps, reps in reserve, parts, a warm-up or drop set,
  /// and without a load of known mass.
  func testedKind(_ type: SetType) -> TestedMax.Kind? {
    guard type == .normal || type == .failure, !isMissed, isPlain,
      case .reps(let reps) = amount, load?.isUnweighed == false,
      load?.signedExact != 0 || load?.isOnBody == true,
      (effort?.repsInReserve.raw ?? 0) == 0
    else { return nil }
    return TestedMax.Kind.allCases.first { $0.reps == reps }
  }
}

extension WorkoutSet {
  /// The kind of max that the set can be a test of.
  var testedKind: TestedMax.Kind? { result?.testedKind(type) }

  /// Whether it was done at RPE 10, or to failure.
  fileprivate var isToTheLimit: Bool { type == .failure || result?.effort?.repsInReserve.raw == 0 }
}

extension Words {
  /// A set was recorded as a tested max too: `Tested 1RM recorded: 180 kg`.
  func recorded(_ max: TestedMax) -> String {
    let (kind, load) = (label(max.kind), load(max.load))
    return say(
      en: "Tested \(kind) recorded: \(load)", es: "Guardado como \(kind) real: \(load)",
      ca: "Desat com a \(kind) real: \(load)")
  }

  /// The offer after a single at RPE 10 or to failure: the command that records it as a max.
  func offeredMax(_ command: String) -> String {
    say(
      en: "To record it as a tested 1RM: \(command)",
      es: "Para guardarlo como 1RM real: \(command)",
      ca: "Per desar-lo com a 1RM real: \(command)")
  }
}

extension Failure {
  /// The last set of the line isn't a test of a max.
  fileprivate static func notTested(_ set: String?) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          (set.map { "\(words.quoted($0)) isn't a tested max" } ?? "missing set")
            + ": --tested takes the last set",
          hint: "Type one rep or ten with a load and nothing in reserve: 1@180kg, 10@140kg"),
        es: Message(
          (set.map { "\(words.quoted($0)) no es un máximo real" } ?? "falta la serie")
            + ": --tested usa la última serie",
          hint: "Escribe una repetición o diez, con peso y nada en reserva: 1@180kg, 10@140kg"),
        ca: Message(
          (set.map { "\(words.quoted($0)) no és un màxim real" } ?? "falta la sèrie")
            + ": --tested fa servir l'última sèrie",
          hint: "Escriu una repetició o deu, amb pes i res en reserva: 1@180kg, 10@140kg"))
    }
  }
}
