#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let slash = UInt8(ascii: "/")

/// Opens a path, following links.
///
/// - Throws: `SystemError` with the part of the path at fault.
func openPath(_ path: String, flags: Int32) throws(SystemError) -> Int32 {
  guard isPath(path) else { throw SystemError(.open, path, code: EINVAL) }
  let raw = repeatingInterrupted { open(path, flags) }
  if raw >= 0 { return raw }
  let error = SystemError(.open, path)
  throw fault(in: path) ?? error
}

private func isPath(_ path: String) -> Bool { !path.isEmpty && !path.utf8.contains(0) }

/// The first part of a path that is missing, is a link without a target, can't be searched or isn't a folder. Nil if there
/// is none; the last part may be any file.
///
/// Searches from the end, because usually the last part is missing.
private func fault(in path: String) -> SystemError? {
  var fault: SystemError?
  var raw = stat()
  var end = path.endIndex
  while end > path.startIndex {
    let part = String(path[..<end])
    if stat(part, &raw) == 0 {
      if end < path.endIndex, FileKind(mode: raw.st_mode) != .folder {
        return SystemError(.open, part, code: ENOTDIR)
      }
      break
    }
    fault = SystemError(.open, part)
    end = path.utf8[..<end].lastIndex(of: slash) ?? path.startIndex
  }
  guard let fault, fault.code == ENOENT, lstat(fault.path, &raw) == 0,
    FileKind(mode: raw.st_mode) == .link
  else { return fault }
  return SystemError(.followLink, fault.path, code: ENOENT)
}

extension Folder {
  /// Opens the folder at `path`, following links, after creating it and its missing parents with mode 0700.
  ///
  /// Folders in which one was created are synchronized.
  ///
  /// - Throws: `SystemError`; `isDanglingLink` if the path has a link without a target.
  package static func makeFolders(_ path: String) throws(SystemError) -> Folder {
    do throws(SystemError) {
      return try open(path)
    } catch  where error.isNotFound {
      let (above, name) = split(path)
      guard !name.isEmpty else { throw error }
      let parent = try makeFolders(above)
      if name == "." || name == ".." { return try open(path) }
      try parent.makeFolder(name)
      // Even if another process created it a moment ago: it may not have got this far.
      try parent.synchronize()
      return try open(path)
    }
  }

  /// Whether there is something at `path`, following links.
  package static func exists(_ path: String) -> Bool { isPath(path) && access(path, F_OK) == 0 }

  /// The absolute path of the file or folder at `path`, without links, `.` and `..`.
  ///
  /// - Throws: `SystemError`; EILSEQ if that path isn't valid UTF-8.
  package static func realPath(_ path: String) throws(SystemError) -> String {
    guard isPath(path) else { throw SystemError(.realPath, path, code: EINVAL) }
    guard let resolved = realpath(path, nil) else {
      let error = SystemError(.realPath, path)
      throw fault(in: path) ?? error
    }
    defer { free(resolved) }
    guard let text = String(validatingCString: resolved) else {
      throw SystemError(.realPath, path, code: EILSEQ)
    }
    return text
  }
}

/// Splits a path into its last part and the path of the folder that holds it. Works on bytes, because a combining mark would
/// hide a slash before it.
func split(_ path: String) -> (above: String, name: String) {
  var rest = path.utf8[...]
  while rest.count > 1, rest.last == slash { rest.removeLast() }
  guard let cut = rest.lastIndex(of: slash) else { return (".", String(Substring(rest))) }
  let above = cut == rest.startIndex ? "/" : String(Substring(rest[..<cut]))
  return (above, String(Substring(rest[cut...].dropFirst())))
}
