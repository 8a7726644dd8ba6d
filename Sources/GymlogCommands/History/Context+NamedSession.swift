import Logbook
import Training
import Wording

extension Context {
  /// The session of an exercise that a WORKOUT points at: `last` is the last one of the exercise, `last-1` the one before; a
  /// day or an id, that of the workout then. As its documents have it, with those that can't be used: the history knows no
  /// plans and no rests.
  ///
  /// - Throws: `HistoryError`
  func session(
    _ argument: WorkoutArgument, of entry: WorkoutExercise, before workout: Workout
  ) throws -> (session: PastSession, problems: [Problem]) {
    let missing = Failure.notDoneThen(name(of: entry), reference: argument.text)
    return try logbook.read { snapshot in
      var reference = argument.reference
      if case .last(let back) = reference {
        let range = PastRange(before: workout.start, except: workout.id)
        let past = try pastSessions(of: [entry.exercise], in: range, snapshot)
        guard let sessions = past.sessions[entry.exercise], !sessions.isEmpty else {
          throw Failure.neverDone(name(of: entry), but: []).attaching(past.problems)
        }
        guard back < sessions.count else {
          throw Failure.doneOnly(name(of: entry), times: sessions.count, reference: argument.text)
        }
        reference = .id(sessions[back].workout.text)
      }
      let stored = try self.workout(reference, typed: argument.text, in: snapshot)
      guard let session = PastSession(of: entry.exercise, in: stored.workout) else {
        throw missing.attaching(stored.problems)
      }
      return (session, stored.problems)
    }
  }
}

extension Failure {
  /// An exercise wasn't done in the workout that was pointed at.
  static func notDoneThen(_ exercise: String, reference: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "\(exercise) wasn't done then: \(words.quoted(reference))",
          hint: "When it was: \(("gymlog history " + shellName(exercise.lowercased())))"),
        es: Message(
          "\(exercise) no se hizo entonces: \(words.quoted(reference))",
          hint: "Cuándo sí: \(("gymlog history " + shellName(exercise.lowercased())))"),
        ca: Message(
          "\(exercise) no es va fer llavors: \(words.quoted(reference))",
          hint: "Quan sí: \(("gymlog history " + shellName(exercise.lowercased())))"))
    }
  }

  /// An exercise was done less often than one goes back: so many times.
  static func doneOnly(_ exercise: String, times: Int, reference: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "\(exercise) was done \(times == 1 ? "once" : "\(words.number(times)) times") before: there is no \(reference) of it",
          hint: "last-1 is the exercise's last time but one; a day or an id, that workout"),
        es: Message(
          "\(exercise) se ha hecho \(times == 1 ? "1 vez" : "\(words.number(times)) veces"): no llega a \(reference)",
          hint: "last-1 es la penúltima vez del ejercicio; una fecha o un identificador, ese entrenamiento"),
        ca: Message(
          "\(exercise) s'ha fet \(times == 1 ? "1 vegada" : "\(words.number(times)) vegades"): no arriba a \(reference)",
          hint: "last-1 és la penúltima vegada de l'exercici; una data o un identificador, aquell entrenament"
        ))
    }
  }
}
