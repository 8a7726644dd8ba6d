import Testing
import Training

@testable import Catalogue

@Suite("Aliases")
struct OwnNamesTests {
  private func alias(_ alias: String, _ exercise: String, id: String = "a") throws -> ExerciseAlias {
    ExerciseAlias(
      id: try #require(EntityID("20261121t1830-7kq2m4xd9" + id)), alias: alias,
      exercise: try Self.id(exercise),
      name: "Was")
  }

  private static func id(_ text: String) throws -> ExerciseID { try #require(ExerciseID(text)) }

  @Test(arguments: ["bss", "BSS", "b-s-s", "B s s"]) func anAliasFindsItsExercise(_ text: String) throws {
    let catalogue = Catalogue(own: [], aliases: [try alias("bss", "31")])
    #expect(catalogue.find(text).summary == "=Bulgarian Split Squat")
  }

  @Test func anAliasWinsOverEveryName() throws {
    let mine = try own("Squat", "squats")
    let catalogue = Catalogue(
      own: [mine], aliases: [try alias("squat", "32"), try alias("squats", "32", id: "b")])
    #expect(catalogue.find("squat").summary == "=Deadlift")
    #expect(catalogue.find("squats").summary == "=Deadlift")
    #expect(catalogue.find("id:31").summary == "=Bulgarian Split Squat")
  }

  @Test func customExercisesCanHaveAliases() throws {
    let mine = try own("Zercher Carry")
    let catalogue = Catalogue(own: [mine], aliases: [try alias("zc", mine.id.text)])
    #expect(catalogue.find("zc") == .one(mine))
    #expect(catalogue.ownAliases(of: mine.id) == ["zc"])
  }

  @Test func ofTwoEqualAliasesTheLaterCounts() throws {
    let names = [try alias("dl", "5", id: "b"), try alias("DL", "32", id: "a")]
    for names in [names, names.reversed()] {
      let catalogue = Catalogue(own: [], aliases: names)
      #expect(catalogue.find("dl").summary == "=Full Squat")
      #expect(catalogue.ownAliases(of: try Self.id("32")) == [])
    }
  }

  @Test func aliasesOfRemovedExercisesAreIgnored() throws {
    let catalogue = Catalogue(own: [], aliases: [try alias("deadlift", "20260101t0000-0000000000")])
    #expect(catalogue.find("deadlift").summary == "=Deadlift")
  }

  @Test func searchFindsAliases() throws {
    let catalogue = Catalogue(own: [], aliases: [try alias("kwyjibo", "32")])
    #expect(catalogue.search(text: "kwyjibo").map(\.exercise.name) == ["Deadlift"])
    #expect(catalogue.search(text: "kwyj").map(\.exercise.name) == ["Deadlift"])
    #expect(catalogue.search(text: "kwyjivo").map(\.exercise.name) == ["Deadlift"])
  }

  @Test func holdersOfAName() throws {
    let mine = try own("Zercher Carry", "zc")
    let catalogue = Catalogue(own: [mine], aliases: [try alias("dl", "32")])
    #expect(catalogue.holders(of: "zercher-carry").own == mine)
    #expect(catalogue.holders(of: "ZC").own == mine)
    #expect(catalogue.holders(of: "DL").alias?.name == "Deadlift")
    let names = [("deadlift", true), ("Peso muerto", true), ("pes mort", true), ("RDL", false)]
    for (name, isName) in names {
      #expect(catalogue.holders(of: name).bundled != nil, "\(name)")
      #expect(catalogue.holders(of: name).isNameOfBundled == isName, "\(name)")
    }
    let free = catalogue.holders(of: "kwyjibo")
    #expect(free.own == nil && free.alias == nil && free.bundled == nil && !free.isEmpty)
    #expect(catalogue.holders(of: " -'.").isEmpty)
  }

  @Test func frequentExercisesComeFirstAmongEqualMatches() throws {
    let often = try Self.id("126")
    let names = Catalogue.bundled.search(text: "split squat") { $0 == often ? 9 : 0 }.map(\.exercise.name)
    #expect(names.prefix(2) == ["Split Squat", "Barbell Bulgarian Split Squat"])
  }

  @Test func onlyCustomExercisesCanBeListed() throws {
    let mine = try own("Zercher Carry")
    let catalogue = Catalogue(own: [mine], aliases: [try alias("carry", "32")])
    #expect(catalogue.search(onlyOwn: true).map(\.exercise) == [mine])
    #expect(catalogue.search(text: "carry", onlyOwn: true).map(\.exercise) == [mine])
    #expect(Catalogue.bundled.search(onlyOwn: true) == [])
  }
}
