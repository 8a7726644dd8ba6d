package import Documents
package import System

/// A document that can't be used: where it is, and why.
package struct Problem: Error, Equatable, Sendable {
  /// Its path beneath the data directory.
  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    /// It was read, and isn't what it should be.
    case document(DocumentError)
    /// It couldn't be read.
    case system(SystemError)
  }
}

/// Why the logbook couldn't be read or changed.
package enum LogbookError: Error, Equatable, Sendable {
  /// The data directory can't be opened or made.
  case dataDirectory(SystemError)
  /// A system call failed; nothing was changed.
  case system(SystemError)
  /// A system call failed after the change was recorded: it counts, and the next command finishes writing it.
  case unfinished(SystemError)
  /// Another program changes the logbook, and didn't end within the time that one waits.
  case busy(FileLock.Holder?)
  /// Another hand has changed these documents since; nothing was written.
  case conflict([String])
  /// A document that is needed can't be used.
  case damaged(Problem)
  /// The logbook is of a newer version of the format: it can be read, not changed.
  case newerLogbook(format: Int)
  /// There is no change to take back.
  case nothingToUndo
}

/// Runs a body that makes system calls, and passes their errors on as the logbook's.
func mapping<Result>(_ body: () throws(SystemError) -> Result) throws(LogbookError) -> Result {
  do {
    return try body()
  } catch {
    throw .system(error)
  }
}
