/// The documents of a folder as they were read, by file name.
///
/// A sorted array, no dictionary: a folder has some dozens of files, and the first dictionary of a process has the Swift
/// runtime look through the conformances of the whole program.
struct DocumentFiles: Equatable, Sendable {
  /// In the order of their names.
  private(set) var entries: [Entry] = []

  struct Entry: Equatable, Sendable {
    let name: String
    fileprivate(set) var bytes: [UInt8]
  }

  var count: Int { entries.count }

  /// Nil for a name that isn't there; set to nil, it goes.
  subscript(name: String) -> [UInt8]? {
    get {
      let index = place(of: name)
      return has(name, at: index) ? entries[index].bytes : nil
    }
    set {
      let index = place(of: name)
      switch (newValue, has(name, at: index)) {
      case (let bytes?, true): entries[index].bytes = bytes
      case (let bytes?, false): entries.insert(Entry(name: name, bytes: bytes), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private func has(_ name: String, at index: Int) -> Bool {
    index < entries.count && entries[index].name == name
  }

  /// Where a name is, or would stand.
  private func place(of name: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
