import TestSupport
import Testing
import Training

@testable import Catalogue

@Suite("Names from other programs")
struct ForeignNameTests {
  struct Name: CustomTestStringConvertible {
    let text: String
    /// The exercises that it may be. Empty if the catalogue doesn't have it.
    let ids: [String]
    /// Whether it may also stay open.
    var mayBeOpen = false
    /// Why it has several answers.
    var reason: String?

    var answerCount: Int { ids.count + (mayBeOpen ? 1 : 0) }

    var testDescription: String { text }
  }

  static let names = read("Tests/Names/foreign.txt")

  /// The names of a file, of one of its parts if that has a heading, `# de`.
  private static func read(_ path: String, part: String? = nil) -> [Name] {
    var isPart = part == nil
    var names: [Name] = []
    for line in ((try? Repository.text(path)) ?? "").split(separator: "\n") {
      if line.hasPrefix("#") {
        if let part { isPart = line == "# \(part)" }
        continue
      }
      guard isPart else { continue }
      let parts = line.split(separator: "|", maxSplits: 2)
      let ids = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
      names.append(
        Name(
          text: String(parts[0]), ids: ids.filter { $0 != "-" }, mayBeOpen: ids.contains("-"),
          reason: parts.count > 2 ? String(parts[2]) : nil))
    }
    return names
  }

  private static let all = ForeignNames(.bundled)

  @Test("A name says why it has several answers, and only then", arguments: ["foreign.txt", "languages.txt"])
  func answers(_ file: String) {
    for name in Self.read("Tests/Names/" + file) where name.answerCount > 1 || name.reason != nil {
      #expect(name.answerCount > 1 && name.reason?.isEmpty == false, "\(name.text)")
    }
  }

  @Test(
    "In every language 97% are found, and none as another exercise",
    arguments: ["en", "es", "ca", "it", "de", "fr", "pt", "nl"])
  func languages(_ language: String) {
    let names = Self.read("Tests/Names/languages.txt", part: language)
    #expect(names.count > 50)
    var missed: [String] = []
    for name in names {
      switch Self.all.find(name.text) {
      case .one(let exercise) where name.ids.contains(exercise.id.text): break
      case .one(let exercise): Issue.record("\(name.text) is taken for \(exercise.name)")
      case .several, .none:
        if !name.mayBeOpen { missed.append(name.text) }
      }
    }
    #expect(missed.count * 100 <= names.count * 3, "\(missed)")
  }

  @Test("Another language's words aren't taken for English ones")
  func languagesApart() {
    // In French the plank, in English a hold: the name doesn't say.
    #expect(Self.all.find("Planche").summary == "?Plank, Planche Hold")
    #expect(Self.all.find("Negative Crunch").summary.hasPrefix("-"))
  }

  @Test(
    "A side that an exercise isn't named with leaves its movement",
    arguments: [
      ("Single Arm Dumbbell Bicep Curl", "Dumbbell Curl"), ("One Arm Dumbbell Curl", "Dumbbell Curl"),
      ("Single Arm Hammer Curl", "Hammer Curl"), ("Vertical Hammer Curl", "Hammer Curl"),
    ])
  func proposals(name: String, first: String) {
    guard case .none(let nearest) = Self.all.find(name) else { return }
    #expect(nearest.first?.name == first)
  }

  @Test(
    "Only exercises with the movement and the muscles of a name are proposed",
    arguments: [
      ("Glute Press", ["Split Squat", "Glute Bridge", "Bench Press"]),
      ("Back Deltoids", ["Back Squat", "Back Extension"]),
      ("Static V Pulses", ["Snatch Pull"]), ("Up Downs", ["Triceps Pushdown", "Lat Pulldown"]),
      ("Double Tricep Press", ["Double Kettlebell Press", "Cable Chest Press"]),
      ("Seated Triceps", ["Seated Biceps Stretch"]),
      ("Máquina de Aductores Rara", ["Seated Forward Fold"]),
    ])
  func noNonsense(name: String, nonsense: [String]) {
    let proposals = Self.all.proposals(for: name).map(\.name)
    #expect(proposals.allSatisfy { !nonsense.contains($0) }, "\(proposals)")
  }

