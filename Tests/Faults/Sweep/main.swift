// Runs every command that changes something with a fault at each of its system calls. Afterwards, the logbook is in the state
// before or after the command, nothing that was acknowledged is missing, and the next command works.
//
//   sweep GYMLOG SCRATCH [RUNS [SEED [CASE]]]
//
// GYMLOG is the program, SCRATCH an empty folder. RUNS limits the number of faults, which are chosen at random from SEED.
// CASE is the name of the only case to run. Prints each finding with the strace option that reproduces it; exits with 1 if
// there are any.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst().map { $0 }
guard arguments.count >= 2 else { fail("usage: sweep GYMLOG SCRATCH [RUNS [SEED [CASE]]]") }
let runs = arguments.count > 2 ? Int(arguments[2]) ?? 0 : Int.max
var chance = SeededRandom(arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1)
var sweep = Sweep(House(program: arguments[0], scratch: arguments[1]))
let wanted = Case.all.filter { arguments.count < 5 || $0.name == arguments[4] }
let share = runs == .max ? .max : max(1, runs / max(1, wanted.count) + 1)

for test in wanted {
  guard let prepared = sweep.prepare(test) else { continue }
  for injection in prepared.injections.shuffled(using: &chance).prefix(share) {
    sweep.run(test, prepared, injection)
  }
  for size in stride(from: 0, through: 1600, by: 200) {
    for kills in [false, true] { sweep.run(test, prepared, size: size, kills: kills) }
  }
  print("\(test.name): \(prepared.injections.count) injections, \(sweep.findings.count) findings so far")
}
sweep.findings.forEach { print($0) }
print("\(sweep.runs) faults, \(sweep.findings.count) findings")
exit(sweep.findings.isEmpty ? 0 : 1)
