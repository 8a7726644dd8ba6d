import TerminalKit
import Testing

@Test func marksAreShownColumnForColumn() {
  let text = "2 Row ┐ 0/3 ✓ → · – … ×"
  #expect(plainMarks(text) == "2 Row \\ 0/3 x > | - ~ x")
  #expect(displayWidth(of: plainMarks(text)) == displayWidth(of: text))
  #expect(plainMarks("★ 2½") == "* 21/2")
  #expect(plainMarks("Prensa de piernas à la Núñez") == "Prensa de piernas à la Núñez")
}
