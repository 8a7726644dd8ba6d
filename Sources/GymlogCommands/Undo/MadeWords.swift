import Wording

/// What changes did, in the list of those that can be undone.
extension Words {
  func wasAdded(_ workout: String, sets: Int, isRoutine: Bool) -> String {
    say(
      en: "\(workout) added: \(self.sets(sets))",
      es: "\(subject(workout, isRoutine: isRoutine)) \(isRoutine ? "nueva" : "nuevo"), \(self.sets(sets))",
      ca: "\(subject(workout, isRoutine: isRoutine)) \(isRoutine ? "nova" : "nou"), \(self.sets(sets))")
  }

  func wasDeleted(_ workout: String, isRoutine: Bool) -> String {
    say(
      en: "\(workout) deleted",
      es: "\(subject(workout, isRoutine: isRoutine)) \(isRoutine ? "borrada" : "borrado")",
      ca: "\(subject(workout, isRoutine: isRoutine)) \(isRoutine ? "esborrada" : "esborrat")")
  }

  func wasFinished(_ workout: String) -> String {
    say(en: "\(workout) finished", es: "\(subject(workout)) terminado", ca: "\(subject(workout)) acabat")
  }

  func wasReopened(_ workout: String) -> String {
    say(
      en: "\(workout) reopened", es: "\(subject(workout)) abierto de nuevo",
      ca: "\(subject(workout)) obert de nou")
  }

  func wereLogged(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) logged", es: "\(sets) \(isOne ? "apuntada" : "apuntadas")",
      ca: "\(sets) \(isOne ? "apuntada" : "apuntades")")
  }

  func werePlanned(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) planned", es: "\(sets) \(isOne ? "prevista" : "previstas")",
      ca: "\(sets) \(isOne ? "prevista" : "previstes")")
  }

  func becameDone(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) done", es: "\(sets) \(isOne ? "hecha" : "hechas")",
      ca: "\(sets) \(isOne ? "feta" : "fetes")")
  }

  func becameToDo(_ sets: String) -> String {
    say(en: "\(sets) marked not done", es: "\(sets) otra vez por hacer", ca: "\(sets) per fer un altre cop")
  }

  func wereRemoved(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) removed", es: "\(sets) \(isOne ? "quitada" : "quitadas")",
      ca: "\(sets) \(isOne ? "eliminada" : "eliminades")")
  }
}
