/// Why the disk refused.
package enum DiskProblem: Hashable, Sendable {
  /// The disk, or the user's share of it, is full.
  case full
  /// The file system is mounted for reading only.
  case readOnly
  /// The user may not do that there.
  case permission
  /// A folder is where a file was to be.
  case folder
  /// Anything else: the name of the code in C and libc's words for it, `EIO: Input/output error`.
  case other(String)
}

/// Why a data directory can't be used.
package enum DataDirectoryProblem: Hashable, CaseIterable, Sendable {
  case missing
  /// A file, or something else that is no folder, has its name.
  case notAFolder
  /// It is a symbolic link that leads nowhere.
  case danglingLink
}

/// What is said about files. A path is given as a person would name it.
package protocol StorageErrorWords {
  /// What was to be written isn't a value that a document holds; nothing was.
  func unwritable(_ reason: Damage) -> Message
  /// A document that isn't what it should be, and why. Lines and columns count from 1. `stops`: it is needed for what was
  /// asked for, which therefore isn't done.
  func damagedDocument(_ path: String, line: Int, column: Int, reason: Damage, stops: Bool) -> Message
  /// A document of a later version of the format: sound, and not to be changed by this program.
  func newerDocument(_ path: String, format: Int, known: Int) -> Message
  /// Somebody else has changed documents since they were read; nothing was written.
  func changedElsewhere(_ paths: [String]) -> Message
  /// Another program is changing the logbook, and took longer than one waits. Who it is, where that is known.
  func busy(process: Int?, command: String?) -> Message
  /// The disk refused, and nothing was changed.
  func diskRefused(_ path: String, _ problem: DiskProblem) -> Message
  /// The disk refused after a change was recorded: it counts, and the next command finishes it.
  func diskRefusedHalfway(_ path: String, _ problem: DiskProblem) -> Message
  /// The answer couldn't be written; what was to be changed is.
  func answerNotWritten(_ path: String, _ problem: DiskProblem) -> Message
  /// The data directory can't be used.
  func dataDirectory(_ path: String, _ problem: DataDirectoryProblem) -> Message
  /// Neither the environment nor an option says where the logbook is.
  func noHome() -> Message
  /// A file that was to be written is there already.
  func fileExists(_ path: String) -> Message
  /// The folder in which a file was to be written isn't there.
  func folderMissing(_ path: String) -> Message
  /// What to do about a file of the lifter's choice that the disk refuses.
  var fileNotWritten: String { get }
  /// The data directory was to be chosen for good.
  func dataNotKept() -> Message
  /// What to do about a change that can't be undone, because another hand has changed the same since.
  var undoConflict: String { get }
  /// The settings file isn't what it should be. Lines and columns count from 1.
  func badSettings(_ path: String, line: Int, column: Int) -> Message
}
