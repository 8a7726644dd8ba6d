import TestSupport
import Testing
import Training

/// Loads as records compare them, in two units.
@Suite struct ComparedMassTests {
  private func kilograms(_ grams: Int) -> Mass { Mass(Thousandths(raw: grams), .kilograms) }
  private func pounds(_ thousandths: Int) -> Mass { Mass(Thousandths(raw: thousandths), .pounds) }

  @Test("A load converted to pounds with one decimal is the same load") func shown() {
    for grams in stride(from: 0, through: 600_000, by: 50) {
      let shown = (kilograms(grams).converted(to: .pounds).value.raw + 50) / 100 * 100
      #expect(pounds(shown).compared == kilograms(grams))
      #expect(kilograms(grams).compared == kilograms(grams))
    }
    #expect(pounds(220_462).compared == kilograms(100_000))
  }

  @Test("Rounding keeps the order, moves at most 25 g, and is idempotent", arguments: [7]) func order(
    seed: UInt64
  ) {
    var random = SeededRandom(seed)
    for _ in 0..<2_000 {
      let masses = (0..<2).map { _ in
        Mass(Thousandths(raw: random.int(0...400_000)), random.one(of: MassUnit.allCases))
      }
      let (one, other) = (masses[0], masses[1])
      if !one.isGreater(than: other) { #expect(!one.compared.isGreater(than: other.compared)) }
      #expect(one.compared.compared == one.compared)
      let moved = one.compared.exact - one.exact
      #expect(abs(moved) <= 25_500_000 * 100)
    }
  }

  @Test("Loads made with different plates stay different") func plates() {
    #expect(kilograms(100_250).compared.isGreater(than: kilograms(100_200).compared))
    #expect(pounds(221_000).compared.isGreater(than: pounds(220_500).compared))
  }
}
