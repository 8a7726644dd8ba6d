/// A command that changes something, and the commands run before it. Every command that writes has a case.
struct Case {
  var name: String
  var before: [String]
  var command: String
  /// The standard input of the command and of those before it.
  var input = ""
  /// Whether there is a git repository to sync with, `@home/remote.git`. Then a command that fails may have done a part of its
  /// work, and the next one does the rest.
  var usesGit = false

  /// The command that follows each fault. It must work in any state, and complete a pending change.
  var next: String { usesGit ? command : "log deadlift 1@1kg" }

  private static let planned = ["start --unit kg", "add deadlift 3x5@100kg"]
  private static let logged = ["start --unit kg", "log deadlift 5@100kg 6@110kg"]
  /// On another day, so that its order among other workouts doesn't depend on chance.
  private static let finished = [
    "start --unit kg --at 2024-05-01T10:00", "log deadlift 5@100kg 6@110kg", "finish --for 1h",
  ]

  private static let two =
    finished + ["start --unit kg --at 2024-05-02T10:00", "log deadlift 4@100kg 3@110kg", "finish --for 1h"]

  /// Two devices with the same workout, which both have named, and logged a set in. The other one has synced.
  private static let apart =
    finished + [
      "sync --init @home/remote.git", "sync --init @home/remote.git --data @home/other",
      "log deadlift 3@120kg --in last --data @home/other", "edit --in last --name Heavy --data @home/other",
      "sync --data @home/other", "log deadlift 2@130kg --in last", "note Slept badly --in last",
    ]

  private static let created = "exercise new Log Carry --body-part core --equipment strongman"
  private static let alias = ["exercise alias zc bulgarian split squat"]
  private static let routine = ["routine new push bench press 3x8@80kg, dip 3x10"]

  /// The text of a routine.
  private static let text = """
    tags: gym

    Bench Press: 10@40kg w 3x8@82.5kg | rest 2min
      .2 note: slow
    Plank: 3x60s
    """

  /// Today's sets and those of a past day.
  private static let session = """
    Bench Press: 10@40kg w, 8@80kg

    2024-05-01 10:00 Legs
    Deadlift
    5@100kg
    """

  /// A track of two points.
  private static let track = """
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
    <trkpt lat="46.05" lon="14.5"><time>2024-05-03T09:00:00Z</time></trkpt>
    <trkpt lat="46.0505" lon="14.5"><time>2024-05-03T09:00:20Z</time></trkpt>
    <trkpt lat="46.06" lon="14.5"><time>2024-05-03T09:06:00Z</time></trkpt>
    </trkseg></trk></gpx>
    """