  @Test("A movement is proposed, even with a typo")
  func typos() {
    #expect(Self.all.proposals(for: "Double Tricep Press").map(\.name).contains("Machine Dip"))
    #expect(Self.all.proposals(for: "Dumbell Incline Bech Pres").map(\.name).contains("Incline Bench Press"))
  }

  @Test(
    "A name for many exercises is asked about, with the likely ones",
    arguments: [
      ("Addominali", "?Crunch, Sit-Up, Machine Crunch, Cable Crunch, Weighted Crunch"),
      ("Abdominaux", "?Crunch, Sit-Up, Machine Crunch, Cable Crunch, Weighted Crunch"),
      ("Single Arm Bicep Curl", "?Dumbbell Curl, Single-Arm Cable Curl"), ("Pressa", "=Leg Press"),
      ("Vertical Knee Raise", "?Captain's Chair Knee Raise, Hanging Knee Raise"),
      ("Encogimientos", "?Dumbbell Shrug, Barbell Shrug"),
      // Lying or behind the head.
      ("Press francés en polea baja", "?Overhead Cable Triceps Extension, Cable Lying Triceps Extension"),
      // They were taken for an inclined bench press.
      ("Presse inclinée", "=Leg Press"), ("Pressa inclinata", "=Leg Press"),
      // Lying or behind the head, as Italians say it.
      ("French press bilanciere", "?Skull Crusher, Barbell Overhead Triceps Extension"),
    ])
  func open(name: String, answer: String) {
    #expect(Self.all.find(name).summary == answer)
  }

  @Test(
    "A name said twice, or with its muscles in brackets, is that name",
    arguments: [
      ("Levantamento Terra Romeno (RDL)", "=Romanian Deadlift"), ("Kniebuigen (Squat)", "=Back Squat"),
      ("Peck deck / aperturas en máquina", "=Pec Deck"), ("Leg curl acostado (isquios)", "=Lying Leg Curl"),
      ("Peck deck o contractora", "=Pec Deck"), ("Face Pull or Reverse Fly", "-"),
      ("Leg Extension (Quads)", "=Leg Extension"), ("Face Pull / Reverse Fly", "-"),
      ("Back Extension (Glutes)", "-"), ("Bench Press (Sandbag)", "-"),
    ])
  func glosses(name: String, answer: String) {
    let summary = Self.all.find(name).summary
    #expect(answer == "-" ? !summary.hasPrefix("=") : summary == answer, "\(summary)")
  }

  @Test(
    "How heavy a set was is no part of a name, but what belongs to a name is",
    arguments: [
      ("Bench Press (Heavy)", "=Bench Press"), ("Squat (Barbell) - Light", "=Back Squat"),
      ("Squat (Top Set)", "=Back Squat"), ("Deadlift Back Off", "=Deadlift"), ("Squat 5/3/1", "=Back Squat"),
      ("Lateral Raise (Drop Set)", "=Dumbbell Lateral Raise"), ("Seated Row (Custom)", "=Seated Cable Row"),
      ("Curl 21s", "=21s Curl"),
      ("Inclined Row Weighted Barbell", "=Incline Barbell Row"), ("Weighted Dips", "=Weighted Dip"),
    ])
  func remarks(name: String, answer: String) {
    #expect(Self.all.find(name).summary == answer)
  }

  @Test(
    "A side at the end is no part of the name of what is done one side at a time",
    arguments: [
      ("Side Plank - Left", "=Side Plank"), ("Side Plank (Right Side)", "=Side Plank"),
      ("Single Arm Dumbbell Row - Left", "=Dumbbell Row"),
      ("Bulgarian Split Squat Right", "=Bulgarian Split Squat"),
      ("Búlgaras (Izquierda)", "=Bulgarian Split Squat"),
      ("Leg Press - Left", "-"), ("Leg Extension - Right", "-"), ("Bench Press Left", "-"),
    ])
  func sides(name: String, answer: String) {
    let summary = Self.all.find(name).summary
    #expect(answer == "-" ? !summary.hasPrefix("=") : summary == answer, "\(name): \(summary)")
  }

