import Testing
import Training

struct MaxFormulaTests {
  /// The 1RM by each formula for 100 kg and 5, 10, 12, 15 and 20 reps, worked out from the publications.
  static let published: [(MaxFormula, [Double])] = [
    (.epley, [116.67, 133.33, 140.00, 150.00, 166.67]),
    (.brzycki, [112.50, 133.33, 144.00, 163.64, 211.76]),
    (.lombardi, [117.46, 125.89, 128.21, 131.10, 134.93]),
    (.lander, [113.71, 134.07, 144.41, 163.31, 208.88]),
    (.mayhew, [119.01, 130.93, 135.40, 141.72, 151.18]),
    (.oconner, [112.50, 125.00, 130.00, 137.50, 150.00]),
    (.wathan, [116.58, 134.75, 141.50, 150.91, 164.46]),
  ]

  @Test("The published values", arguments: published)
  func values(formula: MaxFormula, expected: [Double]) throws {
    for (reps, value) in zip([5, 10, 12, 15, 20], expected) {
      let estimate = try #require(MaxEstimate(load: 100, reps: reps, formula: formula))
      #expect(abs(estimate.oneRepMax - value) < 0.006, "\(formula) \(reps)")
    }
  }

  @Test("A single is what was lifted, by every formula", arguments: MaxFormula.allCases)
  func single(formula: MaxFormula) throws {
    let estimate = try #require(MaxEstimate(load: 142.5, reps: 1, formula: formula))
    #expect(estimate.oneRepMax == 142.5)
    #expect(estimate.isExact && !estimate.isRough)
  }

  @Test("Formulas have a limit, beyond which nothing is estimated")
  func ends() {
    #expect(MaxFormula.brzycki.factor(reps: 36) == 36)
    #expect(MaxFormula.brzycki.factor(reps: 37) == nil)
    #expect(MaxFormula.lander.factor(reps: 37.5) != nil)
    #expect(MaxFormula.lander.factor(reps: 37.9) == nil)
  }

  @Test("Every estimate is finite, and none falls with more reps", arguments: MaxFormula.allCases)
  func sane(formula: MaxFormula) {
    var last = 0.0
    for reps in 1...1_000 {
      guard let estimate = MaxEstimate(load: 60, reps: reps, formula: formula) else { continue }
      #expect(estimate.oneRepMax.isFinite && estimate.oneRepMax >= last)
      last = estimate.oneRepMax
    }
  }

  @Test("No estimate without a load or a rep")
  func none() {
    #expect(MaxEstimate(load: 0, reps: 5) == nil)
    #expect(MaxEstimate(load: -61, reps: 5) == nil)
    #expect(MaxEstimate(load: 100, reps: 0) == nil)
    #expect(MaxEstimate(load: 100, reps: 0, inReserve: Thousandths(3)) == nil)
    #expect(MaxEstimate(load: .infinity, reps: 5) == nil)
  }

  @Test("Reps in reserve count as done; above ten in total, an estimate is rough")
  func reserve() throws {
    let rpe = try #require(RPE(halves: 16))
    let held = try #require(MaxEstimate(load: 100, reps: 3, inReserve: Effort.rpe(rpe).repsInReserve))
    #expect(held.oneRepMax == MaxEstimate(load: 100, reps: 5)?.oneRepMax)
    #expect(MaxEstimate(load: 100, reps: 10)?.isRough == false)
    #expect(MaxEstimate(load: 100, reps: 9, inReserve: Thousandths(2))?.isRough == true)
    #expect(MaxEstimate(load: 100, reps: 1, inReserve: Thousandths(2))?.isExact == false)
  }

  @Test("The table is the inverse: ten reps are three quarters by Epley and Brzycki")
  func inverse() throws {
    for formula in [MaxFormula.epley, .brzycki] {
      let load = try #require(MaxEstimate(oneRepMax: 200, formula: formula).load(forReps: 10))
      #expect(abs(load - 150) < 0.000_001)
    }
    for formula in MaxFormula.allCases {
      for reps in [1, 2, 5, 12, 15, 20] {
        let load = try #require(MaxEstimate(oneRepMax: 180, formula: formula).load(forReps: reps))
        let back = try #require(MaxEstimate(load: load, reps: reps, formula: formula))
        #expect(abs(back.oneRepMax - 180) < 0.000_001)
      }
    }
  }

  @Test("Percent of the 1RM by effort")
  func efforts() throws {
    func percent(_ reps: Int, _ halves: Int) throws -> String? {
      EffortPercent.percent(reps: reps, rpe: try #require(RPE(halves: halves)))?.text
    }
    #expect(try percent(1, 20) == "100")
    #expect(try percent(5, 20) == "86.3")
    #expect(try percent(5, 16) == "81.1")
    #expect(try percent(5, 17) == "82.4")
    #expect(try percent(12, 20) == "68")
    #expect(try percent(12, 18) == nil)
    #expect(try percent(0, 18) == nil)
  }
}
