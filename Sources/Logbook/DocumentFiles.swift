/// The bytes of the documents in a folder, by file name.
///
/// A sorted array instead of a dictionary: a folder has a few dozen files, and the first dictionary that a process makes
/// has the Swift runtime search the protocol conformances of the whole program.
struct DocumentFiles: Equatable, Sendable {
  /// Ordered by name.
  private(set) var entries: [Entry] = []

  struct Entry: Equatable, Sendable {
    let name: String
    fileprivate(set) var bytes: [UInt8]
  }

  var count: Int { entries.count }

  /// The bytes of the file `name`; nil if there is none. Setting nil removes it.
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

  /// The index of `name`, or the one at which it would be inserted.
  private func place(of name: String) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