  @Test("97% are found, and none as another exercise")
  func found() {
    #expect(Self.names.count > 1500)
    var missed: [String] = []
    for name in Self.names {
      switch Self.all.find(name.text) {
      case .one(let exercise) where name.ids.contains(exercise.id.text): break
      case .one(let exercise): Issue.record("\(name.text) is taken for \(exercise.name)")
      case .several, .none:
        if !name.ids.isEmpty { missed.append(name.text) }
      }
    }
    #expect(missed.count * 100 <= Self.names.count * 3, "\(missed)")
  }

  /// How other programs write equipment.
  private static let equipment: [Equipment: [String]] = [
    .barbell: ["Barbell", "Barra"], .dumbbell: ["Dumbbell", "Mancuernas", "Manuelles"],
    .cable: ["Cable", "Polea", "Politja"], .machine: ["Machine", "Máquina", "Màquina"],
    .smithMachine: ["Smith Machine", "Máquina Smith"], .kettlebell: ["Kettlebell"], .band: ["Band", "Banda"],
    .bodyWeight: ["Bodyweight"], .assisted: ["Assisted", "Asistida"], .weighted: ["Weighted", "Lastrada"],
    .trapBar: ["Trap Bar", "Barra Hexagonal"], .ezBar: ["EZ Bar", "Barra Z"], .suspension: ["TRX"],
    .medicineBall: ["Medicine Ball"], .sled: ["Sled"], .stabilityBall: ["Stability Ball"], .plate: ["Plate"],
  ]

  @Test("`Name (Equipment)` finds the exercise in every language")
  func nameAndEquipment() throws {
    // Names that differ only in ways that the rules ignore.
    let known: Set = ["182", "183", "528"]
    for hit in Catalogue.bundled.search() where !known.contains(hit.exercise.id.text) {
      for language in ["en", "es", "ca"] {
        let name = try #require(Catalogue.bundled.name(of: hit.exercise.id, language: language))
        for equipment in Self.equipment[hit.exercise.equipment] ?? [] {
          let text = "\(name) (\(equipment))"
          #expect(Self.all.find(text).summary == "=" + hit.exercise.name, "\(text)")
        }
      }
    }
  }

  @Test(
    "Part of a name isn't taken for the whole",
    arguments: [
      "Incline", "Bench Press (Sandbag)", "Machine", "Row (Underwater)", "Esquat Frontal (Pilota)", "",
    ])
  func parts(_ text: String) {
    if case .one(let exercise) = Self.all.find(text) {
      Issue.record("\(text) is taken for \(exercise.name)")
    }
  }

  @Test func otherProgramsPullUpIsTheStrictOne() {
    #expect(Self.all.find("Pull Up").summary == "=Strict Pull-Up")
    #expect(Self.all.find("Pull Up (Assisted)").summary == "=Assisted Pull-Up")
    #expect(Self.all.find("Bulgarian Splt Squat").summary == "=Bulgarian Split Squat")
  }

  @Test(
    "The catalogue finds equivalent names by itself",
    arguments: ["Press de Banca (Barra)", "Situp med ball"])
  func catalogue(_ text: String) {
    guard case .one(let exercise) = Catalogue.bundled.find(text) else {
      Issue.record("\(Catalogue.bundled.find(text).summary)")
      return
    }
    #expect(Self.all.find(text) == .one(exercise))
  }

  @Test("Word order decides if nothing else does")
  func order() {
    #expect(Catalogue.bundled.find("woodchop cable high to low").summary == "=Cable Woodchop")
    #expect(Catalogue.bundled.find("low to high woodchop (cable)").summary == "=Low-to-High Cable Woodchop")
  }
}
