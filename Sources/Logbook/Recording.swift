import System
package import Wording

/// A recording on this device that isn't an activity yet: text in a file that is locked for as long as the value lives.
package final class Recording {
  private let device: Folder
  private let file: AppendedFile
  /// The whole lines in it.
  package private(set) var bytes: [UInt8]

  fileprivate static let name = "recording.gpx"
  fileprivate static let stopName = "recording.stop"
  /// The size limit of a track that can be imported.
  fileprivate static let sizeLimit = KeptFile.sizeLimit

  fileprivate init(_ file: AppendedFile, in device: Folder) throws(SystemError) {
    (self.device, self.file) = (device, file)
    let all = try file.read(limit: Self.sizeLimit)
    // A process that was killed can leave a part of a line.
    let end = all.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    bytes = Array(all[..<end])
    if end < all.count { try file.cut(to: end) }
    try device.remove(Self.stopName)
  }

  /// Adds whole lines, and waits until they are durable.
  ///
  /// - Throws: `LogbookError.system`; what was added before stays.
  package func append(_ text: String) throws(Failure) {
    try convertingErrors(file.append(Array(text.utf8)))
    bytes += text.utf8
  }

  /// Removes everything in it.
  ///
  /// - Throws: `LogbookError.system` if the file can't be cut.
  package func clear() throws(Failure) {
    try convertingErrors(file.cut(to: 0))
    bytes = []
  }

  /// Removes the file: what was recorded is an activity now, or nothing.
  ///
  /// - Throws: `LogbookError.system` if it can't be removed.
  package func remove() throws(Failure) {
    _ = try convertingErrors(device.remove(Self.name))
    _ = try convertingErrors(device.remove(Self.stopName))
  }

  /// Whether another process asked for the end.
  package var isAskedToStop: Bool { ((try? device.status(Self.stopName)) ?? nil) != nil }

  /// The recording of a device.
  package enum Found {
    case none
    case here(Recording)
    /// Another process is recording; what it has recorded so far.
    case elsewhere([UInt8])
  }
}

extension Logbook {
  /// The recording on this device, created if it is missing and `creating`.
  ///
  /// - Parameters:
  ///   - creating: whether to create it; then the data directory as well
  ///   - seconds: how long to wait for another process that is recording
  /// - Returns: the recording, or which process has it
  /// - Throws: `LogbookError.dataDirectory` if the data directory can't be opened; `LogbookError.system` if a file can't be used.
  package func recording(creating: Bool, waiting seconds: Double = 0) throws(Failure) -> Recording.Found {
    guard let device = try recordingFolder(creating: creating) else { return .none }
    let file: AppendedFile?
    do throws(FileLock.Failure) {
      file = try AppendedFile(Recording.name, in: device, waiting: seconds, creating: creating)
    } catch {
      switch error {
      case .busy:
        return .elsewhere(
          try convertingErrors(device.read(Recording.name, limit: Recording.sizeLimit)) ?? [])
      case .system(let error): throw Failure(error)
      }
    }
    guard let file else { return .none }
    return .here(try convertingErrors(Recording(file, in: device)))
  }

  /// Asks another process to end its recording; it looks once a second.
  ///
  /// - Throws: `LogbookError.dataDirectory` if the data directory can't be opened; `LogbookError.system` if the request can't be written.
  package func askRecordingToStop() throws(Failure) {
    guard let device = try recordingFolder(creating: false) else { return }
    try convertingErrors(device.replace(Recording.stopName, []))
  }

  /// This device's folder for the data directory; nil if there is none and it isn't to be created.
  private func recordingFolder(creating: Bool) throws(Failure) -> Folder? {
    guard let root = creating ? try directories.openOrCreateData() : try directories.openData() else {
      return nil
    }
    let path = try deviceAndIndex(of: root).device
    do throws(SystemError) {
      return creating ? try Folder.makeFolders(path) : try Folder.open(path)
    } catch {
      if error.isNotFound, !creating { return nil }
      throw Failure(error)
    }
  }
}
