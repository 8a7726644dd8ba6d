import Testing
import Training

@Test(arguments: [
  ("0", 0, "0"), ("62", 62_000, "62"), ("62.5", 62_500, "62.5"), ("62.50", 62_500, "62.5"),
  ("0.125", 125, "0.125"),
  ("999999999.999", 999_999_999_999, "999999999.999"), ("007", 7_000, "7"),
])
func thousandthsReadExactly(text: String, raw: Int, written: String) {
  #expect(Thousandths(text)?.raw == raw)
  #expect(Thousandths(text)?.text == written)
  #expect(Thousandths(raw: -raw - 1).text.hasPrefix("-"))
}

@Test(arguments: [
  "", ".", "1.", ".5", "1.2345", "1e3", "-1", "+1", "1,5", "1 ", "1.2.3", "1234567890", "١", "1.5\u{301}",
])
func otherTextsAreNoThousandths(text: String) {
  #expect(Thousandths(text) == nil)
}

@Test func thousandthsWithAComma() {
  #expect(Thousandths("62,5", point: ",")?.raw == 62_500)
  #expect(Thousandths(raw: 62_500).text(point: ",") == "62,5")
}

@Test(arguments: [
  ("180", MassUnit.pounds, "81.647"), ("1", .pounds, "0.454"), ("100", .kilograms, "220.462"),
  ("0", .pounds, "0"),
  ("45", .pounds, "20.412"), ("20", .kilograms, "44.092"),
])
func massesConvertToTheNearestThousandth(value: String, unit: MassUnit, other: String) throws {
  let mass = Mass(try #require(Thousandths(value)), unit)
  #expect(mass.converted(to: unit) == mass)
  let converted = mass.converted(to: unit == .pounds ? .kilograms : .pounds)
  #expect(converted.value.text == other)
}

@Test func convertingAMassThereAndBackChangesItByTwoThousandthsAtMost() {
  for raw in stride(from: 0, through: 500_000, by: 1_237) {
    let mass = Mass(Thousandths(raw: raw), .pounds)
    let back = mass.converted(to: .kilograms).converted(to: .pounds)
    #expect(abs(back.value.raw - raw) <= 2)
  }
}

@Test func massesCompareExactlyAcrossUnits() {
  let kilogram = Mass(Thousandths(100), .kilograms)
  #expect(Mass(Thousandths(raw: 220_463), .pounds).isGreater(than: kilogram))
  #expect(kilogram.isGreater(than: Mass(Thousandths(raw: 220_462), .pounds)))
  #expect(!kilogram.isGreater(than: kilogram))
}

@Test func ratingsGoByHalvesFromOneToTen() {
  for raw in stride(from: -1_000, through: 11_000, by: 250) {
    let isRating = raw % 500 == 0 && (1_000...10_000).contains(raw)
    #expect((RPE(Thousandths(raw: raw)) != nil) == isRating)
  }
  #expect(RPE(halves: 17).map { Effort.rpe($0).repsInReserve } == Thousandths(raw: 1_500))
  #expect(Effort.rir(2).repsInReserve == Thousandths(2))
}

@Test func distancesInMillimetres() {
  #expect(Distance(Thousandths(5), .kilometres).millimetres == 5_000_000)
  #expect(Distance(Thousandths(1), .miles).millimetres == 1_609_344)
  #expect(Distance(Thousandths(raw: 400_500), .metres).millimetres == 400_500)
}

@Test(arguments: [(102_500, "102.5"), (100_000, "100"), (5, "0.005"), (-50, "-0.05"), (0, "0")])
func writesDecimals(_ raw: Int, _ text: String) {
  #expect(Thousandths(raw: raw).text == text)
}
