import Formats
import Training
import Wording

/// Why an exercise is proposed as it is, in a few words; empty where there is nothing to say.
struct ProposalText {
  let words: Words
  let today: Day
  let writer: NotationWriter
  /// What its sets are counted by.
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
    case .failed(let times, let limit): words.failed(mode, times: times, of: limit, since: day)
    case .nothingLighter(let times): words.nothingLighter(times: times, since: day)
    case .steppedBack(let times, _, let step): words.steppedBack(by: words.volume(step), times: times)
    case .percent(let percent, let max):
      words.percentOf(
        words.percent(percent), max: words.volume(max.load), withBody: max.body != nil,
        isTested: max.isTested)
    case .maxUnknown: words.maxUnknown
    case .effort: words.byEffort(since: day)
    case .effortUnknown: words.effortUnknown(since: day)
    }
  }
}

extension LoadProposal {
  /// For programs: the reason by a name, and its numbers.
  var json: [JSON.Member] {
    switch reason {
    case .plan: Self.member("plan")
    case .lastTime: Self.member("lastTime")
    case .grown(let step, let asked):
      Self.member("grown") + [
        .init(name: "add", value: WorkoutJSON.mass(step)),
        .init(name: "asked", value: asked.map(WorkoutJSON.mass) ?? .null),
      ]
    case .reached: Self.member("reached")
    case .withinRange(let most): Self.member("withinRange") + [.init(name: "upTo", value: .int(most))]
    case .incomplete(let done, let all):
      Self.member("incomplete") + [
        .init(name: "done", value: .int(done)), .init(name: "of", value: .int(all)),
      ]
    case .failed(let times, let limit):
      Self.member("failed") + [
        .init(name: "times", value: .int(times)), .init(name: "of", value: .int(limit)),
      ]
    case .nothingLighter(let times):
      Self.member("nothingLighter") + [.init(name: "times", value: .int(times))]
    case .steppedBack(let times, let percent, let step):
      Self.member("steppedBack") + [
        .init(name: "times", value: .int(times)), .init(name: "percent", value: .number(percent.text)),
        .init(name: "less", value: WorkoutJSON.mass(step)),
      ]
    case .percent(let percent, let max):
      Self.member("percent") + [
        .init(name: "percent", value: .number(percent.text)),
        .init(name: "max", value: WorkoutJSON.mass(max.load)),
        .init(name: "withBody", value: .bool(max.body != nil)),
        .init(name: "tested", value: .bool(max.isTested)),
      ]
    case .maxUnknown: Self.member("maxUnknown")
    case .effort: Self.member("effort")
    case .effortUnknown: Self.member("effortUnknown")
    }
  }

  private static func member(_ reason: String) -> [JSON.Member] {
    [JSON.Member(name: "reason", value: .string(reason))]
  }
}

