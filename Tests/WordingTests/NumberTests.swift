import Testing
import Training
import Wording

@Suite struct NumberTests {
  @Test(arguments: [
    (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1_000, "1,000", "1.000"),
    (-1_000, "-1,000", "-1.000"), (12_345, "12,345", "12.345"), (999_999, "999,999", "999.999"),
    (1_000_000, "1,000,000", "1.000.000"),
  ])
  func wholeNumbersAreGrouped(value: Int, english: String, others: String) {
    #expect(Words(.english).number(value) == english)
    #expect(Words(.spanish).number(value) == others)
    #expect(Words(.catalan).number(value) == others)
  }

  @Test(arguments: [
    (0, "0 sets", "0 series"), (1, "1 set", "1 serie"), (1_200, "1,200 sets", "1.200 series"),
  ])
  func aNumberHasItsNoun(count: Int, english: String, spanish: String) {
    func sets(_ language: Language) -> String {
      Words(language).counted(count, en: ("set", "sets"), es: ("serie", "series"), ca: ("sèrie", "sèries"))
    }
    #expect((sets(.english), sets(.spanish)) == (english, spanish))
  }

  @Test func theSmallestNumber() {
    #expect(Words(.english).number(Int.min) == "-9,223,372,036,854,775,808")
  }

  @Test(arguments: [
    (1_500_500, "1,500.5", "1.500,5"), (62_500, "62.5", "62,5"), (100_000, "100", "100"),
    (5, "0.005", "0,005"),
    (-125, "-0.125", "-0,125"), (0, "0", "0"), (999_990, "999.99", "999,99"),
  ])
  func decimalsKeepTheirPlaces(raw: Int, english: String, others: String) {
    #expect(Words(.english).decimal(Thousandths(raw: raw)) == english)
    #expect(Words(.spanish).decimal(Thousandths(raw: raw)) == others)
    #expect(Words(.catalan).decimal(Thousandths(raw: raw)) == others)
  }

  @Test(arguments: [
    (1_500_249, "1,500.2"), (1_500_250, "1,500.3"), (99_949, "99.9"), (99_950, "100"), (999_950, "1,000"),
    (49, "0"), (-49, "0"), (50, "0.1"), (-50, "-0.1"), (-99_950, "-100"),
  ])
  func volumesAreRoundedToATenth(raw: Int, text: String) {
    #expect(Words(.english).rounded(Thousandths(raw: raw)) == text)
  }

  @Test func massesHaveAUnit() {
    #expect(Words(.english).mass(Mass(Thousandths(raw: 62_500), .kilograms)) == "62.5 kg")
    #expect(Words(.spanish).mass(Mass(Thousandths(raw: 62_500), .pounds)) == "62,5 lb")
    #expect(Words(.catalan).volume(Mass(Thousandths(raw: 1_280_040), .kilograms)) == "1.280 kg")
    // A sum that is cut off says so.
    let heaviest = Mass(exact: 1 << 100, .kilograms)
    #expect(Words(.english).volume(heaviest) == "> 4,000,000,000,000,000 kg")
  }

  @Test func spacesBeforePercentSigns() {
    #expect(Words(.english).percent(Thousandths(raw: 82_500)) == "82.5%")
    #expect(Words(.spanish).percent(Thousandths(80)) == "80 %")
    #expect(Words(.catalan).percent(Thousandths(80)) == "80 %")
    #expect(Words(.english).percentChange(Thousandths(raw: 4_200)) == "+4.2%")
    #expect(Words(.english).percentChange(Thousandths(-3)) == "-3%")
    #expect(Words(.english).percentChange(Thousandths(raw: 49)) == "0%")
    #expect(Words(.english).percentChange(Thousandths(raw: -49)) == "0%")
  }

  @Test func distancesHaveAUnit() {
    #expect(Words(.catalan).distance(Distance(Thousandths(raw: 5_250), .kilometres)) == "5,25 km")
  }
}
