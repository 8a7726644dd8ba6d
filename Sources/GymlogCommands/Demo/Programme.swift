/// The training programme: three full-body days a week at first, then a day for each main lift.
enum Programme {
  /// The exercises of a day, in order; each inner list is a superset.
  static func slots(of day: DemoDay, _ main: Prescription) -> [[Slot]] {
    switch day {
    case .fullBodyA:
      [
        [.main(.lift(squat), main, warmUps: 3)], [.main(.lift(bench), main, warmUps: 3)],
        [.assistance(.lift(row), 3, 8, warmUps: 1)],
        [.assistance(.lift(facePull), 3, 12), .assistance(.hold(exercise: 35, plank), 3, 1)],
      ]
    case .fullBodyB:
      [
        [.main(.lift(deadlift), main, warmUps: 3)], [.main(.lift(press), main, warmUps: 2)],
        [.assistance(.body(pullUp), 4, 6)],
        [.assistance(.lift(curl), 3, 10), .assistance(.lift(calfRaise), 3, 12)],
      ]
    case .squat:
      [
        [.main(.lift(squat), main, warmUps: 4)],
        [.assistance(.lift(romanianDeadlift), 4, 8, warmUps: 2)],
        [.assistance(.lift(legPress), 3, 10, warmUps: 1)],
        [.assistance(.lift(legCurl), 3, 12), .assistance(.lift(calfRaise), 3, 12)],
      ]
    case .bench:
      [
        [.main(.lift(bench), main, warmUps: 4)], [.assistance(.lift(row), 4, 8, warmUps: 2)],
        [.assistance(.lift(inclinePress), 3, 10, warmUps: 1)],
        [.assistance(.lift(pushdown), 3, 12), .assistance(.lift(facePull), 3, 15)],
      ]
    case .deadlift:
      [
        [.main(.lift(deadlift), main, warmUps: 4)], [.assistance(.lift(frontSquat), 4, 6, warmUps: 2)],
        [.assistance(.lift(splitSquat), 3, 8, warmUps: 1)],
        [.assistance(.hold(exercise: 35, plank), 3, 1), .assistance(.lift(cableCrunch), 3, 12)],
      ]
    case .press:
      [
        [.main(.lift(press), main, warmUps: 4)], [.assistance(.body(pullUp), 4, 6)],
        [.assistance(.body(dip), 3, 8)], [.assistance(.lift(pulldown), 3, 10, warmUps: 1)],
        [.assistance(.lift(lateralRaise), 3, 12), .assistance(.lift(curl), 3, 10)],
      ]
    case .conditioning:
      [
        [.assistance(.lift(closeGripBench), 4, 8, warmUps: 2)],
        [.assistance(.lift(barbellCurl), 4, 8, warmUps: 1)],
        [.assistance(.lift(lateralRaise), 3, 12), .assistance(.lift(pushdown), 3, 12)],
        [.assistance(.carry(farmersWalk, metres: 40), 4, 1)],
        [.assistance(.race(exercise: 40, metres: 2_000, rowing), 1, 1)],
      ]
    }
  }

  // Full squat, bench press, deadlift, overhead press.
  private static let squat = Lift.barbell(5, from: 60, by: 140)
  private static let bench = Lift.barbell(1, from: 45, by: 85)
  // At least 40 kg: without plates the bar would be too low.
  private static let deadlift = Lift(
    exercise: 32, maximum: Growth(from: 75, by: 150), step: 2_500, least: 40_000)
  private static let press = Lift.barbell(2, from: 31, by: 52)

  private static let row = Lift.barbell(8, from: 45, by: 70)
  private static let romanianDeadlift = Lift.barbell(7, from: 60, by: 120)
  private static let frontSquat = Lift.barbell(6, from: 48, by: 105)
  private static let closeGripBench = Lift.barbell(98, from: 40, by: 75)
  private static let barbellCurl = Lift.barbell(16, from: 27, by: 36)

  private static let inclinePress = Lift.dumbbells(157, from: 18, by: 32)
  private static let curl = Lift.dumbbells(15, from: 11, by: 15)
  private static let lateralRaise = Lift.dumbbells(24, from: 8, by: 12)
  private static let splitSquat = Lift.dumbbells(31, from: 14, by: 34)
  private static let farmersWalk = Lift.dumbbells(719, from: 22, by: 38)

  private static let legPress = Lift.stack(20, from: 110, by: 230)
  private static let legCurl = Lift.stack(22, from: 35, by: 55)
  private static let calfRaise = Lift.stack(43, from: 60, by: 110)
  private static let facePull = Lift.stack(27, from: 22, by: 35)
  private static let pushdown = Lift.stack(26, from: 28, by: 45)
  private static let pulldown = Lift.stack(18, from: 55, by: 65)
  private static let cableCrunch = Lift.stack(289, from: 40, by: 60)

  private static let pullUp = BodyLift(
    assisted: 17, free: 9, weighted: 453, maximum: Growth(from: 70, by: 70))
  private static let dip = BodyLift(assisted: 445, free: 11, weighted: 456, maximum: Growth(from: 68, by: 95))

  private static let plank = Growth(from: 30, by: 75)
  private static let rowing = Growth(from: 590, by: -140)
}
