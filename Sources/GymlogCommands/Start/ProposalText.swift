import Formats
import Training
import Wording

/// The reason for a proposal, in a few words; empty if the plan is used as is.
struct ProposalText {
  let words: Words
  let today: Day
  let writer: NotationWriter
  let mode: CountMode

  func text(_ proposed: PlannedStart.Proposed) -> String {
    let reason = reason(
      proposed.proposal.reason, on: proposed.day.map { words.dayRelative($0, today: today) })
    let converted = proposed.proposal.converted.map { words.convertedLoad(writer.text($0)) }
    return [reason, converted].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func reason(_ reason: LoadProposal.Reason, on day: String?) -> String {
    let day = day ?? ""
    return switch reason {
    case .plan: ""
    case .lastTime: words.last(day)
    case .grown(let step, let asked):
      words.grown(by: words.volume(step), insteadOf: asked.map(words.volume), mode, since: day)
    case .reached: words.reachedAll(mode, since: day)
    case .withinRange(let most): words.sameLoadUntil(reps: most)
    case .incomplete(let done, let all): words.incomplete(done, of: all, since: day)
    case .missed(let times, let limit): words.failed(mode, times: times, of: limit, since: day)
    case .nothingLighter(let times): words.nothingLighter(times: times)
    case .dropped(let times, _, let step): words.steppedBack(by: words.volume(step), times: times)
    case .percent(let percent, let max):
      words.percentOf(
        words.percent(percent), max: words.volume(max.load), withBody: max.body != nil,
        max.base)
    case .maxUnknown: words.maxUnknown
    case .effort: words.byEffort(since: day)
    case .effortUnknown: words.effortUnknown(since: day)
    }
  }
}

extension LoadProposal {
  /// The reason in JSON: its name and its numbers.
  var json: [JSON.Member] {
    switch reason {
    case .plan: Self.member("plan")
    case .lastTime: Self.member("lastTime")
    case .grown(let step, let asked):
      Self.member("grown")
        + JSON.members(["add": WorkoutJSON.mass(step), "asked": asked.map(WorkoutJSON.mass) ?? .null])
    case .reached: Self.member("reached")
    case .withinRange(let most): Self.member("withinRange") + JSON.members(["upTo": .int(most)])
    case .incomplete(let done, let all):
      Self.member("incomplete") + JSON.members(["done": .int(done), "of": .int(all)])
    case .missed(let times, let limit):
      Self.member("failed") + JSON.members(["times": .int(times), "of": .int(limit)])
    case .nothingLighter(let times):
      Self.member("nothingLighter") + JSON.members(["times": .int(times)])
    case .dropped(let times, let percent, let step):
      Self.member("steppedBack")
        + JSON.members([
          "times": .int(times), "percent": .number(percent.text), "less": WorkoutJSON.mass(step),
        ])
    case .percent(let percent, let max):
      Self.member("percent")
        + JSON.members([
          "percent": .number(percent.text), "max": WorkoutJSON.mass(max.load),
          "withBody": .bool(max.body != nil), "tested": .bool(max.base == .tested),
          "percentOf": .string(max.base.rawValue),
        ])
    case .maxUnknown: Self.member("maxUnknown")
    case .effort: Self.member("effort")
    case .effortUnknown: Self.member("effortUnknown")
    }
  }

