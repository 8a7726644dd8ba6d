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
