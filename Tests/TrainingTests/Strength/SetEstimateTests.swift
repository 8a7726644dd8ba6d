import TestSupport
import Testing
import Training

struct SetEstimateTests {
  static func kilograms(_ text: String) throws -> Mass { Mass(try #require(Thousandths(text)), .kilograms) }

  @Test("What a load of each kind moves, with and without a body weight of 80 kg")
  func kinds() throws {
    let twenty = try Self.kilograms("20")
    let (one, half) = (Thousandths(1), Thousandths(raw: 640))
    let body = try Self.kilograms("80")
    let cases: [(Load?, Thousandths, Mass?, String?, MovedLoad.Basis?)] = [
      (.external(twenty), Thousandths(0), body, "20", .load),
      (.external(twenty), one, body, "20", .load),
      (.added(twenty), one, body, "100", .withBody),
      (.added(twenty), half, body, "71.2", .withBody),
      (.added(twenty), one, nil, "20", .withoutBody),
      (.added(twenty), Thousandths(0), body, "20", .load),
      (.assisted(twenty), one, body, "60", .withBody),
      (.assisted(twenty), half, body, "31.2", .withBody),
      (.assisted(twenty), one, nil, nil, nil),
      (.assisted(body), one, body, nil, nil),
      (.assisted(try Self.kilograms("141")), one, body, nil, nil),
      (.bodyWeight, one, body, "80", .withBody),
      (.bodyWeight, half, body, "51.2", .withBody),
      (.bodyWeight, one, nil, nil, nil),
      (.bodyWeight, Thousandths(0), body, nil, nil),
      (.external(try Self.kilograms("0")), one, body, nil, nil),
      (nil, one, body, nil, nil),
    ]
    for (load, share, body, mass, basis) in cases {
      let moved = MovedLoad(load, share: share, bodyWeight: body)
      #expect(moved?.mass.value.text == mass && moved?.basis == basis, "\(String(describing: load)) \(share)")
    }
  }

  @Test("The unit is the typed one; the body's is converted to it")
  func units() throws {
    let pounds = Mass(Thousandths(45), .pounds)
    let body = try Self.kilograms("80")
    let added = try #require(MovedLoad(.added(pounds), share: Thousandths(1), bodyWeight: body))
    #expect(added.mass == Mass(Thousandths(raw: 221_370), .pounds))
    let alone = try #require(MovedLoad(.bodyWeight, share: Thousandths(1), bodyWeight: body))
    #expect(alone.mass == body)
  }

  @Test("An estimate is per implement, counts reps in reserve, and converts if asked")
  func estimates() throws {
    let load = Load.external(try Self.kilograms("100"))
    let five = try #require(
      SetEstimate(Performance(.reps(3), at: load, effort: .rir(2)), share: Thousandths(0), bodyWeight: nil))
    #expect(Thousandths(rounding: five.max.oneRepMax).text == "116.667")
    #expect(abs(five.oneRepMax(in: .pounds) - 257.206) < 0.001)
    #expect(abs(try #require(five.max.load(forReps: 10)) - 87.5) < 0.001)
    #expect(!five.max.isExact && !five.max.isRough)
    #expect(
      SetEstimate(
        Performance(.duration(Duration(seconds: 60)), at: load), share: Thousandths(0), bodyWeight: nil)
        == nil)
    #expect(
      SetEstimate(
        Performance(.reps(37), at: load), share: Thousandths(0), bodyWeight: nil, formula: .brzycki) == nil)
    #expect(SetEstimate(Performance(.reps(0), at: load), share: Thousandths(0), bodyWeight: nil) == nil)
  }

  /// For any logged set: only finite values, none below zero, and none if nothing was lifted.
  @Test("Every estimate is a finite number greater than zero", arguments: [5])
  func property(seed: UInt64) throws {
    var random = SeededRandom(seed)
    for _ in 0..<20_000 {
      let units = MassUnit.allCases
      func mass() -> Mass {
        Mass(
          Thousandths(raw: random.one(of: [0, 1, 999_999_999, random.int(0...500_000)])),
          random.one(of: units))
      }
      let load: Load? = random.one(of: [
        nil, .external(mass()), .bodyWeight, .added(mass()), .assisted(mass()),
      ])
      let reps = random.one(of: [0, 1, 36, 37, 38, 99_999, random.int(0...60)])
      let formula = random.one(of: MaxFormula.allCases)
      let estimate = SetEstimate(
        Performance(.reps(reps), at: load, effort: random.effort()),
        share: Thousandths(raw: random.one(of: [0, 1, 640, 1_000])),
        bodyWeight: random.chance(70) ? mass() : nil, formula: formula)
      guard let estimate else { continue }
      #expect(reps > 0 && estimate.load.mass.value.raw > 0)
      for unit in units {
        let value = estimate.oneRepMax(in: unit)
        #expect(value.isFinite && value > 0)
      }
      for reps in [1, 5, 10, 20] {
        #expect((estimate.max.load(forReps: reps) ?? 0) >= 0)
      }
    }
  }
}
