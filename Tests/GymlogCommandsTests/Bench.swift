import GymlogCommands
import System
import Training

/// A lifter's machine for a test: a folder of its own, a clock that stands until it is moved, Madrid's winter time, random
/// bits that come in order.
final class Bench {
  let home: String
  private let box = Box()

  /// What changes while commands run. Tests use one bench from one thread.
  private final class Box: @unchecked Sendable {
    var now = Instant("2026-11-21T18:30:00+01:00") ?? Instant(seconds: 0, offset: 0)
    var change: ClockChange?
    var bits: UInt64 = 0
    var output = ""
    var errors = ""
  }

  /// A change of the clocks: the moment, and the offsets before and after it.
  struct ClockChange {
    var moment: Instant
    var before: Int
    var after: Int

    /// As `World.offsets` has it.
    func offsets(_ civil: CivilTime) -> [Int] {
      let isBefore = Instant(civil, offset: before).seconds < moment.seconds
      let isAfter = Instant(civil, offset: after).seconds >= moment.seconds
      let fitting = (isBefore ? [before] : []) + (isAfter ? [after] : [])
      return fitting.isEmpty ? [before] : fitting
    }
  }

  /// What a command printed, and how it ended.
  struct Outcome {
    var output: String
    var errors: String
    var code: ExitCode
  }

  var environment: [String: String] = [:]
  /// Columns of the terminal; nil for a pipe.
  var width: Int?

  init() throws {
    home = "/tmp/gymlog-bench-" + EntityID.randomText(Randomness.word())
    _ = try Folder.makeFolders(home)
  }

  deinit { Self.remove("/tmp", String(home.dropFirst("/tmp/".count))) }

  private static func remove(_ path: String, _ name: String) {
    guard let parent = try? Folder.open(path) else { return }
    if (try? parent.remove(name)) != nil { return }
    for inner in (try? parent.openFolder(name)?.names()) ?? [] { remove(path + "/" + name, inner) }
    _ = try? parent.removeFolder(name)
  }

  var now: Instant {
    get { box.now }
    set { box.now = newValue }
  }

  /// Where it is always the same time zone, nil.
  var change: ClockChange? {
    get { box.change }
    set { box.change = newValue }
  }

  func run(_ words: [String]) -> Outcome {
    (box.output, box.errors) = ("", "")
    let code = Program(world).run(words)
    return Outcome(output: box.output, errors: box.errors, code: code)
  }

  private var world: World {
    let box = box
    return World(
      now: { box.now }, offsets: { box.change?.offsets($0) ?? [box.now.offset] },
      random: {
        // A full-period step, so that no two names are alike.
        box.bits = box.bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return box.bits >> 7
      },
      environment: Environment(environment.merging(["HOME": home]) { given, _ in given }),
      terminal: .init(isTerminal: width != nil, width: width),
      print: { text throws(SystemError) in box.output += text }, complain: { box.errors += $0 })
  }
}
