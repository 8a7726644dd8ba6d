package import Training

extension Words {
  /// Another workout began at this time of the same day; a command to see it follows.
  package func alsoThatDay(_ clock: String, _ name: String?) -> String {
    say(
      en: "Also that day, at \(clock)" + (name.map { ", " + $0 } ?? "") + ":",
      es: "También ese día, a las \(clock)" + (name.map { ", " + $0 } ?? "") + ":",
      ca: "També aquell dia, a les \(clock)" + (name.map { ", " + $0 } ?? "") + ":")
  }

  /// A workout was begun.
  package func started(_ workout: String, _ moment: String) -> String {
    say(
      en: "\(workout) started \(moment)",
      es: "\(workout): empezado \(moment)",
      ca: "\(workout): començat \(moment)")
  }

  /// What a new workout waits for; `set` is one to type.
  package func startedHint(_ set: String) -> String {
    say(
      en: "Log the first set: gymlog log squat \(set)",
      es: "Apunta la primera serie: gymlog log sentadilla \(set)",
      ca: "Apunta la primera sèrie: gymlog log esquat \(set)")
  }

  /// How a workout is ended that is being written down afterwards.
  package var finishAfterwardsHint: String {
    say(
      en: "When all sets are written down: gymlog finish --for 1h",
      es: "Cuando tengas todas las series apuntadas: gymlog finish --for 1h",
      ca: "Quan tinguis totes les sèries apuntades: gymlog finish --for 1h")
  }

