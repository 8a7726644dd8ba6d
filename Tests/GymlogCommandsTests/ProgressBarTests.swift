@testable import GymlogCommands
import TerminalKit
import Testing
import Wording

/// The progress bar, with a clock set by the test.
@Suite struct ProgressBarTests {
  /// What was shown, and when.
  private final class Scene {
    var now = 100.0
    var shown: [(at: Double, text: String)] = []

    func bar() -> ProgressBar {
      ProgressBar("Reading", clock: { self.now }, show: { self.shown.append((self.now, $0)) })
    }
  }

  @Test("Work of less than half a second shows no bar") func quick() {
    let scene = Scene()
    let bar = scene.bar()
    for step in 0..<50 {
      scene.now = 100 + Double(step) / 101
      bar.update(step, of: 50)
    }
    bar.end()
    #expect(scene.shown.isEmpty)
  }

  @Test("The bar appears after half a second, moves at most ten times a second, and is removed") func slow() {
    let scene = Scene()
    let bar = scene.bar()
    for step in 1...200 {
      scene.now = 100 + Double(step) / 100
      bar.update(step, of: 200)
    }
    scene.now = 102.5
    bar.end()
    bar.end()
    #expect(scene.shown[0].at >= 100.5 && scene.shown[0].at < 100.52)
    #expect(scene.shown[0].text == "\r\u{1B}[KReading [##......] 25%")
    let drawn = scene.shown.dropLast()
    #expect((14...16).contains(drawn.count))
    let pauses = zip(drawn, drawn.dropFirst()).map { $1.at - $0.at }
    #expect(pauses.allSatisfy { $0 > 0.099 })
    #expect(scene.shown.last?.text == "\r\u{1B}[K" && scene.shown.last?.at == 102.5)
  }

  @Test("Nothing to read gives a full bar, not a division by zero") func nothing() {
    let scene = Scene()
    let bar = scene.bar()
    scene.now = 101
    bar.update(0, of: 0)
    #expect(scene.shown.first?.text.hasSuffix("[########] 100%") == true)
  }

  @Test("The bar fits on a narrow terminal, so that it can be removed") func narrow() {
    for language in Language.allCases {
      let scene = Scene()
      let bar = ProgressBar(
        language.words.readingWorkouts, clock: { scene.now }, show: { scene.shown.append((scene.now, $0)) })
      scene.now = 101
      bar.update(2_012, of: 2_012)
      let line = scene.shown[0].text.dropFirst("\r\u{1B}[K".count)
      #expect(displayWidth(of: String(line)) < 40 && line.hasSuffix("100%"))
    }
  }

  @Test("Quick reports show no bar on a terminal") func program() throws {
    let machine = try TestMachine()
    _ = machine.run(["log", "squat", "5@100kg"])
    var world = machine.world
    let shown = Shown()
    world.showProgress = { shown.add($0) }
    for report in [["stats"], ["records"], ["progress", "squat"], ["calendar"]] {
      _ = Program(world).run(report)
    }
    #expect(shown.texts.isEmpty)
  }

  private final class Shown: @unchecked Sendable {
    private(set) var texts: [String] = []
    func add(_ text: String) { texts.append(text) }
  }
}
