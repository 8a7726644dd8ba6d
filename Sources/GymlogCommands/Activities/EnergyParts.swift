import Tracks
import Training

/// A stretch of what energy is estimated for: cardio, or strength training.
struct EnergyPart {
  /// The run, ride or the like; nil for strength training.
  let activity: Activity?
  let time: Duration

  /// The parts of a workout that took `elapsed`: the cardio sets whose time is known, together for each sport, and the rest of
  /// the time as strength training, if there was any.
  static func parts(of workout: Workout, elapsed: Duration) -> [EnergyPart] {
    var cardio: [EnergyPart] = []
    var hasOthers = false
    for exercise in workout.exercises {
      let sport = sport(of: exercise.exercise)
      for set in exercise.doneSets {
        guard let sport, sport.hasMET, let amount = set.result?.amount, let time = amount.time,
          time.milliseconds > 0
        else {
          hasOthers = true
          continue
        }
        var activity = Activity(id: workout.id, sport: sport, start: workout.start)
        if case .distance(let distance, _) = amount {
          activity.distance = Thousandths(raw: distance.millimetres)
        }
        let known = cardio.firstIndex { part in
          part.activity?.sport == sport && (part.activity?.distance == nil) == (activity.distance == nil)
        }
        guard let known else {
          cardio.append(EnergyPart(activity: activity, time: time))
          continue
        }
        let before = cardio[known]
        if let one = before.activity?.distance, let other = activity.distance {
          activity.distance = Thousandths(raw: one.raw + other.raw)
        }
        cardio[known] = EnergyPart(
          activity: activity, time: Duration(milliseconds: before.time.milliseconds + time.milliseconds))
      }
    }
    let rest = elapsed.milliseconds - cardio.reduce(0) { $0 + $1.time.milliseconds }
    guard cardio.isEmpty || hasOthers && rest > 0 else { return cardio }
    return cardio + [EnergyPart(activity: nil, time: Duration(milliseconds: max(0, rest)))]
  }

  /// The sport by which a cardio exercise burns energy; nil for strength training.
  private static func sport(of exercise: ExerciseID) -> Sport? {
    // A ski erg is as much work as skiing, but its distance and pace are no skier's.
    exercise.text == "811" ? .ski : CardioSet.sport(of: exercise)
  }

  func estimate(
    _ formula: CalorieFormula, kilograms: Double, sex: Sex?, isVigorous: Bool
  ) -> CalorieEstimate? {
    guard let activity else {
      return CalorieEstimate(
        strength: formula, kilograms: kilograms, seconds: time.exactSeconds, isVigorous: isVigorous)
    }
    return CalorieEstimate(
      formula, activity.sport, kilograms: kilograms, distance: activity.distance?.double ?? 0,
      moving: time.exactSeconds, sex: sex)
  }
}

struct EnergySum {
  let formula: CalorieFormula
  let parts: [(estimate: CalorieEstimate, part: EnergyPart)]

  /// Nil if the formula doesn't cover every part.
  init?(_ formula: CalorieFormula, _ parts: [EnergyPart], kilograms: Double, sex: Sex?, isVigorous: Bool) {
    self.formula = formula
    self.parts = parts.compactMap { part in
      part.estimate(formula, kilograms: kilograms, sex: sex, isVigorous: isVigorous).map { ($0, part) }
    }
    if self.parts.count < parts.count || parts.isEmpty { return nil }
  }

  var kilocalories: Double { parts.reduce(0) { $0 + $1.estimate.kilocalories } }

  /// The MET or factor; nil if the formula has none, or the parts differ.
  var factor: Double? { parts.count == 1 ? parts[0].estimate.factor : nil }
}

extension Sport {
  /// Whether its energy is known by its MET.
  fileprivate var hasMET: Bool {
    CalorieEstimate(.met, self, kilograms: 80, distance: 1_000, moving: 600) != nil
  }
}
