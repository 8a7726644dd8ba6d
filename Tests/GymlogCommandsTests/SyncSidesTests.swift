import System
import TestSupport
import Testing
import Wording

/// `sync` between two devices through a real repository.
@Suite struct SyncSidesTests {
  private let (ann, laptop): (TestMachine, TestMachine)
  private let hub: String

  init() throws {
    SyncHistoryTests.leaveOutSettings()
    (ann, laptop) = (try TestMachine(), try TestMachine())
    hub = ann.home + "/hub.git"
    _ = try ChildProcess.output(["git", "init", "-q", "--bare", hub])
    expect(ann, ["log squat 5@100kg", "finish --force", "sync --init \(hub)"])
    expect(laptop, ["sync --init \(hub)"])
  }

  private func expect(_ machine: TestMachine, _ lines: [String]) {
    for line in lines { #expect(run(machine, line).code == .done, "\(line)") }
  }

  private func run(_ machine: TestMachine, _ line: String) -> (code: ExitCode, output: String, errors: String)
  {
    let done = machine.run(line.split(separator: " ").map(String.init))
    return (done.code, done.output, done.errors)
  }

  @Test(
    "This device's version is mine on both devices, whichever saw the conflict first",
    arguments: ["mine", "theirs"])
  func sides(kept: String) throws {
    expect(ann, ["edit --in last .1 6", "sync"])
    expect(laptop, ["edit --in last .1 7"])
    #expect(run(laptop, "sync").output.contains("7@100kg → 6@100kg"))
    let seen = run(ann, "sync")
    #expect(seen.code == .conflict && seen.output.contains("6@100kg → 7@100kg"), "\(seen.output)")
    expect(ann, ["sync --keep \(kept)", "sync"])
    expect(laptop, ["sync"])
    for machine in [ann, laptop] {
      #expect(run(machine, "show last").output.contains((kept == "mine" ? "6" : "7") + "@100kg"))
    }
  }

  @Test(
    "A set doesn't come back without its workout, whichever device saw the conflict first",
    arguments: [true, false], ["mine", "theirs"])
  func deleted(isFirst: Bool, kept: String) throws {
    expect(ann, ["edit --in last .1 6", "sync"])
    expect(laptop, ["edit --in last .1 7"])
    for machine in [laptop, ann] { #expect(run(machine, "sync").code == .conflict) }
    let (device, other) = isFirst ? (laptop, ann) : (ann, laptop)
    expect(device, ["delete last --yes"])
    for machine in [device, other] { _ = run(machine, "sync") }
    for machine in [other, device] {
      expect(machine, ["sync --keep \(kept)", "sync"])
      #expect(run(machine, "check").output.contains("no problems"))
    }
  }

  @Test("A removed set doesn't come back after another device removed its exercise") func undone() throws {
    expect(ann, ["log bench press 5@60kg 5@60kg", "log deadlift 5@60kg", "sync"])
    expect(laptop, ["sync", "remove 1.1", "sync"])
    expect(ann, ["sync", "remove 1", "sync"])
    expect(laptop, ["sync"])
    let outcome = run(laptop, "undo")
    #expect(outcome.code == .conflict, "\(outcome)")
    #expect(run(laptop, "check").output.contains("no problems"))
  }

  @Test("A repository that was made anew gets everything") func emptied() throws {
    _ = try ChildProcess.output(["rm", "-rf", hub])
    _ = try ChildProcess.output(["git", "init", "-q", "--bare", hub])
    #expect(run(ann, "sync").output.contains("0 received, 4 sent"))
    expect(laptop, ["sync"])
    #expect(run(laptop, "show last").output.contains("5@100kg"))
  }
}
