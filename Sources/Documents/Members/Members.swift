import Formats

/// The members of one kind of object in the order of Format.md, with a line for each.
typealias MemberList<Value> = @Sendable (inout Value, inout Members) -> Void

/// One pass over a ``MemberList``. The pass decides whether a line reads its member, writes it or only records that it is
/// known.
///
/// A list runs to its end in every pass. After the first failure of a read, the remaining lines do nothing.
struct Members: ~Copyable {
  private enum Pass {
    case reading, failed, writing, listing
  }

  private var pass: Pass
  /// The object that is being read.
  private var object: JSONObjectReader?
  private var failure: DocumentError?
  private var written: [JSON.Member] = []
  private var known: [(name: String, shape: JSONShape)] = []

  private init(_ pass: Pass, _ object: JSONObjectReader? = nil) {
    self.pass = pass
    self.object = object
  }
}

extension Members {
  /// Reads the members of the object `field` into `value`.
  ///
  /// - Throws: The first failure, or `wrongType` if `field` isn't an object.
  static func read<Value>(
    _ value: inout Value, from field: Field, _ list: MemberList<Value>
  ) throws(DocumentError) {
    guard let object = JSONObjectReader(field.value) else { throw field.wrongType(.object) }
    var members = Members(.reading, object)
    list(&value, &members)
    if let failure = members.failure { throw failure }
  }

  /// The members of `value` that aren't at their defaults.
  static func write<Value>(_ value: Value, _ list: MemberList<Value>) -> JSON {
    var value = value
    var members = Members(.writing)
    list(&value, &members)
    return .object(members.written)
  }

  /// The members that `list` names. `value` can be any value of the kind.
  static func shape<Value>(of value: Value, _ list: MemberList<Value>) -> JSONShape {
    var value = value
    var members = Members(.listing)
    list(&value, &members)
    return .object(Dictionary(members.known) { first, _ in first })
  }
}

// MARK: - The lines of a list

extension Members {
  /// A member that every document has.
  mutating func required<Value>(_ name: StaticString, _ value: inout Value, _ codec: Codec<Value>) {
    switch pass {
    case .reading:
      if let read = read(name, codec) { value = read } else { refuse(.missing(name.description)) }
    case .writing: write(name, value, codec)
    case .listing: record(name, codec)
    case .failed: break
    }
  }

  /// A member that can be absent; its value is then nil.
  mutating func optional<Value>(_ name: StaticString, _ value: inout Value?, _ codec: Codec<Value>) {
    switch pass {
    case .reading: value = read(name, codec)
    case .writing: if let value { write(name, value, codec) }
    case .listing: record(name, codec)
    case .failed: break
    }
  }

  /// A member that can be absent; its value is then `standard`.
  mutating func optional<Value: Equatable>(
    _ name: StaticString, _ value: inout Value, _ codec: Codec<Value>, default standard: Value
  ) {
    switch pass {
    case .reading: value = read(name, codec) ?? standard
    case .writing: if value != standard { write(name, value, codec) }
    case .listing: record(name, codec)
    case .failed: break
    }
  }

  /// Fails the read if `isWrong`. The place is the value of the member `name`, or the object.
  mutating func refuse(
    _ reason: @autoclosure () -> DocumentError.Reason, at name: StaticString? = nil, if isWrong: Bool = true
  ) {
    guard isWrong, pass == .reading, let object = object?.object else { return }
    let place = name.flatMap { object[$0.description] } ?? object
    fail(DocumentError(reason: reason(), position: place.position))
  }

  /// Fails the read if `isWrong`, because of members that can't be combined.
  mutating func refuse(
    _ contradiction: DocumentError.Contradiction, at name: StaticString? = nil, if isWrong: Bool = true
  ) {
    refuse(.contradiction(contradiction), at: name, if: isWrong)
  }

  private mutating func read<Value>(_ name: StaticString, _ codec: Codec<Value>) -> Value? {
    guard let value = object?.take(name) else { return nil }
    do throws(DocumentError) {
      return try codec.read(Field(member: name, value: value))
    } catch {
      fail(error)
      return nil
    }
  }

  private mutating func fail(_ error: DocumentError) {
    failure = error
    pass = .failed
  }

  private mutating func write<Value>(_ name: StaticString, _ value: Value, _ codec: Codec<Value>) {
    written.append(JSON.Member(name: name.description, value: codec.write(value)))
  }

  private mutating func record<Value>(_ name: StaticString, _ codec: Codec<Value>) {
    known.append((name.description, codec.shape()))
  }
}