  /// What Strong exports.
  private static let strong = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-03-30 18:51:52,Evening,45m,Squat (Barbell),1,100,5,0,0,,,
    2024-04-02 18:51:52,Evening,45m,Pull Up,1,0,8,0,0,,,
    """

  /// What `export json` writes.
  private static let logbook = """
    {"gymlog": "logbook", "format": 1, "documents": [
    {"path": "gymlog.json", "document": {"format": 1}},
    {"path": "body/20240501t1000-0123456789.json", "document": {"format": 1,
      "id": "20240501t1000-0123456789", "weight": {"value": 81.5, "unit": "kg"},
      "at": "2024-05-01T10:00:00+02:00"}}
    ]}
    """

  static let all = [
    Case(name: "the first set of all", before: [], command: "log deadlift 5@100kg"),
    Case(name: "start", before: [], command: "start --unit kg --name Legs"),
    Case(name: "one set", before: logged, command: "log deadlift 4@120kg"),
    Case(name: "a set and its tested max", before: logged, command: "log deadlift 1@180kg --tested"),
    Case(name: "four sets of a new exercise", before: logged, command: "log bench press 4x8@80kg"),
    Case(name: "two exercises", before: logged, command: "log deadlift 4@120kg, bench press 4x8@80kg"),
    Case(name: "two days from standard input", before: logged, command: "log -", input: session),
    Case(name: "an exercise alone", before: logged, command: "log bench press"),
    Case(name: "done", before: planned, command: "done"),
    Case(name: "again", before: logged, command: "again +2.5"),
    Case(name: "edit", before: logged, command: "edit .1 7@90kg"),
    Case(name: "add", before: logged, command: "add bench press 3x8@80kg"),
    Case(name: "swap", before: logged, command: "swap deadlift, bench press"),
    Case(name: "move", before: logged, command: "move .2 1"),
    Case(name: "remove a set", before: logged, command: "remove .1"),
    Case(name: "remove an exercise", before: logged, command: "remove deadlift"),
    Case(name: "todo", before: planned + ["done"], command: "todo .1"),
    Case(name: "skip", before: planned, command: "skip deadlift"),
    Case(name: "superset", before: logged, command: "superset deadlift, bench press"),
    Case(name: "rest", before: logged, command: "rest 2min"),
    Case(name: "rest of an exercise", before: logged, command: "rest 2min --on deadlift"),
    Case(name: "grow", before: planned, command: "grow deadlift +2.5kg"),
    Case(
      name: "start from a routine", before: ["routine new push deadlift 3x5@100kg"], command: "start push"),
    Case(
      name: "add from an earlier session", before: finished + ["start --unit kg"],
      command: "add deadlift --from last"),
    Case(name: "note", before: logged, command: "note Slept badly"),
    Case(name: "tag", before: logged, command: "tag heavy"),
    Case(name: "pause", before: logged, command: "pause"),
    Case(name: "resume", before: logged + ["pause"], command: "resume"),
    Case(name: "finish", before: logged, command: "finish"),
    Case(name: "discard", before: logged, command: "discard --yes"),
    Case(name: "reopen", before: finished, command: "reopen last"),
    Case(name: "delete", before: finished, command: "delete last --yes"),
    Case(name: "repeat", before: finished, command: "repeat last"),
    Case(
      name: "another start", before: finished, command: "edit --in last --start 9:30 --for 45min --name Heavy"
    ),
    Case(name: "another day", before: finished, command: "edit --in last --date 2024-04-30 --name Heavy"),
    Case(name: "move to another workout", before: two, command: "move --in last deadlift.1 --to last-1"),
    Case(name: "move the last exercise", before: two, command: "move --in last deadlift --to last-1"),
    Case(name: "merge", before: two, command: "merge last-1 last --force"),
    Case(name: "split", before: finished, command: "split last deadlift.2"),
    Case(name: "exercise new", before: [], command: created),
    Case(name: "exercise edit", before: [created], command: "exercise edit log carry --muscle quads"),
    Case(name: "exercise delete", before: [created] + alias, command: "exercise delete log carry --yes"),
    Case(name: "exercise alias", before: logged, command: "exercise alias bss bulgarian split squat"),
    Case(name: "move an alias", before: alias, command: "exercise alias zc deadlift --force"),
    Case(name: "remove an alias", before: alias, command: "exercise alias zc --remove"),
    Case(name: "exercise merge", before: logged + [created], command: "exercise merge back squat, deadlift"),
    Case(name: "routine new", before: [], command: "routine new push bench press 3x8@80kg, dip 3x10"),
    Case(name: "routine new from a workout", before: finished, command: "routine new legs --from last"),
    Case(name: "routine new from a text", before: [], command: "routine new push -", input: text),
    Case(name: "routine edit", before: routine, command: "routine edit push -", input: text),
    Case(name: "routine copy", before: routine, command: "routine copy push, pull"),
    Case(name: "routine rename", before: routine, command: "routine rename push, pull"),
    Case(name: "routine delete", before: routine, command: "routine delete push --yes"),
    Case(name: "add to a routine", before: routine, command: "add plank 2x60s --routine push"),
    Case(name: "edit a routine", before: routine, command: "edit bench @85 --routine push"),
    Case(name: "swap in a routine", before: routine, command: "swap dip, push-up --routine push"),
    Case(name: "move in a routine", before: routine, command: "move dip 1 --routine push"),
    Case(name: "remove from a routine", before: routine, command: "remove dip --routine push"),
    Case(name: "note on a routine", before: routine, command: "note Slow --on bench --routine push"),
    Case(name: "tag a routine", before: routine, command: "tag gym --routine push"),
    Case(name: "a tested maximum", before: logged, command: "max deadlift 1@140kg"),
    Case(name: "remove a tested maximum", before: ["max deadlift 1@140kg"], command: "max deadlift --remove"),
    Case(name: "a training max", before: logged, command: "tm deadlift 120kg"),
    Case(name: "remove a training max", before: ["tm deadlift 120kg"], command: "tm deadlift --remove"),
    Case(name: "an activity", before: logged, command: "activity add run 5km 25:00 --at 2024-04-30"),
    Case(
      name: "an activity's file", before: logged, command: "activity import - --sport run", input: track),
    Case(
      name: "edit an activity", before: ["activity add run 5km 25:00"],
      command: "activity edit last --tag easy"),
    Case(
      name: "delete an activity", before: ["activity add run 5km 25:00"],
      command: "activity delete last --yes"),
    Case(name: "the profile", before: logged, command: "profile --height 180cm"),
    Case(name: "a body weight", before: logged, command: "body 81.5"),
    Case(name: "remove a body weight", before: ["body 81.5kg"], command: "body --remove"),
    Case(name: "import", before: logged, command: "import - --unit kg --yes", input: strong),
    Case(
      name: "exercise map", before: ["import - --unit kg --yes"],
      command: "exercise map pull up --to chin-up",
      input: strong),
    Case(name: "import of a logbook", before: logged, command: "import - --yes", input: logbook),
    Case(name: "undo", before: logged, command: "undo"),
    Case(name: "undo of two changes", before: logged, command: "undo 2"),
    Case(name: "redo of two changes", before: logged + ["undo 2"], command: "redo 2"),
    Case(name: "redo", before: logged + ["undo"], command: "redo"),
    Case(name: "sync", before: apart, command: "sync", usesGit: true),
  ]
}
