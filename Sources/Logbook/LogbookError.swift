package import Documents
package import System
package import Wording

/// A document that can't be used, and why.
package struct Problem: Error, Equatable, Sendable {
  /// The path of the document, relative to the data directory; of an operation record, the full path.
  package var path: String
  /// Why the document can't be used.
  package var reason: Reason

  /// A problem with the document at `path`.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Why a document can't be used.
  package enum Reason: Equatable, Sendable {
    /// The file was read, but its content is damaged, or newer than this program.
    case document(DocumentError)
    /// The file couldn't be read.
    case system(SystemError)
    /// A sync program made the file beside a document that was changed on two devices.
    case conflictCopy(of: String)
    /// The own document of a workout or routine isn't there, but others of its folder are.
    case missing
  }

  /// Whether a document can't be used. A copy beside one isn't a document, and one that is missing may be yet to arrive.
  package var isDamage: Bool {
    switch reason {
    case .conflictCopy, .missing: false
    case .document, .system: true
    }
  }
}

/// Why the logbook couldn't be read or changed.
package enum LogbookError: Error, Equatable, Sendable {
  /// The data directory can't be opened or created.
  case dataDirectory(SystemError)
  /// A system call failed. Nothing was changed.
  case system(SystemError)
  /// A system call failed after the change was committed. The change counts; the next command finishes writing it.
  case unfinished(SystemError)
  /// Another process held the lock until the timeout.
  case busy(LockHolder?)
  /// The documents at these paths were changed by another program or device since they were read. Nothing was written.
  case conflict([String])
  /// A document that is needed can't be used.
  case damaged(Problem)
  /// The logbook uses a newer format version. It can be read, but not changed.
  case newerLogbook(format: Int)
  case nothingToUndo
  /// There is no undone change to bring back.
  case nothingToRedo
}

/// Evaluates an expression that makes system calls.
///
/// - Throws: `LogbookError.system` if one of them fails.
package func convertingErrors<Value>(
  _ body: @autoclosure () throws(SystemError) -> Value
) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw Failure(.system(error))
  }
}

/// Evaluates an expression that reads or writes the content of the document at `path`.
///
/// - Throws: `LogbookError.damaged` with that path if it fails.
func convertingErrors<Value>(
  at path: @autoclosure () -> String, _ body: @autoclosure () throws(DocumentError) -> Value
) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw Failure(.damaged(Problem(path: path(), reason: .document(error))))
  }
}
