/// Many values of one fixed size, one after the other in memory that an owner keeps: a list made here, or a file that is
/// mapped. Nothing is decoded and nothing is copied; a copy of a column shares its memory.
///
/// Whoever makes a column of foreign memory promises that it stays as it is as long as the owner lives.
///
/// Public and inlinable, so that the loops of other modules know the element: a place is looked at in a nanosecond. (What is
/// inlinable for the package alone isn't taken over into other modules, and each place costs a hundred.)
@frozen public struct Column<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable
{
  @usableFromInline let memory: UnsafeBufferPointer<Element>
  @usableFromInline let owner: AnyObject?

  /// Values in foreign memory. `owner` lives as long as the column or any copy of it.
  @inlinable public init(_ memory: UnsafeBufferPointer<Element>, owner: AnyObject) {
    self.memory = memory
    self.owner = owner
  }

  /// No values.
  @inlinable public init() {
    memory = UnsafeBufferPointer(start: nil, count: 0)
    owner = nil
  }

  /// A copy of a list.
  package init(_ elements: [Element]) {
    let storage = ColumnStorage<Element>(reserving: elements.count)
    elements.withUnsafeBufferPointer { storage.append($0) }
    self = storage.column()
  }

  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// How many there are.
  @inlinable public var endIndex: Int { memory.count }

  /// The value at a place.
  @inlinable public subscript(position: Int) -> Element {
    precondition(position >= 0 && position < memory.count, "a column has no such place")
    return withExtendedLifetime(owner) { memory[position] }
  }

  /// Gives a body the memory itself, for sums over all of it.
  @inlinable public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(owner) { try body(memory) }
  }

  /// The same, for the algorithms of the standard library.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? { try withUnsafeBufferPointer(body) }
}

extension Column: Equatable where Element: Equatable {
  /// Whether all values are the same.
  public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}

/// A column that still grows. It is not to be changed any more once a column was made of it.
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
