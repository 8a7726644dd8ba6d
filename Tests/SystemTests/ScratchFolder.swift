import TestSupport
import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A temporary folder, opened.
struct ScratchFolder: ~Copyable {
  let folder: Folder
  private let temporary: TemporaryFolder

  var path: String { folder.path }

  init() throws {
    let temporary = try TemporaryFolder()
    folder = try Folder.open(temporary.path)
    self.temporary = temporary
  }
}

/// Runs `work` with each of 0..<count in a thread of its own, and waits for them all.
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

/// The system error that `work` throws, if any.
func failure(of work: () throws -> Void) -> SystemError? {
  do { try work() } catch { return error as? SystemError }
  return nil
}

let bytes = Array("8@100kg\n".utf8)
