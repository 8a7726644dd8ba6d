/// Writes sets in the notation, each in its one canonical form: `2x5@120kg @8`, `10@40kg w`, `8@bw`,
/// `5km/25:00`.
///
/// Loads always have their unit. RPE is `@8` after a load and `rpe8` without one. The text reads back as the
/// same value in every language and needs no quotes in a shell, for loads of less than a million and amounts
/// greater than zero, which is all that the notation allows; a result of 0 reps is a missed attempt,
/// `1@120kg miss`. A distance and a time that are two sets have counts, `1x5km 1x27:30`, since together they
/// would be one. Two things depend on the context: a set without
/// a load takes the load before it, and body weight with nothing added is `bw`, never `+0kg`.
package struct NotationWriter: Hashable, Sendable {
  /// The way the exercise is loaded. If it is external, load added to the body is written `bw+20kg`.
  package var loading: Loading?

  /// Whether whole minutes are written `5min`, as in questions, where `5:00` is less plain.
  var writesMinutes = false

  /// Creates a writer.
  package init(loading: Loading? = nil) {
    self.loading = loading
  }

  /// A set's result, or its plan while it is still to do: `5@120kg @8 w`. Empty for a set with neither.
  package func text(_ set: WorkoutSet) -> String {
    if let result = set.result { return text(result, set.type) }
    return set.plan.map { text($0, set.type) } ?? ""
  }

  /// A result: `5@120kg @8 w`.
  package func text(_ performance: Performance, _ type: SetType = .normal) -> String {
    text(SetDraft(type, result: performance), times: 1, isCounted: false)
  }

  /// A plan: `8-12@100kg rir2`.
  package func text(_ target: Target, _ type: SetType = .normal) -> String {
    text(SetDraft(type, plan: target), times: 1, isCounted: false)
  }

  /// Sets in order, equal neighbours as one group: `10@40kg w 4x8@100kg`.
  package func text(_ sets: [WorkoutSet]) -> String {
    text(
      sets.compactMap { set in
        set.isDone || set.plan != nil
          ? SetDraft(set.type, plan: set.isDone ? nil : set.plan, result: set.result) : nil
      })
  }

  /// Sets in order, equal neighbours as one group of at most 20.
  package func text(_ drafts: [SetDraft]) -> String {
    var groups: [(draft: SetDraft, count: Int)] = []
    for draft in drafts where draft.result != nil || draft.plan != nil {
      if let last = groups.last, draft.isPlain, last.draft.isAlike(draft), last.count < 20 {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((draft, 1))
      }
    }
    return groups.indices.map { index in
      let group = groups[index]
      let isApart = [index - 1, index + 1].contains { neighbour in
        guard groups.indices.contains(neighbour) else { return false }
        let (first, second) = (groups[min(index, neighbour)], groups[max(index, neighbour)])
        guard let one = first.draft.written, let other = second.draft.written else { return false }
        guard second.count == 1, one.effort == nil, first.draft.type.letters == nil else { return false }
        return one.amount.pairs(with: other.amount)
          || one.load == nil && one.amount.isUnclear(beside: other.amount)
      }
      return text(group.draft, times: group.count, isCounted: group.count > 1 || isApart)
    }.joined(separator: " ")
  }

  private func text(_ draft: SetDraft, times count: Int, isCounted: Bool) -> String {
    guard let target = draft.written else { return "" }
    let isMissed = draft.result?.isMissed ?? false
    let amount =
      isMissed ? "1" : target.sides.map { text($0, isLoaded: target.load != nil) } ?? text(target.amount)
    let work = work(
      (isCounted ? "\(count)x" : "") + amount, at: target.load.map(text),
      target.parts.map { ($0.reps, $0.load.map(text)) })
    return phrase(work.text, at: work.load, effort: target.effort, type: draft.type, isMissed: isMissed)
  }

  /// The reps of both sides: `8/7`. Without a load, `8/10` would be a rating after another set.
  private func text(_ sides: SideReps, isLoaded: Bool) -> String {
    isLoaded || sides.right != 10 ? "\(sides.left)/\(sides.right)" : "\(sides.left)l/\(sides.right)r"
  }

  /// The parts of a set: `12+4+3` and the load of all, or `10@80kg+8@60kg` and none.
  func work(
    _ first: String, at load: String?, _ parts: [(reps: Int, load: String?)]
  ) -> (text: String, load: String?) {
    guard parts.contains(where: { $0.load != nil }) else {
      return (parts.reduce(first) { $0 + "+\($1.reps)" }, load)
    }
    var text = first + (load.map { "@" + $0 } ?? "")
    for part in parts {
      // `bw+8` is a load.
      text +=
        (text.hasSuffix("bw") ? " +" : "+") + "\(part.reps)" + ((part.load ?? load).map { "@" + $0 } ?? "")
    }
    return (text, nil)
  }

  /// A group from its parts, any of which may be absent.
  func phrase(
    _ amounts: String, at load: String?, effort: Effort?, type: SetType?, isMissed: Bool = false
  ) -> String {
    var parts: [String] = []
    let work = amounts + (load.map { "@" + $0 } ?? "")
    if !work.isEmpty { parts.append(work) }
    if let effort { parts.append(text(effort, afterLoad: load != nil)) }
    if let word = type?.letters { parts.append(word) }
    if isMissed { parts.append("miss") }
    return parts.joined(separator: " ")
  }

  /// An amount: `8`, `8-12`, `5+`, `45s`, `5km/25:00`.
  package func text(_ amount: TargetAmount) -> String {
    switch amount {
    case .exactly(let amount): text(amount)
    case .repRange(let least, let most): "\(least)-\(most)"
    case .repsOrMore(let reps): "\(reps)+"
    }
  }

  /// An amount: `8`, `45s`, `5km/25:00`.
  package func text(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): "\(reps)"
    case .duration(let duration): text(duration)
    case .distance(let distance, let time):
      distance.value.text + distance.unit.rawValue + (time.map { "/" + text($0) } ?? "")
    }
  }

  /// A duration: seconds up to a minute (`45s`, `12.5s`), then `1:30`, `7:32.4`, and `1:00:00` from an hour on.
  package func text(_ duration: Duration) -> String {
    let seconds = duration.seconds
    if writesMinutes, duration.milliseconds % 60_000 == 0, (61..<3_600).contains(seconds) {
      return "\(seconds / 60)min"
    }
    let fraction = duration.milliseconds % 1_000
    guard seconds > 60 || seconds == 60 && fraction > 0 else {
      return Thousandths(raw: duration.milliseconds).text + "s"
    }
    // With a point in all languages: a comma separates times.
    let decimals = fraction == 0 ? "" : String(Thousandths(raw: fraction).text.dropFirst())
    guard seconds >= 3_600 else { return "\(seconds / 60):" + twoDigits(seconds % 60) + decimals }
    return "\(seconds / 3_600):" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60) + decimals
  }

  /// A load: `100kg`, `+20kg`, `-15kg`, `bw`.
  package func text(_ load: Load) -> String {
    let body = loading == .external ? "bw" : ""
    return switch load {
    case .external(let mass): text(mass)
    case .bodyWeight: "bw"
    case .band(let band): band.rawValue
    case .stack(let number): "p\(number)"
    case .added(let mass), .assisted(let mass):
      if mass.value.raw == 0 { "bw" } else { body + (load == .added(mass) ? "+" : "-") + text(mass) }
    }
  }

  /// A planned load: `100kg`, `80%`.
  package func text(_ load: TargetLoad) -> String {
    switch load {
    case .load(let load): text(load)
    case .percent(let percent): percent.text + "%"
    }
  }

  /// A mass: `100kg`.
  package func text(_ mass: Mass) -> String { mass.value.text + mass.unit.rawValue }

  private func text(_ effort: Effort, afterLoad: Bool) -> String {
    switch effort {
    case .rpe(let rpe): (afterLoad ? "@" : "rpe") + rpe.value.text
    case .rir(let reps): "rir\(reps)"
    }
  }

  /// A load as it was typed.
  package func text(_ load: NotatedLoad) -> String {
    func text(_ mass: NotatedMass) -> String { mass.value.text + (mass.unit?.rawValue ?? "") }
    return switch load {
    case .plain(let mass): text(mass)
    case .plus(let mass, let named): (named ? "bw+" : "+") + text(mass)
    case .minus(let mass, let named): (named ? "bw-" : "-") + text(mass)
    case .bodyWeight: "bw"
    case .band(let band): band.rawValue
    case .stack(let number): "p\(number)"
    case .percent(let percent): percent.text + "%"
    }
  }
}

extension SetDraft {
  /// The result or else the plan.
  fileprivate var written: Target? { result.map { Target($0) } ?? plan }

  /// Whether it has neither parts nor sides, which aren't written with a count.
  fileprivate var isPlain: Bool { written.map { $0.parts.isEmpty && $0.sides == nil } ?? true }

  /// Whether both are written alike.
  fileprivate func isAlike(_ other: SetDraft) -> Bool {
    type == other.type && written == other.written && result?.isMissed == other.result?.isMissed
  }
}
