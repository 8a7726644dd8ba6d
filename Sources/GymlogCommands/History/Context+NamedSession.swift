import Logbook
import Training
import Wording

extension Context {
  /// The session of an exercise that a WORKOUT means: `last` is the exercise's last session, `last-1` the one before; a day
  /// or an id means the session in that workout. It is read from its documents, as the history has no plans and rests.
  ///
  /// - Throws: A `Failure` if there is no such session.
  func session(
    _ argument: WorkoutArgument, of entry: WorkoutExercise, before workout: Workout
  ) throws(Failure) -> (session: PastSession, problems: [Problem]) {
    let missing = Failure.notDoneInPeriod(name(of: entry), reference: argument.text)
    return try logbook.read { snapshot throws(Failure) in
      var argument = argument
      if case .last(let back) = argument.reference {
        let range = PastRange(before: workout.start, except: workout.id)
        let past = try pastSessions(of: [entry.exercise], in: range, snapshot)
        guard let sessions = past.sessions[entry.exercise], !sessions.isEmpty else {
          throw Failure.neverDone(name(of: entry), but: []).attaching(past.problems)
        }
        guard back < sessions.count else {
          throw Failure.doneOnly(name(of: entry), times: sessions.count, reference: argument.text)
        }
        argument = WorkoutArgument(sessions[back].workout)
      }
      let stored = try self.workout(argument, in: snapshot)
      guard let session = PastSession(of: entry.exercise, in: stored.workout) else {
        throw missing.attaching(stored.problems)
      }
      return (session, stored.problems)
    }
  }
}

extension Failure {
  /// The exercise has no completed sets in the named workout.
  static func notDoneInPeriod(_ exercise: String, reference: String) -> Failure {
    Failure(
      .notFound,
      en: Message(
        "\(exercise) has no completed sets in \(quoted(reference))",
        hint: "To see its sessions: gymlog history \(shellName(exercise.lowercased()))"),
      es: Message(
        "\(exercise): ninguna serie hecha en \(quoted(reference))",
        hint: "Para ver sus sesiones: gymlog history \(shellName(exercise.lowercased()))"),
      ca: Message(
        "\(exercise): cap sèrie feta a \(quoted(reference))",
        hint: "Per veure'n les sessions: gymlog history \(shellName(exercise.lowercased()))"))
  }

  /// The reference goes back further than the exercise's past sessions; `times` is their number.
  static func doneOnly(_ exercise: String, times: Int, reference: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "\(exercise) has only \(words.sessions(times)) before this workout: there is no \(reference)",
          hint: "last is the exercise's latest session, last-1 the one before; or give a date or an id"),
        es: Message(
          "\(exercise) solo tiene \(words.sessions(times)) antes de este entrenamiento: no llega a \(reference)",
          hint:
            "last es la última sesión del ejercicio, y last-1, la anterior; también vale una fecha o un id"),
        ca: Message(
          "\(exercise) només té \(words.sessions(times)) abans d'aquest entrenament: no arriba a \(reference)",
          hint: "last és l'última sessió de l'exercici, i last-1, l'anterior; també val una data o un id"
        ))
    }
  }
}
