import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder of a test's own, removed with all its content when the value goes.
struct Scratch: ~Copyable {
  let folder: Folder
  private let above: Folder
  private let name: String

  var path: String { folder.path }

  init() throws {
    let name = "gymlog-system-" + String(Randomness.word(), radix: 32)
    let above = try Folder.open(Environment.process.filled("TMPDIR") ?? "/tmp")
    try above.makeFolder(name)
    folder = try #require(try above.openFolder(name))
    self.above = above
    self.name = name
  }

  deinit {
    try? empty(folder)
    _ = try? above.removeFolder(name)
  }
}

private func empty(_ folder: Folder) throws {
  for entry in try folder.entries() {
    if entry.kind == .folder, let inner = try folder.openFolder(entry.name) {
      try empty(inner)
      try folder.removeFolder(entry.name)
    } else {
      try folder.remove(entry.name)
    }
  }
}

/// Runs `work` with 0..<count, each in a thread of its own, and waits for all.
func inThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
  var threads: [pthread_t] = []
  for index in 0..<count {
    let job = Unmanaged.passRetained(Job { work(index) }).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, nil, { Job.run($0) }, job)
      if let thread { threads.append(thread) }
    #else
      var thread = pthread_t()
      pthread_create(&thread, nil, { $0.flatMap { Job.run($0) } }, job)
      threads.append(thread)
    #endif
  }
  for thread in threads { pthread_join(thread, nil) }
}

private final class Job {
  private let work: () -> Void

  init(_ work: @escaping () -> Void) { self.work = work }

  static func run(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(raw).takeRetainedValue().work()
    return nil
  }
}

/// The system's error that `work` throws.
func failure(of work: () throws -> Void) -> SystemError? {
  do { try work() } catch { return error as? SystemError }
  return nil
}

let bytes = Array("8@100kg\n".utf8)
