import Testing
import Wording

@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", Language.english), ("es", .spanish), ("ca", .catalan), ("ca_ES.UTF-8", .catalan),
    ("es-MX", .spanish), ("en_GB", .english), ("C", .english), ("POSIX", .english), ("C.UTF-8", .english),
    ("ca_ES@valencia", .catalan), ("ES", .spanish),
  ])
  func tagsAreRecognised(tag: String, language: Language) {
    #expect(Language(tag) == language)
  }

  @Test(arguments: ["", "fr", "fr_FR.UTF-8", "cat", "e", "_ES", "ça"])
  func otherTagsAreNotRecognised(tag: String) {
    #expect(Language(tag) == nil)
  }

  @Test func languagesNameThemselves() {
    #expect(Language.allCases.map(\.name) == ["English", "Español", "Català"])
    #expect(Language.allCases.map(\.usesDecimalComma) == [false, true, true])
  }
}