  private static func member(_ reason: String) -> [JSON.Member] {
    JSON.members(["reason": .string(reason)])
  }
}

extension Words {
  /// The load goes up because all sets reached their goal that day; `asked` is the step that couldn't be loaded.
  func grown(by step: String, insteadOf asked: String?, _ mode: CountMode, since day: String)
    -> String
  {
    say(
      en: "+\(step)\(asked.map { " (+\($0) can't be loaded)" } ?? ""): \(allDone(mode)) \(day)",
      es: "+\(step)\(asked.map { " (+\($0) no se puede cargar)" } ?? ""): \(allDone(mode)) (\(day))",
      ca: "+\(step)\(asked.map { " (+\($0) no es pot carregar)" } ?? ""): \(allDone(mode)) (\(day))")
  }

  /// The load stays although all sets reached their goal that day.
  func reachedAll(_ mode: CountMode, since day: String) -> String {
    say(
      en: "same load: \(allDone(mode)) \(day)",
      es: "mismo peso: \(allDone(mode)) (\(day))",
      ca: "mateix pes: \(allDone(mode)) (\(day))")
  }

  /// The load stays until all sets reach these reps.
  func sameLoadUntil(reps: Int) -> String {
    say(
      en: "same load until all sets reach \(reps)",
      es: "mismo peso hasta hacer \(reps) en todas las series",
      ca: "mateix pes fins a fer-ne \(reps) en totes les sèries")
  }

  /// The load stays because a set missed its goal that day, for the given time out of the limit.
  func failed(_ mode: CountMode, times: Int, of limit: Int, since day: String) -> String {
    say(
      en: "same load: \(missed(mode)) \(day) (\(times) of \(limit))",
      es: "mismo peso: \(missed(mode)) (\(day), \(times) de \(limit))",
      ca: "mateix pes: \(missed(mode)) (\(day), \(times) de \(limit))")
  }

  /// The load stays because not all sets were done that day, though none missed its goal.
  func incomplete(_ done: Int, of all: Int, since day: String) -> String {
    say(
      en: "same load: \(done) of \(all) sets done \(day)",
      es: "mismo peso: \(done) de \(all) series hechas (\(day))",
      ca: "mateix pes: \(done) de \(all) sèries fetes (\(day))")
  }

  /// The load stays after misses in a row because there is nothing lighter.
  func nothingLighter(times: Int) -> String {
    say(
      en: "same load after \(missesInARow(times)): nothing lighter",
      es: "mismo peso tras \(missesInARow(times)): no hay nada más ligero",
      ca: "mateix pes després \(Catalan.of(missesInARow(times))): no hi ha res més lleuger")
  }

  /// The load goes down after misses in a row.
  func steppedBack(by step: String, times: Int) -> String {
    "-\(step): " + missesInARow(times)
  }

  /// A percentage of a 1RM.
  func percentOf(_ percent: String, max: String, withBody: Bool, _ base: MaxBase) -> String {
    say(
      en: "\(percent) of \(max)\(withBody ? " with body weight" : ""), \(source(base))",
      es: "\(percent) de \(max)\(withBody ? " con el peso corporal" : ""), \(source(base))",
      ca: "\(percent) de \(max)\(withBody ? " amb el pes corporal" : ""), \(source(base))")
  }

  private func source(_ base: MaxBase) -> String {
    switch base {
    case .tested: tested
    case .training: trainingMax
    case .estimate: estimated
    }
  }

  /// The plan is a percentage of a 1RM that isn't known.
  var maxUnknown: String {
    say(
      en: "percentage of a 1RM not known yet",
      es: "porcentaje de un 1RM aún desconocido",
      ca: "percentatge d'un 1RM encara desconegut")
  }

  /// The load follows from the RPE or RIR of that day.
  func byEffort(since day: String) -> String {
    say(
      en: "from your RPE or RIR, \(day)", es: "según tu RPE o RIR (\(day))",
      ca: "segons el teu RPE o RIR (\(day))")
  }

  /// The load of that day, which had no RPE or RIR.
  func effortUnknown(since day: String) -> String {
    say(
      en: "same load: no RPE or RIR logged \(day)",
      es: "mismo peso: sin RPE ni RIR apuntado (\(day))",
      ca: "mateix pes: sense RPE ni RIR apuntat (\(day))")
  }

  /// The load in its original unit.
  func convertedLoad(_ load: String) -> String {
    say(en: "from \(load)", es: "de \(load)", ca: "de \(load)")
  }

  private func missesInARow(_ count: Int) -> String {
    say(
      en: count == 1 ? "1 miss" : "\(count) misses in a row",
      es: count == 1 ? "1 sesión fallida" : "\(count) sesiones fallidas seguidas",
      ca: count == 1 ? "1 sessió fallida" : "\(count) sessions fallides seguides")
  }

  private func allDone(_ mode: CountMode) -> String {
    switch mode {
    case .reps:
      say(en: "all reps done", es: "todas las repeticiones hechas", ca: "totes les repeticions fetes")
    case .duration: say(en: "time reached", es: "tiempo completado", ca: "temps completat")
    case .distance: say(en: "distance reached", es: "distancia completada", ca: "distància completada")
    }
  }

  private func missed(_ mode: CountMode) -> String {
    switch mode {
    case .reps: say(en: "reps missed", es: "faltaron repeticiones", ca: "van faltar repeticions")
    case .duration: say(en: "time missed", es: "tiempo no completado", ca: "temps no completat")
    case .distance: say(en: "distance missed", es: "distancia no completada", ca: "distància no completada")
    }
  }

  /// What all sets have to reach for the load to go up.
  func goal(_ mode: CountMode) -> String {
    switch mode {
    case .reps: say(en: "reps", es: "sus repeticiones", ca: "les repeticions")
    case .duration: say(en: "time", es: "su tiempo", ca: "el temps")
    case .distance: say(en: "distance", es: "su distancia", ca: "la distància")
    }
  }
}
