/// Writes sets in the notation, each in its one canonical form: `2x5@120kg @8`, `10@40kg w`, `8@bw`, `5km/25:00`.
///
/// A load always has its unit, and RPE follows a load as `@8`; without a load it is `rpe8`. What is written reads back
/// as the same value, in every language, and needs no quotes in a shell; it holds for loads of less than a million
/// and amounts of more than zero, as the notation has them. Two things only a context can tell: a set without a load
/// reads as one with the load before it, and body weight with nothing added is `bw`, never `+0kg`.
package struct NotationWriter: Hashable, Sendable {
  /// Whether decimals follow a comma. Such text reads only where the language has the comma.
  package var decimalComma: Bool
  /// How the exercise is loaded. Where it has a load of its own, what is added to the body is written `bw+20kg`.
  package var loading: Loading?

  package init(decimalComma: Bool = false, loading: Loading? = nil) {
    self.decimalComma = decimalComma
    self.loading = loading
  }

  /// A set's result, or its plan while it is still to do: `5@120kg @8 w`. Empty for a set with neither.
  package func text(_ set: WorkoutSet) -> String {
    if let result = set.result { return text(result, set.type) }
    return set.plan.map { text($0, set.type) } ?? ""
  }

  package func text(_ performance: Performance, _ type: SetType = .normal) -> String {
    text(Target(performance), type)
  }

  package func text(_ target: Target, _ type: SetType = .normal) -> String { text(target, type, times: 1) }

  /// Sets in their order, equal neighbours as one group: `10@40kg w 4x8@100kg`.
  package func text(_ sets: [WorkoutSet]) -> String {
    text(
      sets.compactMap { set in
        (set.result.map { Target($0) } ?? set.plan).map { SetDraft(set.type, plan: $0) }
      })
  }

  /// Sets in their order, equal neighbours as one group of at most 20.
  package func text(_ drafts: [SetDraft]) -> String {
    var groups: [(target: Target, type: SetType, count: Int)] = []
    for draft in drafts {
      guard let target = draft.result.map({ Target($0) }) ?? draft.plan else { continue }
      if let last = groups.last, last.target == target, last.type == draft.type, last.count < 20 {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((target, draft.type, 1))
      }
    }
    return groups.map { text($0.target, $0.type, times: $0.count) }.joined(by: " ")
  }

  private func text(_ target: Target, _ type: SetType, times count: Int) -> String {
    let amount = (count > 1 ? "\(count)x" : "") + text(target.amount)
    return phrase(amount, at: target.load.map(text), effort: target.effort, type: type)
  }

  /// The parts of a group, each perhaps absent.
  func phrase(_ amounts: String, at load: String?, effort: Effort?, type: SetType?) -> String {
    var parts: [String] = []
    let work = amounts + (load.map { "@" + $0 } ?? "")
    if !work.isEmpty { parts.append(work) }
    if let effort { parts.append(text(effort, afterLoad: load != nil)) }
    if let type, let word = text(type) { parts.append(word) }
    return parts.joined(by: " ")
  }

  /// `8`, `8-12`, `5+`, `45s`, `5km/25:00`.
  package func text(_ amount: TargetAmount) -> String {
    switch amount {
    case .exactly(let amount): text(amount)
    case .repRange(let least, let most): "\(least)-\(most)"
    case .repsOrMore(let reps): "\(reps)+"
    }
  }

  package func text(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): "\(reps)"
    case .duration(let duration): text(duration)
    case .distance(let distance, let time):
      text(distance.value) + distance.unit.rawValue + (time.map { "/" + text($0) } ?? "")
    }
  }

  /// Seconds up to a minute, `1:30` beyond, `1:00:00` from an hour on; what isn't whole in seconds.
  package func text(_ duration: Duration) -> String {
    let seconds = duration.seconds
    guard duration.milliseconds % 1_000 == 0, seconds > 60 else {
      return text(Thousandths(raw: duration.milliseconds)) + "s"
    }
    guard seconds >= 3_600 else { return "\(seconds / 60):" + twoDigits(seconds % 60) }
    return "\(seconds / 3_600):" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60)
  }

  /// `100kg`, `+20kg`, `-15kg`, `bw`.
  package func text(_ load: Load) -> String {
    let body = loading == .external ? "bw" : ""
    return switch load {
    case .external(let mass): text(mass)
    case .bodyWeight: "bw"
    case .added(let mass), .assisted(let mass):
      if mass.value.raw == 0 { "bw" } else { body + (load == .added(mass) ? "+" : "-") + text(mass) }
    }
  }

  package func text(_ load: TargetLoad) -> String {
    switch load {
    case .load(let load): text(load)
    case .percent(let percent): text(percent) + "%"
    }
  }

  package func text(_ mass: Mass) -> String { text(mass.value) + mass.unit.rawValue }

  private func text(_ number: Thousandths) -> String {
    decimalComma ? number.text(point: ",") : number.text
  }

  private func text(_ effort: Effort, afterLoad: Bool) -> String {
    switch effort {
    case .rpe(let rpe): (afterLoad ? "@" : "rpe") + text(rpe.value)
    case .rir(let reps): "rir\(reps)"
    }
  }

  private func text(_ type: SetType) -> String? {
    switch type {
    case .warmUp: "w"
    case .normal: nil
    case .drop: "d"
    case .failure: "f"
    }
  }

  /// A load as it was typed.
  package func text(_ load: NotatedLoad) -> String {
    func text(_ mass: NotatedMass) -> String { self.text(mass.value) + (mass.unit?.rawValue ?? "") }
    return switch load {
    case .plain(let mass): text(mass)
    case .plus(let mass, let named): (named ? "bw+" : "+") + text(mass)
    case .minus(let mass, let named): (named ? "bw-" : "-") + text(mass)
    case .bodyWeight: "bw"
    case .percent(let percent): self.text(percent) + "%"
    }
  }
}