extension Words {
  /// All sets reached their reps, time or distance that day, so it is so much more: instead of the step that was asked for,
  /// where that can't be loaded.
  func grown(by step: String, insteadOf asked: String?, _ mode: CountMode, since day: String)
    -> String
  {
    say(
      en: "+\(step)\(asked.map { " (+\($0) can't be loaded)" } ?? ""): \(allDone(mode)) \(day)",
      es: "+\(step)\(asked.map { " (+\($0) no se puede cargar)" } ?? ""): \(allDone(mode)) (\(day))",
      ca: "+\(step)\(asked.map { " (+\($0) no es pot carregar)" } ?? ""): \(allDone(mode)) (\(day))")
  }

  /// All sets reached their reps, time or distance that day, and the load stays.
  func reachedAll(_ mode: CountMode, since day: String) -> String {
    say(
      en: "\(allDone(mode)) \(day), the load stays",
      es: "\(allDone(mode)) (\(day)), mismo peso",
      ca: "\(allDone(mode)) (\(day)), el mateix pes")
  }

  /// The load stays until all sets reach so many reps.
  func sameLoadUntil(reps: Int) -> String {
    say(
      en: "same load until all sets reach \(reps)",
      es: "mismo peso hasta llegar a \(reps) en todas",
      ca: "el mateix pes fins a arribar a \(reps) en totes")
  }

  /// A set stayed below its reps, time or distance that day: the same again; the how manieth time of how many.
  func failed(_ mode: CountMode, times: Int, of limit: Int, since day: String) -> String {
    say(
      en: "\(missed(mode)) \(day), same again (\(times) of \(limit))",
      es: "\(missed(mode)) (\(day)), lo mismo otra vez (\(times) de \(limit))",
      ca: "\(missed(mode)) (\(day)), el mateix un altre cop (\(times) de \(limit))")
  }

  /// So many of the sets were done that day, and none of them stayed below its reps: the same load.
  func incomplete(_ done: Int, of all: Int, since day: String) -> String {
    say(
      en: "\(done) of \(all) sets done \(day), same again",
      es: "\(done) de \(all) series hechas (\(day)), lo mismo otra vez",
      ca: "\(done) de \(all) sèries fetes (\(day)), el mateix un altre cop")
  }

  /// It failed so many times in a row, and there is nothing lighter.
  func nothingLighter(times: Int, since day: String) -> String {
    say(
      en: "missed \(times) times in a row, same again: there is nothing lighter",
      es: "\(times) veces seguidas sin llegar, lo mismo otra vez: no hay nada más ligero",
      ca: "\(times) vegades seguides sense arribar-hi, el mateix un altre cop: no hi ha res més lleuger")
  }

  /// It failed so many times in a row: so much less.
  func steppedBack(by step: String, times: Int) -> String {
    say(
      en: "-\(step): missed \(times == 1 ? "once" : "\(times) times in a row")",
      es: "-\(step): \(times == 1 ? "1 vez" : "\(times) veces seguidas") sin llegar",
      ca: "-\(step): \(times == 1 ? "1 vegada" : "\(times) vegades seguides") sense arribar-hi")
  }

  /// So many percent of a 1RM.
  func percentOf(_ percent: String, max: String, withBody: Bool, isTested: Bool) -> String {
    say(
      en: "\(percent) of \(max)\(withBody ? " with the body" : ""), \(isTested ? "tested" : "estimated")",
      es: "\(percent) de \(max)\(withBody ? " con el cuerpo" : ""), \(isTested ? "probado" : "estimado")",
      ca: "\(percent) de \(max)\(withBody ? " amb el cos" : ""), \(isTested ? "provat" : "estimat")")
  }

  /// Nobody knows the 1RM that the plan is a part of.
  var maxUnknown: String {
    say(
      en: "percent of a 1RM that isn't known yet",
      es: "porcentaje de un 1RM que aún no se conoce",
      ca: "percentatge d'un 1RM que encara no se sap")
  }

  /// As much as the effort of that day allows.
  func byEffort(since day: String) -> String {
    say(en: "by the effort of \(day)", es: "según el esfuerzo (\(day))", ca: "segons l'esforç (\(day))")
  }

  /// As that day, of which no effort is noted.
  func effortUnknown(since day: String) -> String {
    say(
      en: "as on \(day), no effort noted",
      es: "como la última vez (\(day)), sin esfuerzo apuntado",
      ca: "com l'última vegada (\(day)), sense esforç apuntat")
  }

  /// What stands in another unit where this load comes from.
  func convertedLoad(_ load: String) -> String {
    say(en: "from \(load)", es: "de \(load)", ca: "de \(load)")
  }

  func allDone(_ mode: CountMode) -> String {
    switch language {
    case .english:
      return mode == .reps ? "all reps done" : "\(goal(mode)) reached"
    case .spanish:
      return switch mode {
      case .reps: "todas las repeticiones hechas"
      case .duration: "se llegó al tiempo"
      case .distance: "se llegó a la distancia"
      }
    case .catalan:
      return switch mode {
      case .reps: "totes les repeticions fetes"
      case .duration: "s'ha arribat al temps"
      case .distance: "s'ha arribat a la distància"
      }
    }
  }
}

extension Words {
  func goal(_ mode: CountMode) -> String {
    switch mode {
    case .reps: say(en: "reps", es: "a sus repeticiones", ca: "a les repeticions")
    case .duration: say(en: "time", es: "a su tiempo", ca: "al temps")
    case .distance: say(en: "distance", es: "a su distancia", ca: "a la distància")
    }
  }

  func missed(_ mode: CountMode) -> String {
    switch language {
    case .english:
      return mode == .reps ? "reps missed" : "\(goal(mode)) not reached"
    case .spanish:
      return switch mode {
      case .reps: "faltaron repeticiones"
      case .duration: "no se llegó al tiempo"
      case .distance: "no se llegó a la distancia"
      }
    case .catalan:
      return switch mode {
      case .reps: "van faltar repeticions"
      case .duration: "no es va arribar al temps"
      case .distance: "no es va arribar a la distància"
      }
    }
  }
}
