// Every changing command with a fault at each of its system calls: afterwards the logbook is as before or as after it,
// nothing that was acknowledged is missing, and the next command works.
//
//   sweep GYMLOG SCRATCH [RUNS [SEED [CASE]]]
//
// GYMLOG is the program, SCRATCH an empty folder. RUNS takes that many of all injections by chance; the same SEED takes
// the same ones. CASE is the name of the only one wanted. Findings are printed, with what to give to strace to see them
// again; with one, the status is 1.

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
  print("\(test.name): \(prepared.injections.count) places, \(sweep.findings.count) findings so far")
}
sweep.findings.forEach { print($0) }
print("\(sweep.runs) faults, \(sweep.findings.count) findings")
exit(sweep.findings.isEmpty ? 0 : 1)
