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
      try FileLock(".lock", in: folder, waiting: seconds).release()
    } catch {
      return error
    }
    return nil
  }

  @Test func onlyOneHoldsIt() throws {
    let scratch = try ScratchFolder()
    try scratch.folder.replace(".lock", Array("4711 log squat\n".utf8))
    let lock = try FileLock(".lock", in: scratch.folder, waiting: 0)
    #expect(error(scratch.folder) == .busy)
    lock.release()
    #expect(error(scratch.folder) == nil)
    // What an earlier version wrote into it is gone.
    #expect(try scratch.folder.read(".lock") == [])
  }

  @Test func theHolderIsKnown() throws {
    let scratch = try ScratchFolder()
    #expect(LockHolder(in: scratch.folder) == nil)
    LockHolder.name("log a long line", in: scratch.folder)
    LockHolder.name("log squat\nmore", in: scratch.folder)
    let holder = try #require(LockHolder(in: scratch.folder))
    #expect(holder.process == Int(getpid()) && holder.command == "log squat")
    try scratch.folder.replace("holder", Array("nobody\n".utf8))
    #expect(LockHolder(in: scratch.folder) == nil)
  }

  @Test func anotherProcessIsKeptOut() async throws {
    let scratch = try ScratchFolder()
    let lock = try FileLock(".lock", in: scratch.folder, waiting: 0)
    await #expect(processExitsWith: .success) {
      [path = scratch.path as String] in
      let folder = try Folder.open(path)
      do throws(FileLock.Failure) {
        try FileLock(".lock", in: folder, waiting: 0.02).release()
        Issue.record("two hold the lock")
      } catch {
        #expect(error == .busy)
      }
    }
    lock.release()
    await #expect(processExitsWith: .exitCode(7)) { [path = scratch.path as String] in
      _ = try FileLock(".lock", in: try Folder.open(path), waiting: 0)
      exit(7)
    }
    #expect(error(scratch.folder) == nil)
  }

  @Test func waitingIsBounded() throws {
    let scratch = try ScratchFolder()
    let lock = try FileLock(".lock", in: scratch.folder, waiting: 0)
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
        let lock = try FileLock(".lock", in: folder, waiting: 20)
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
        let lock = try FileLock(".lock", in: folder, waiting: 10)
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