  /// A workout was ended.
  package func finished(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) finished: \(figures)",
      es: "\(workout): terminado, \(figures)",
      ca: "\(workout): acabat, \(figures)")
  }

  /// A workout without a set was ended: there is nothing to save.
  package var emptyNotSaved: String {
    say(
      en: "No set was done, so nothing is saved",
      es: "No has hecho ninguna serie: no se guarda nada",
      ca: "No has fet cap sèrie: no es desa res")
  }

  /// So many planned sets were not done, and left out.
  package func plannedLeftOut(_ count: Int) -> String {
    say(
      en: count == 1
        ? "1 planned set was not done and is left out"
        : "\(count) planned sets were not done and are left out",
      es: count == 1
        ? "1 serie prevista se ha quedado sin hacer y no se guarda"
        : "\(count) series previstas se han quedado sin hacer y no se guardan",
      ca: count == 1
        ? "1 sèrie prevista s'ha quedat sense fer i no es desa"
        : "\(count) sèries previstes s'han quedat sense fer i no es desen")
  }

  /// A workout was ended at its last set, because nobody had touched it for hours.
  package func endedAtLastSet(_ moment: String) -> String {
    say(
      en:
        "It ended with its last set, \(moment). If it went on until now: gymlog reopen, gymlog finish --at now",
      es:
        "Termina en su última serie, \(moment). Si ha durado hasta ahora: gymlog reopen, gymlog finish --at ahora",
      ca: "Acaba a l'última sèrie, \(moment). Si ha durat fins ara: gymlog reopen, gymlog finish --at ara")
  }

  /// How to share a workout that was ended.
  package func shareHint(_ ref: String) -> String {
    say(
      en: "To share it: gymlog share \(ref)",
      es: "Para compartirlo: gymlog share \(ref)",
      ca: "Per compartir-lo: gymlog share \(ref)")
  }

  /// A workout's clock was stopped, after so much time trained, if that is known.
  package func paused(_ workout: String, _ moment: String, after elapsed: String?) -> String {
    say(
      en: "\(workout) paused \(moment)" + (elapsed.map { ", after " + $0 } ?? ""),
      es: "\(workout): en pausa \(moment)" + (elapsed.map { ", tras " + $0 } ?? ""),
      ca: "\(workout): en pausa \(moment)" + (elapsed.map { ", després " + Catalan.of($0) } ?? ""))
  }

  /// How it runs on.
  package var pausedHint: String {
    say(en: "To go on: gymlog resume", es: "Para seguir: gymlog resume", ca: "Per continuar: gymlog resume")
  }

  /// A workout's clock runs on after a pause of so long; so much time was trained, if that is known.
  package func resumed(_ workout: String, pause: String, elapsed: String?) -> String {
    say(
      en: "\(workout) goes on: " + (elapsed.map { $0 + " trained, " } ?? "") + "\(pause) paused",
      es: "\(workout): sigue tras una pausa de \(pause)" + (elapsed.map { ", llevas " + $0 } ?? ""),
      ca: "\(workout): continua després d'una pausa \(Catalan.of(pause))"
        + (elapsed.map { ", portes " + $0 } ?? ""))
  }

  /// An open workout was thrown away.
  package func discarded(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) discarded: \(figures)",
      es: "\(workout): descartado, \(figures)",
      ca: "\(workout): descartat, \(figures)")
  }

  /// A past workout was deleted.
  package func deleted(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) deleted: \(figures)",
      es: "\(workout): borrado, \(figures)",
      ca: "\(workout): esborrat, \(figures)")
  }

  /// A finished workout is open again.
  package func reopened(_ workout: String, _ figures: String) -> String {
    say(
      en: "\(workout) is open again: \(figures)",
      es: "\(workout): abierto de nuevo, \(figures)",
      ca: "\(workout): obert un altre cop, \(figures)")
  }

  /// How it ends again.
  package var reopenedHint: String {
    say(
      en: "To end it: gymlog finish",
      es: "Para terminarlo: gymlog finish",
      ca: "Per acabar-lo: gymlog finish")
  }

  /// What there is to do in a workout that was begun from a plan.
  package func toDo(_ exercises: String, _ sets: String) -> String {
    say(
      en: "To do: \(exercises), \(sets)",
      es: "Por hacer: \(exercises), \(sets)",
      ca: "Per fer: \(exercises), \(sets)")
  }

  /// The set that comes first in it, as it is typed, and the command that ticks it off.
  package func firstToDo(_ exercise: String, _ set: String, _ command: String) -> String {
    say(
      en: "First \(exercise) \(set); when it is done: \(command)",
      es: "Empieza con \(exercise) \(set); al acabar la serie: \(command)",
      ca: "Comença amb \(exercise) \(set); en acabar la sèrie: \(command)")
  }

  /// A change was taken back: the line that had made it, when, and in which workout.
  package func undone(_ command: String, _ moment: String, in workout: String?) -> String {
    say(
      en: "Undone\(workout.map { " in " + $0 } ?? ""): \(command) \(moment)",
      es: "Deshecho\(workout.map { " en " + $0 } ?? ""): \(command), \(moment)",
      ca: "Desfet\(workout.map { " a " + $0 } ?? ""): \(command), \(moment)")
  }

  /// A workout's share text was written into a file.
  package func shared(_ workout: String, _ file: String) -> String {
    say(
      en: "\(workout) written to \(file)",
      es: "\(workout): escrito en \(file)",
      ca: "\(workout): escrit a \(file)")
  }

  /// How what was thrown away comes back.
  package var undoHint: String {
    say(en: "gymlog undo brings it back", es: "gymlog undo lo recupera", ca: "gymlog undo el recupera")
  }

  /// What a workout goes by: its name, else the word for one.
  package func name(of workout: Workout) -> String { workout.name ?? workoutHeading }

  /// The same with its day, where that isn't today's: `Leg day (14 Nov)`. The day goes on over midnight.
  package func label(_ workout: Workout, at now: Instant) -> String {
    let isCurrent =
      workout.start.day == now.day || (0..<12 * 3_600).contains(now.seconds - workout.start.seconds)
    return name(of: workout)
      + (isCurrent ? "" : " (" + dayRelative(workout.start.day, today: now.day) + ")")
  }
}
