// Runs every command that changes something with a fault at each of its system calls. Afterwards, the logbook is in the state
// before or after the command, nothing that was acknowledged is missing, and the next command works.
//
//   sweep GYMLOG SCRATCH [RUNS [SEED [PART/PARTS | CASE]]]
//
// GYMLOG is the program, SCRATCH an empty folder. RUNS limits the number of faults, which are chosen at random from SEED.
// CASE is the name of the only case to run; `1/2` runs the first half of the cases. Prints each finding with the strace option
// that reproduces it; exits with 1 if there are any.

import Glibc

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count >= 2 else { fail("usage: sweep GYMLOG SCRATCH [RUNS [SEED [PART/PARTS | CASE]]]") }
let runs = arguments.count > 2 ? Int(arguments[2]) ?? 0 : Int.max
let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
let cases = Case.all.enumerated().filter { index, test in
  guard arguments.count > 4 else { return true }
  let part = arguments[4].split(separator: "/").compactMap { Int($0) }
  return part.count == 2 ? index % part[1] == part[0] - 1 : test.name == arguments[4]
}
let share = runs == .max ? .max : max(1, runs / max(1, Case.all.count) + 1)
// What was found shows at once, even if the sweep is killed.
setvbuf(stdout, nil, _IOLBF, 0)
var sweep = Sweep(HomeFolder(program: arguments[0], scratch: arguments[1]))

// A hang is told from a program that is killed, or no hang is ever found.
for (line, end) in [("sleep 9", Outcome.End.timeOut), ("kill -9 $$", .signal(9)), ("exit 3", .exit(3))] {
  let outcome = run(["sh", "-c", line], environment: [], scratch: arguments[1], limit: 1)
  guard outcome.end == end else { fail("\(line): \(outcome.end)") }
}

for (index, test) in cases {
  // Each case has its own faults, whichever others run.
  var chance = SeededRandom(seed &* 1_000 &+ UInt64(index))
  guard var prepared = sweep.prepare(test) else { continue }
  /// Runs with a home folder that is new enough, and again if it became too old meanwhile.
  func run(_ body: () -> Void) {
    for _ in 1...5 {
      if prepared.isOld, let again = sweep.prepare(test) { prepared = again }
      let slow = sweep.slow
      body()
      if sweep.slow == slow { return }
    }
  }
  for injection in prepared.injections.shuffled(using: &chance).prefix(share) {
    run { sweep.run(test, prepared, injection) }
  }
  for size in stride(from: 0, through: 1600, by: 200) {
    for kills in [false, true] { run { sweep.run(test, prepared, size: size, kills: kills) } }
  }
  print("\(test.name): \(prepared.injections.count) injections, \(sweep.findings.count) findings so far")
}
sweep.judgeMissed()
sweep.findings.forEach { print($0) }
print("\(sweep.runs) faults, \(sweep.missed.count) missed, \(sweep.findings.count) findings")
exit(sweep.findings.isEmpty ? 0 : 1)
