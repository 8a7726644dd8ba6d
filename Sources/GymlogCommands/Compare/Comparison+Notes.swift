import Training
import Wording

extension Comparison {
  /// The notes that explain marks and figures.
  var notes: [String] {
    let estimates = best.flatMap(\.values).compactMap(\.estimate)
    return emptyNotes + weekNotes + basisNotes(isRough: estimates.contains { $0.max.isRough })
      + [
        estimates.contains { $0.load.basis == .withoutBody }
          ? words.bodyNotCounted : nil,
        estimates.contains { $0.load.basis == .withBody } ? words.bodyInRecords : nil,
      ].compactMap(\.self)
  }

  /// The sides without workouts, in the chart too.
  var emptyNotes: [String] {
    hasOnlyActivities
      ? []
      : sides.filter { !$0.isWorkout && $0.sessions.isEmpty }.map { $0.name + ": " + words.workouts(0) }
  }

  /// The sides whose weeks don't count from their first day, in the chart too.
  var weekNotes: [String] {
    guard isPerWeek else { return [] }
    return sides.compactMap { side in
      side.begun.map { words.weeksCounted(of: side.name, from: words.dayShort($0)) }
    }
  }

  /// Notes on what the estimates count, in the chart too, where a rough one may not be shown.
  func basisNotes(isRough: Bool) -> [String] {
    let estimated = exercises.filter { exercise in best.allSatisfy { $0[exercise]?.estimate != nil } }
    let ignored = estimated.filter { best[0][$0]?.ignoresEffort == true }
    return [
      ignored.isEmpty ? nil : words.effortIgnored(ignored.map(name)),
      isRough ? words.roughMark : nil,
    ].compactMap(\.self)
  }
}

extension Words {
  /// The day from which the weekly means of a period count: the logbook's first.
  fileprivate func weeksCounted(of period: String, from day: String) -> String {
    say(
      en: "Per week, \(period) counts from \(day), the first day of the logbook",
      es: "Por semana, \(period) cuenta desde el \(day), el primer día del diario",
      ca: "Per setmana, \(period) compta \(Catalan.since(day)), el primer dia del diari")
  }

  /// Exercises judged without RPE and RIR.
  func effortIgnored(_ exercises: [String]) -> String {
    let names = exercises.joined(separator: ", ")
    return say(
      en: "Compared without RPE, which would count on one side only: \(names)",
      es: "Comparado sin el RPE, que solo contaría en un lado: \(names)",
      ca: "Comparat sense el RPE, que només comptaria en un costat: \(names)")
  }

  /// Volumes include body weight, as far as it is moved; estimates are what is added to it.
  var bodyInRecords: String {
    say(
      en: "e1RM is the load you would add to your body weight; volume includes the body weight you move",
      es: "El 1RM estimado es el lastre que añadirías; el volumen incluye el peso corporal que mueves",
      ca: "L'1RM estimat és el llast que hi afegiries; el volum inclou el pes corporal que mous")
  }
}
