/// A flat array of fixed-size values in memory kept alive by an owner: a list built here, or a mapped file.
/// Nothing is decoded or copied; copies share the memory.
///
/// Memory from elsewhere must not change while the owner lives.
///
/// Public and inlinable so that loops in other modules are specialised: an access takes a nanosecond. With
/// `package` access it isn't inlined across modules and takes a hundred.
@frozen public struct Column<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable
{
  @usableFromInline let memory: UnsafeBufferPointer<Element>
  @usableFromInline let owner: AnyObject?

  /// Creates a column over existing memory. `owner` is kept alive as long as any copy of the column.
  @inlinable public init(_ memory: UnsafeBufferPointer<Element>, owner: AnyObject) {
    self.memory = memory
    self.owner = owner
  }

  /// Creates an empty column.
  @inlinable public init() {
    memory = UnsafeBufferPointer(start: nil, count: 0)
    owner = nil
  }

  /// Creates a column with a copy of an array.
  package init(_ elements: [Element]) {
    let storage = ColumnStorage<Element>(reserving: elements.count)
    elements.withUnsafeBufferPointer { storage.append($0) }
    self = storage.column()
  }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of values.
  @inlinable public var endIndex: Int { memory.count }

  /// The value at an index from 0 up to `endIndex`.
  @inlinable public subscript(position: Int) -> Element {
    precondition(position >= 0 && position < memory.count, "a column has no such place")
    return withExtendedLifetime(owner) { memory[position] }
  }

  /// Calls `body` with the memory itself, for loops over all of it.
  ///
  /// - Throws: whatever `body` throws
  @inlinable public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(owner) { try body(memory) }
  }

  /// Calls `body` with the memory itself, for algorithms of the standard library. Never nil.
  ///
  /// - Throws: whatever `body` throws
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? { try withUnsafeBufferPointer(body) }
}

extension Column: Equatable where Element: Equatable {
  /// Whether both have the same values.
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}

/// A column under construction. It must not change once `column()` has been called.
final class ColumnStorage<Element: BitwiseCopyable & Sendable> {
  private var memory: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  init(reserving capacity: Int = 16) { memory = .allocate(capacity: Swift.max(capacity, 1)) }

  deinit { memory.deallocate() }

  func append(_ element: Element) {
    if count == memory.count { grow(to: count + 1) }
    memory.initializeElement(at: count, to: element)
    count += 1
  }

  func append(_ elements: UnsafeBufferPointer<Element>) {
    if count + elements.count > memory.count { grow(to: count + elements.count) }
    _ = UnsafeMutableBufferPointer(rebasing: memory[count...]).initialize(from: elements)
    count += elements.count
  }

  subscript(position: Int) -> Element {
    get {
      precondition(position >= 0 && position < count, "a column has no such place")
      return memory[position]
    }
    set {
      precondition(position >= 0 && position < count, "a column has no such place")
      memory[position] = newValue
    }
  }

  private func grow(to least: Int) {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: Swift.max(least, memory.count * 2))
    _ = larger.initialize(from: UnsafeBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }

  func column() -> Column<Element> {
    Column(UnsafeBufferPointer(rebasing: memory[..<count]), owner: self)
  }
}
