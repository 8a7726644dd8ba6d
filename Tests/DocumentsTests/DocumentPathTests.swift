import Documents
import Testing
import Training

@Suite struct DocumentPathTests {
  static let id = "20261121t1830-7kq2m4xd9a"
  static let other = "20261121t1847-0y3c5h8k2n"

  static func paths() throws -> [(String, DocumentPath)] {
    let (first, second) = (try made(EntityID(id)), try made(EntityID(other)))
    let folder = try made(WorkoutFolder(year: 2026, id: first))
    return [
      ("gymlog.json", .logbook),
      ("exercises/\(id).json", .standalone(.customExercise, first)),
      ("routines/\(id)/routine.json", .routine(first, .head)),
      ("routines/\(id)/exercise-\(other).json", .routine(first, .exercise(second))),
      ("routines/\(id)/set-\(other).json", .routine(first, .set(second))),
      ("workouts/2026/\(id)/workout.json", .workout(folder, .head)),
      ("workouts/2026/\(id)/exercise-\(other).json", .workout(folder, .exercise(second))),
      ("workouts/2026/\(id)/set-\(other).json", .workout(folder, .set(second))),
      ("aliases/\(id).json", .standalone(.alias, first)),
      ("maxes/\(id).json", .standalone(.testedMax, first)),
      ("training-maxes/\(id).json", .standalone(.trainingMax, first)),
      ("body/\(id).json", .standalone(.bodyWeight, first)),
      ("imports/\(id).json", .standalone(.importRecord, first)),
      ("activities/2026/\(id)/activity.json", .activity(folder)),
      ("profile.json", .profile),
    ]
  }

  @Test func readsAndWritesTheLayout() throws {
    for (text, path) in try Self.paths() {
      #expect(DocumentPath(text) == path)
      #expect(path.text == text)
      #expect((path.folder.isEmpty ? "" : path.folder + "/") + path.fileName == text)
    }
  }

  /// Every path with a character removed, doubled, in the other case or replaced by others.
  @Test func nothingNearTheLayoutIsADocument() throws {
    for (text, _) in try Self.paths() {
      let characters = Array(text)
      for index in characters.indices {
        let (before, after) = (String(characters[..<index]), String(characters[(index + 1)...]))
        let here = String(characters[index])
        var variants = [before + after, before + here + here + after, text.prefix(index) + "/" + after]
        variants += [before + "\u{301}" + here + after, before + here.uppercased() + after]
        variants += [before + "\0" + after, before + "." + after, before + "~" + here + after]
        for variant in variants where variant != text {
          // Another digit makes another document, not another layout.
          #expect(DocumentPath(variant) == nil, "\(variant)")
        }
      }
    }
  }

  @Test(arguments: [
    "", "/", "gymlog.json/", "/gymlog.json", "./gymlog.json", "gymlog (1).json", ".lock",
    "workouts/2026/20261121t1830-7kq2m4xd9a", "workouts/2026/20261121t1830-7kq2m4xd9a/routine.json",
    "workouts/2026/20261121t1830-7kq2m4xd9a/set-20261121t1847-0y3c5h8k2n.json~",
    "workouts/2026/20261121t1830-7kq2m4xd9a/set-20261121t1847-0y3c5h8k2n (conflicted copy).json",
    "workouts/2026/20261121t1830-7kq2m4xd9a/set-20261121t1847-0y3c5h8k2n.sync-conflict-20261121-184800.json",
    "workouts/2026/20261121t1830-7kq2m4xd9a/.tmp-0y3c5h8k2n",
    "workouts/26/20261121t1830-7kq2m4xd9a/workout.json",
    "workouts/+026/20261121t1830-7kq2m4xd9a/workout.json", "workouts/../gymlog.json",
    "routines/20261121t1830-7kq2m4xd9a/workout.json", "exercises/32.json",
    "maxes/20261121t1830-7kq2m4xdil.json", "maxes/20261121T1830-7kq2m4xd9a.json",
  ])
  func foreignNamesAreNoDocuments(_ path: String) {
    #expect(DocumentPath(path) == nil)
  }

  @Test func namesTheFilesOfAFolder() throws {
    let id = try made(EntityID(Self.id))
    #expect(MemberFile("workout.json", of: .workout) == .head)
    #expect(MemberFile("routine.json", of: .workout) == nil)
    #expect(MemberFile("routine.json", of: .routine) == .head)
    #expect(MemberFile("set-\(Self.id).json", of: .workout) == .set(id))
    #expect(MemberFile("exercise-\(Self.id).json", of: .routine) == .exercise(id))
    #expect(MemberFile("max-\(Self.id).json", of: .workout) == nil)
    #expect(MemberFile("set-.json", of: .workout) == nil)
  }

  @Test func foldersSortByTimeAndKnowTheirYear() throws {
    let folders = try [
      "2025/20261121t1830-7kq2m4xd9a", "2026/20260121t1830-7kq2m4xd9a", "2026/20261121t1830-0000000000",
    ]
    .map { try made(WorkoutFolder($0)) }
    #expect(folders == folders.sorted())
    #expect(folders.map(\.text) == folders.map { $0.yearText + "/" + $0.id.text })
    #expect(WorkoutFolder(year: 12345, id: try someID()) == nil)
    #expect(WorkoutFolder(year: -1, id: try someID()) == nil)
    #expect(WorkoutFolder(year: 987, id: try someID())?.yearText == "0987")
    let newYear = try made(Instant("2026-12-31T23:30:00-05:00"))
    #expect(WorkoutFolder(start: newYear, id: try someID()).year == 2026)
  }
}
