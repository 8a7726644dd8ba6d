// Measures commands in turn, so that everything else on the machine affects them all alike.
//
//   pairs ROUNDS 'NAME|PREPARATION|PROGRAM ARGUMENT…' …
//
// Each round runs every command once, after its preparation (for `sh -c`; may be empty), which isn't measured. Prints each
// command's name, its median and least time from spawn to exit in microseconds, and its peak memory in KiB. Stops if a command
// fails; a command after "!" must fail.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

struct Measured {
  var name: String
  var preparation: String
  var words: [String]
  let mustFail: Bool
  var times: [Int] = []
  var memory = 0

  init?(_ text: String) {
    let parts = text.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    name = String(parts[0])
    preparation = String(parts[1])
    words = parts[2].split(separator: " ").map(String.init).filter { $0 != "!" }
    mustFail = parts[2].hasPrefix("! ")
  }
}

func fail(_ message: String) -> Never {
  fputs("pairs: \(message)\n", stderr)
  exit(1)
}

func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Runs a program to its end without input or output. Returns its time in nanoseconds and its peak memory in KiB.
func run(_ words: [String], mustFail: Bool = false) -> (time: Int, memory: Int) {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  if mustFail { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  var process = pid_t()
  var status: Int32 = 0
  let start = now()
  guard posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
    fail("can't run \(words[0])")
  }
  var usage = rusage()
  wait4(process, &status, 0, &usage)
  let end = now()
  if (status != 0) != mustFail { fail("status \(status) of \(words.joined(separator: " "))") }
  #if canImport(Darwin)
    return (end - start, usage.ru_maxrss / 1024)
  #else
    return (end - start, usage.ru_maxrss)
  #endif
}

let arguments = CommandLine.arguments.dropFirst()
guard let rounds = arguments.first.flatMap({ Int($0) }), rounds > 0, arguments.count > 1 else {
  fail("usage: pairs ROUNDS 'NAME|PREPARATION|PROGRAM ARGUMENT…' …")
}
var all = arguments.dropFirst().map { text in Measured(text) ?? { fail("can't read: \(text)") }() }
for _ in 0..<rounds {
  for index in all.indices {
    if !all[index].preparation.isEmpty { _ = run(["/bin/sh", "-c", all[index].preparation]) }
    let (time, memory) = run(all[index].words, mustFail: all[index].mustFail)
    all[index].times.append(time)
    all[index].memory = max(all[index].memory, memory)
  }
}
for measured in all {
  let times = measured.times.sorted()
  print(measured.name, times[times.count / 2] / 1000, times[0] / 1000, measured.memory)
}
