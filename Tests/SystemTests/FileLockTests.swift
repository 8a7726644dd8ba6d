import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FileLockTests {
  private func error(_ folder: Folder, _ seconds: Double = 0) -> FileLock.Failure? {
    do throws(FileLock.Failure) {
      try FileLock(".lock", in: folder, waiting: seconds, command: "second").release()
    } catch {
      return error
    }
    return nil
  }

  @Test func onlyOneHoldsItAndTheHolderIsKnown() throws {
    let scratch = try ScratchFolder()
    let lock = try FileLock(".lock", in: scratch.folder, waiting: 0, command: "log squat\nmore")
    #expect(error(scratch.folder) == .busy(FileLock.Holder(process: Int(getpid()), command: "log squat")))
    lock.release()
    #expect(error(scratch.folder) == nil)
    let hint = try #require(try scratch.folder.read(".lock"))
    #expect(String(decoding: hint, as: UTF8.self).hasPrefix("\(getpid()) second\n"))
  }

  @Test func anotherProcessIsKeptOut() async throws {
    let scratch = try ScratchFolder()
    let lock = try FileLock(".lock", in: scratch.folder, waiting: 0, command: "first")
    await #expect(processExitsWith: .success) {
      [path = scratch.path as String, holder = Int(getpid()) as Int] in
      let folder = try Folder.open(path)
      do throws(FileLock.Failure) {
        try FileLock(".lock", in: folder, waiting: 0.02, command: "child").release()
        Issue.record("two hold the lock")
      } catch {
        #expect(error == .busy(FileLock.Holder(process: holder, command: "first")))
      }
    }
    lock.release()
    await #expect(processExitsWith: .exitCode(7)) { [path = scratch.path as String] in
      _ = try FileLock(".lock", in: try Folder.open(path), waiting: 0, command: "dies")
      exit(7)
    }
    #expect(error(scratch.folder) == nil)
  }

  @Test func waitingIsBounded() throws {
    let scratch = try ScratchFolder()
    let lock = try FileLock(".lock", in: scratch.folder, waiting: 0, command: "")
    let start = SystemClock.monotonic()
    #expect(error(scratch.folder, 0.05) != nil)
    #expect(SystemClock.monotonic() - start >= 0.05)
    lock.release()
  }

  @Test func aQueueOfSixteenIsServed() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.folder
    try folder.replace("count", [0])
    inThreads(16) { index in
      do {
        let lock = try FileLock(".lock", in: folder, waiting: 20, command: "writer \(index)")
        let count = try #require(try folder.read("count")?.first)
        SystemClock.sleep(0.02)
        try folder.replace("count", [count + 1])
        lock.release()
      } catch {
        Issue.record(error)
      }
    }
    #expect(try folder.read("count") == [16])
  }

  @Test func locksOnRemovedFilesAreNotTaken() throws {
    let scratch = try ScratchFolder()
    let folder = scratch.folder
    let descriptor = open(scratch.path + "/.lock", O_RDWR | O_CREAT, 0o600)
    #expect(flock(descriptor, LOCK_EX) == 0)
    inThreads(2) { index in
      if index == 0 {
        // Give the other thread time to open the file that is then removed.
        SystemClock.sleep(0.05)
        unlink(folder.path(of: ".lock"))
        close(descriptor)
        return
      }
      do {
        let lock = try FileLock(".lock", in: folder, waiting: 10, command: "second")
        #expect(try folder.status(".lock")?.links == 1)
        lock.release()
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test func linksAreNotFollowed() throws {
    let scratch = try ScratchFolder()
    symlink("elsewhere", scratch.path + "/.lock")
    #expect(error(scratch.folder) == .system(SystemError(.lock, scratch.path + "/.lock", code: ELOOP)))
    #expect(try scratch.folder.names() == [".lock"])
  }
}
