import Training

extension Members {
  /// The members `load`, `band` and `stack`. A program that doesn't know the last two may have added a load, which
  /// then counts.
  mutating func load(_ load: inout Load?) {
    var (mass, band, stack): (Load?, Band?, Int?) =
      switch load {
      case .band(let band): (nil, band, nil)
      case .stack(let number): (nil, nil, number)
      default: (load, nil, nil)
      }
    optional("load", &mass, Load.codec)
    optional("band", &band, .word)
    optional("stack", &stack, .stack)
    load = mass ?? band.map { .band($0) } ?? stack.map { .stack($0) }
  }

  /// The members `left` and `right`, which count only if the lesser is `reps` and not 0: a program that doesn't know
  /// them may have changed the reps.
  mutating func sides(_ sides: inout SideReps?, of amount: TargetAmount) {
    var (left, right) = (sides?.left, sides?.right)
    optional("left", &left, .reps)
    optional("right", &right, .reps)
    guard let left, let right, left != right, left > 0, right > 0 else { return sides = nil }
    sides = SideReps(left: left, right: right)
    if amount != .exactly(.reps(min(left, right))) { sides = nil }
  }

  /// The member `then`, which counts only after a number of reps above 0.
  mutating func parts(_ parts: inout [SetPart], of amount: TargetAmount) {
    optional("then", &parts, .list(of: SetPart.codec), default: [])
    guard case .exactly(.reps(1...)) = amount else { return parts = [] }
  }
}

extension SetPart {
  fileprivate static let codec = Codec.object(SetPart(1)) { part, members in
    members.required("reps", &part.reps, .reps)
    members.load(&part.load)
  }
}
