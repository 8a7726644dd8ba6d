import Testing

@testable import Training

@Suite struct JoiningTests {
  @Test(arguments: [[], ["5@100kg"], ["", ""], ["10@40kg w", "4x8@100kg", "·"]] as [[String]])
  func isTheJoinOfTheStandardLibrary(_ texts: [String]) {
    for separator in ["", " ", " · "] {
      #expect(texts.joined(by: separator) == texts.joined(separator: separator))
    }
  }
}
