import Testing
import Training
import Wording

/// Facts derived from an exercise's name.
@Suite struct RecognizedNamesTests {
  @Test(arguments: [
    ("Stair Carry", CountMode.distance), ("Copenhagen Plank", .duration), ("Planxa lateral", .duration),
    ("Carrera de sacos", .distance), ("Passeig amb sac", .distance), ("Isométrico de cuello", .duration),
  ])
  func countModes(_ name: String, _ mode: CountMode) {
    #expect(Recognition.countMode(inName: name) == mode)
  }

  /// `Drag Curl` and `Hang Clean` are counted by reps.
  @Test(arguments: ["Bench Press", "Drag Curl", "Hang Clean", "Runner's Lunge", ""])
  func mostNamesSayNothing(_ name: String) { #expect(Recognition.countMode(inName: name) == nil) }

  @Test(arguments: [
    ("Dumbbell Stair Carry", Equipment.dumbbell), ("Smith Machine Hip Thrust", .smithMachine),
    ("Remo con mancuernas", .dumbbell), ("Rem amb politja", .cable), ("TRX Row", .suspension),
    ("EZ-Bar Curl", .ezBar),
    ("Landmine Press", nil),
  ])
  func equipment(_ name: String, _ equipment: Equipment?) {
    #expect(Recognition.equipment(inName: name) == equipment)
  }

  @Test(arguments: [
    ("Single-Leg Squat", true), ("One Arm Row", true), ("Press a una mano", true), ("Rem a una mà", true),
    ("Unilateral Press", true), ("Leg Press", false), ("Squat", false),
  ])
  func sides(_ name: String, _ isOneSided: Bool) {
    #expect(Recognition.isOneSided(name: name) == isOneSided)
  }
}
