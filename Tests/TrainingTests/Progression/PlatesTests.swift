import Testing
import Training

@Suite struct PlatesTests {
  static func mass(_ text: String, _ unit: MassUnit = .kilograms) throws -> Mass {
    Mass(try #require(Thousandths(text)), unit)
  }

  @Test(arguments: [
    ("20", ""), ("22.5", "1.25"), ("60", "20"), ("100", "25 15"), ("102.5", "25 15 1.25"),
    ("140", "25 25 10"), ("187.5", "25 25 25 5 2.5 1.25"), ("520", "25 25 25 25 25 25 25 25 25 25"),
  ])
  func fewestPlatesOfASide(load: String, side: String) throws {
    let plates = try #require(Plates.standard(.kilograms).side(for: Self.mass(load)))
    #expect(plates.map(\.value.text).joined(separator: " ") == side)
  }

  @Test(arguments: [("45", ""), ("135", "45"), ("225", "45 45"), ("230", "45 45 2.5"), ("185", "45 25")])
  func fewestPlatesInPounds(load: String, side: String) throws {
    let plates = try #require(Plates.standard(.pounds).side(for: Self.mass(load, .pounds)))
    #expect(plates.map(\.value.text).joined(separator: " ") == side)
  }

  @Test(arguments: ["19", "21", "101", "100.001", "0"]) func whatCannotBeMade(load: String) throws {
    #expect(Plates.standard(.kilograms).side(for: try Self.mass(load)) == nil)
  }

  /// Taking the heaviest plate first isn't always best: 30 is 2 x 15, not 25 and five times 1.
  @Test("Heavy loads take no longer to find than light ones", arguments: MassUnit.allCases)
  func heavyLoads(unit: MassUnit) {
    func time(_ load: Int) -> Swift.Duration {
      let mass = Mass(Thousandths(load), unit)
      return (0..<5).map { _ in
        ContinuousClock().measure {
          _ = (Plates.standard(unit).above(mass), Plates.standard(unit).side(for: mass))
        }
      }.min() ?? .zero
    }
    let heavy = Mass(Thousandths(999_999_999), unit)
    #expect(Plates.standard(unit).above(heavy) == nil && Plates.standard(unit).side(for: heavy) == nil)
    #expect(time(999_999_999) < time(401) * 100)
  }

  @Test("The difference of any two sums is exact") func extremes() {
    let most = Mass(exact: .max / 4, .kilograms)
    let least = Mass(exact: -(.max / 4), .kilograms)
    #expect(most.value.raw - least.value.raw > 0)
    #expect(most.value.tenths.raw > 0)
  }

  @Test func oddInventories() throws {
    let bar = try Self.mass("20")
    let sizes = try ["25", "15", "1"].map { try Self.mass($0) }
    let plates = Plates(bar: bar, sizes)
    #expect(plates.side(for: try Self.mass("80"))?.map(\.value.text) == ["15", "15"])
  }

  @Test(arguments: [
    ("20", nil, "22.5"), ("21", "20", "22.5"), ("100", "97.5", "102.5"), ("101", "100", "102.5"),
    ("15", nil, "20"), ("20.001", "20", "22.5"),
  ])
  func neighbours(load: String, below: String?, above: String) throws {
    let mass = try Self.mass(load)
    #expect(Plates.standard(.kilograms).below(mass)?.value.text == below)
    #expect(Plates.standard(.kilograms).above(mass)?.value.text == above)
  }

  @Test(arguments: [
    (Equipment.barbell, "83", MassUnit.kilograms, "82.5"), (.barbell, "15", .kilograms, "15"),
    (.barbell, "16", .kilograms, "15"), (.dumbbell, "9.4", .kilograms, "9"),
    (.dumbbell, "11.5", .kilograms, "12"), (.dumbbell, "21", .kilograms, "20"),
    (.dumbbell, "24", .kilograms, "25"), (.kettlebell, "17", .kilograms, "16"),
    (.cable, "31", .kilograms, "30"), (.machine, "38.75", .kilograms, "37.5"),
    (.dumbbell, "52", .pounds, "50"), (.barbell, "176.37", .pounds, "175"),
    (.dumbbell, "18", .pounds, "17.5"),
  ])
  func nearestOfEquipment(equipment: Equipment, load: String, unit: MassUnit, nearest: String) throws {
    let mass = try Self.mass(load, unit)
    let steps = LoadSteps(equipment, for: .external(mass), in: unit)
    #expect(steps.nearest(to: mass).value.text == nearest)
  }

  /// Neighbouring loads can be loaded, and there is none between them.
  @Test(arguments: Equipment.allCases, MassUnit.allCases)
  func neighboursAreNext(equipment: Equipment, unit: MassUnit) throws {
    for raw in stride(from: 500, through: 130_000, by: 700) {
      let mass = Mass(Thousandths(raw: raw), unit)
      let steps = LoadSteps(equipment, for: .external(mass), in: unit)
      let above = try #require(steps.above(mass))
      #expect(steps.has(above) && above.isGreater(than: mass))
      if let below = steps.below(mass) {
        #expect(steps.has(below) && mass.isGreater(than: below))
        #expect(steps.has(mass) || steps.above(below) == above)
      }
      #expect(steps.has(steps.nearest(to: mass)))
    }
  }
}
