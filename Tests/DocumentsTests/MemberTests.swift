import Documents
import Formats
import Testing

/// Every row of Format.md's tables.
@Suite struct MemberTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let path: [Step]
    let rule: Rule
    var isRequired = false

    var testDescription: String { "\(kind) \(path)" }
  }

  /// Documents in which each member can be tested on its own.
  static let base = [
    "logbook": #"{"format": 1}"#,
    "workout": #"{"format": 1, "start": "2026-11-20T18:30:00+01:00", "unit": "kg"}"#,
    "exercise": #"{"format": 1, "exercise": "32", "name": "Deadlift", "position": "2"}"#,
    "set": #"{"format": 1, "in": "\#(idText)", "position": "2", "result": {"reps": 5}}"#,
    "plan": #"{"format": 1, "in": "\#(idText)", "position": "2", "plan": {"reps": 5}}"#,
    "distance": #"{"format": 1, "in": "\#(idText)", "position": "2", "plan": {}, "result": {}}"#,
    "alias": #"{"format": 1, "alias": "bss", "exercise": "31", "name": "Bulgarian Split Squat"}"#,
    "ownExercise": #"{"format": 1, "name": "Carry", "bodyPart": "back", "equipment": "none"}"#,
    "routine": #"{"format": 1, "name": "Push A"}"#,
    "max": """
    {"format": 1, "exercise": "32", "name": "Deadlift", "kind": "1RM",
     "load": {"value": 180, "unit": "kg"}, "at": "2026-11-21T19:10:00+01:00"}
    """,
    "trainingMax": """
    {"format": 1, "exercise": "32", "name": "Deadlift", "load": {"value": 180, "unit": "kg"},
     "at": "2026-11-21T19:10:00+01:00"}
    """,
    "bodyWeight":
      #"{"format": 1, "weight": {"value": 81.5, "unit": "kg"}, "at": "2026-11-21T08:10:00+01:00"}"#,
    "importRecord": #"{"format": 1, "source": "strong", "workouts": []}"#,
    "activity": #"{"format": 1, "sport": "run", "start": "2026-11-21T07:40:12+01:00"}"#,
    "file": """
    {"format": 1, "sport": "run", "start": "2026-11-21T07:40:12+01:00",
     "file": {"format": "gpx", "sha256": "\(String(repeating: "0a", count: 32))", "bytes": 12}}
    """,
    "profile": #"{"format": 1}"#,
    "operation": #"{"format": 1, "command": "log", "time": "2026-11-21T19:10:00+01:00", "documents": []}"#,
  ]

  static let codings = ["plan": "set", "distance": "set", "file": "activity"]

  static let muscles = """
    chest frontDelts sideDelts rearDelts triceps biceps forearms traps lats upperBack lowerBack abs obliques \
    glutes quads hamstrings adductors abductors calves hipFlexors neck heart
    """
  static let equipment = """
    barbell dumbbell cable machine smithMachine kettlebell band bodyWeight assisted weighted trapBar ezBar \
    suspension medicineBall sled stabilityBall wheel rope plate strongman cardioMachine none
    """
  static let bands = """
    yellow red green blue black purple orange pink white grey brown gold silver x-light light medium heavy x-heavy
    """
  static let bodyParts =
    "waist back hips shoulders chest upperArms lowerArms upperLegs lowerLegs neck cardio fullBody"

  static let rows: [Row] =
    [
      Row(kind: "logbook", path: ["created"], rule: .instant("created")),
      Row(kind: "workout", path: ["name"], rule: .text("name", limit: 200)),
      Row(kind: "workout", path: ["start"], rule: startBeforeEverything, isRequired: true),
      Row(kind: "workout", path: ["end"], rule: .instant("end")),
      Row(kind: "workout", path: ["unit"], rule: .words("unit", "kg lb"), isRequired: true),
      Row(kind: "workout", path: ["pauses"], rule: pauses),
      Row(kind: "workout", path: ["note"], rule: .text("note", limit: 10_000, lineFeeds: true)),
      Row(kind: "workout", path: ["tags"], rule: tags),
      Row(kind: "workout", path: ["origin"], rule: origin),
      Row(kind: "workout", path: ["origin", "workout"], rule: .id("workout")),
      Row(kind: "workout", path: ["origin", "routine"], rule: .text("routine")),
      Row(kind: "workout", path: ["current"], rule: current),
      Row(kind: "exercise", path: ["exercise"], rule: .exercise(), isRequired: true),
      Row(kind: "exercise", path: ["name"], rule: .text("name", limit: 200), isRequired: true),
      Row(kind: "exercise", path: ["position"], rule: .position(), isRequired: true),
      Row(kind: "exercise", path: ["superset"], rule: .text("superset")),
      Row(kind: "exercise", path: ["rest"], rule: .decimal("rest")),
      Row(kind: "exercise", path: ["restAfter"], rule: .decimal("restAfter")),
      Row(kind: "exercise", path: ["progress"], rule: progress),
      Row(kind: "exercise", path: ["progress", "add"], rule: step),
      Row(kind: "exercise", path: ["progress", "failures"], rule: .integer("failures", 1...10)),
      Row(kind: "exercise", path: ["progress", "back"], rule: back),
      Row(kind: "routine", path: ["progress"], rule: progress),
      Row(kind: "exercise", path: ["skipped"], rule: Rule("skipped", .boolean, good: [true, false])),
      Row(kind: "exercise", path: ["note"], rule: .text("note", limit: 10_000, lineFeeds: true)),
      Row(kind: "set", path: ["in"], rule: .id("in"), isRequired: true),
      Row(kind: "set", path: ["position"], rule: .position(), isRequired: true),
      Row(kind: "set", path: ["type"], rule: .words("type", "warmUp normal drop failure")),
      Row(kind: "set", path: ["toFailure"], rule: Rule("toFailure", .boolean, good: [true, false])),
      Row(kind: "set", path: ["plan"], rule: Rule("plan", .object, good: [["reps": 5]])),
      Row(kind: "set", path: ["result"], rule: Rule("result", .object, good: [["reps": 5]])),
      Row(kind: "set", path: ["completed"], rule: .instant("completed")),
      Row(kind: "set", path: ["rest"], rule: .decimal("rest")),
      Row(kind: "set", path: ["rested"], rule: .decimal("rested")),
      Row(kind: "set", path: ["note"], rule: .text("note", limit: 10_000, lineFeeds: true)),
      Row(kind: "plan", path: ["plan", "percent"], rule: .decimal("percent", positive: true, atMost: true)),
      Row(
        kind: "plan", path: ["plan", "reps", "from"], rule: .integer("from", 0...10_000), isRequired: true),
      Row(kind: "ownExercise", path: ["name"], rule: .text("name", limit: 200), isRequired: true),
      Row(
        kind: "ownExercise", path: ["bodyPart"], rule: .words("bodyPart", bodyParts), isRequired: true),
      Row(
        kind: "ownExercise", path: ["equipment"], rule: .words("equipment", equipment), isRequired: true),
      Row(
        kind: "ownExercise", path: ["countMode"], rule: .words("countMode", "reps duration distance")),
      Row(kind: "ownExercise", path: ["primaryMuscles"], rule: muscles("primaryMuscles")),
      Row(kind: "ownExercise", path: ["secondaryMuscles"], rule: muscles("secondaryMuscles")),
      Row(kind: "ownExercise", path: ["implements"], rule: .integer("implements", 1...2)),
      Row(
        kind: "ownExercise", path: ["aliases"], rule: Rule("aliases", .array, good: [[], ["a b", "a b"]])),
      Row(kind: "ownExercise", path: ["note"], rule: .text("note", limit: 10_000, lineFeeds: true)),
      Row(kind: "ownExercise", path: ["sides"], rule: .words("sides", "both one")),
      Row(
        kind: "ownExercise", path: ["bodyWeightShare"],
        rule: Rule(
          "bodyWeightShare", .decimal, good: JSON.numbers("0", "0.64", "1", "1.000"),
          malformed: JSON.numbers("1e0"), outOfRange: JSON.numbers("-0.5", "1.001", "64", "0.0001"))),
      Row(kind: "ownExercise", path: ["deleted"], rule: Rule("deleted", .boolean, good: [true, false])),
      Row(kind: "alias", path: ["alias"], rule: .text("alias", limit: 200), isRequired: true),
      Row(kind: "alias", path: ["exercise"], rule: .exercise(), isRequired: true),
      Row(kind: "alias", path: ["name"], rule: .text("name", limit: 200), isRequired: true),
      Row(kind: "routine", path: ["name"], rule: .text("name", limit: 200), isRequired: true),
      Row(kind: "routine", path: ["unit"], rule: .words("unit", "kg lb")),
      Row(kind: "routine", path: ["note"], rule: .text("note", limit: 10_000, lineFeeds: true)),
      Row(kind: "routine", path: ["tags"], rule: tags),
      Row(kind: "max", path: ["exercise"], rule: .exercise(), isRequired: true),
      Row(kind: "max", path: ["name"], rule: .text("name", limit: 200), isRequired: true),
      Row(kind: "max", path: ["kind"], rule: .words("kind", "1RM 10RM"), isRequired: true),
      Row(kind: "max", path: ["load"], rule: load, isRequired: true),
      Row(kind: "max", path: ["at"], rule: .instant("at"), isRequired: true),
      Row(kind: "trainingMax", path: ["exercise"], rule: .exercise(), isRequired: true),
      Row(kind: "trainingMax", path: ["name"], rule: .text("name", limit: 200), isRequired: true),
      Row(kind: "trainingMax", path: ["load"], rule: load, isRequired: true),
      Row(kind: "trainingMax", path: ["at"], rule: .instant("at"), isRequired: true),
      Row(kind: "bodyWeight", path: ["weight"], rule: weight, isRequired: true),
      Row(
        kind: "bodyWeight", path: ["weight", "value"], rule: .decimal("value", positive: true),
        isRequired: true),
      Row(kind: "bodyWeight", path: ["at"], rule: .instant("at"), isRequired: true),
      Row(kind: "importRecord", path: ["source"], rule: .text("source"), isRequired: true),
      Row(
        kind: "importRecord", path: ["workouts"],
        rule: Rule("workouts", .array, good: [[]]), isRequired: true),
      Row(kind: "operation", path: ["command"], rule: .text("command"), isRequired: true),
      Row(kind: "operation", path: ["time"], rule: .instant("time"), isRequired: true),
      Row(kind: "operation", path: ["undoes"], rule: .integer("undoes", 1...99_999_999)),
      Row(kind: "operation", path: ["redoes"], rule: .integer("redoes", 1...99_999_999)),
      Row(kind: "operation", path: ["also"], rule: Rule("also", .array, good: [[], [11, 10]])),
      Row(kind: "operation", path: ["group"], rule: .text("group")),
      Row(kind: "operation", path: ["hand"], rule: hand),
      Row(kind: "operation", path: ["documents"], rule: changes, isRequired: true),
    ] + activityRows + performance("set", "result") + performance("plan", "plan")
    + base.keys.sorted().filter { $0 != "distance" }.map {
      Row(kind: $0, path: ["format"], rule: format, isRequired: true)
    }

  static func performance(_ kind: String, _ member: Step) -> [Row] {
    let reps = kind == "plan" ? planReps : .integer("reps", 0...10_000)
    return [
      Row(kind: kind, path: [member, "reps"], rule: reps),
      Row(kind: kind, path: [member, "load"], rule: load),
      Row(
        kind: kind, path: [member, "load", "value"], rule: .decimal("value")),
      Row(kind: kind, path: [member, "band"], rule: .words("band", bands)),
      Row(kind: kind, path: [member, "stack"], rule: .integer("stack", 1...99)),
      Row(kind: kind, path: [member, "left"], rule: .integer("left", 0...10_000)),
      Row(kind: kind, path: [member, "right"], rule: .integer("right", 0...10_000)),
      Row(kind: kind, path: [member, "rpe"], rule: rpe),
      Row(kind: kind, path: [member, "rir"], rule: .integer("rir", 0...10)),
      Row(kind: "distance", path: [member, "distance"], rule: distance),
      Row(kind: "distance", path: [member, "duration"], rule: .decimal("duration", positive: true)),
    ]
  }
}
