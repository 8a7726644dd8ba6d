import Documents
import Formats

/// A step from a value to one of its members or elements.
enum Step: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case member(String)
  case element(Int)

  init(stringLiteral name: String) { self = .member(name) }
  init(integerLiteral index: Int) { self = .element(index) }
}

extension JSON {
  /// This value with `new`, or nothing, at `path`. Values on the way that aren't objects become objects.
  func setting(_ path: ArraySlice<Step>, to new: JSON?) -> JSON {
    guard let step = path.first else { return new ?? self }
    switch (self, step) {
    case (.object(var members), .member(let name)):
      let index = members.firstIndex { $0.name == name }
      let old = index.map { members[$0].value } ?? [:]
      let value = path.count == 1 ? new : old.setting(path.dropFirst(), to: new)
      if let index { members.remove(at: index) }
      if let value { members.insert(JSON.Member(name: name, value: value), at: index ?? members.count) }
      return .object(members)
    case (.array(var elements), .element(let index)):
      elements[index] = elements[index].setting(path.dropFirst(), to: new)
      return .array(elements)
    case (_, .member): return JSON.object([]).setting(path, to: new)
    default: return self
    }
  }

  /// The paths of all objects in this value, in the order of their opening braces.
  func objects(at path: [Step] = []) -> [[Step]] {
    switch self {
    case .object(let members): [path] + members.flatMap { $0.value.objects(at: path + [.member($0.name)]) }
    case .array(let elements): elements.enumerated().flatMap { $1.objects(at: path + [.element($0)]) }
    default: []
    }
  }
}

extension JSONValue {
  /// The value at `path`.
  func at(_ path: some Collection<Step>) -> JSONValue? {
    var value = self
    for step in path {
      switch step {
      case .member(let name):
        guard let next = value[name] else { return nil }
        value = next
      case .element(let index):
        guard let next = value.elements.dropFirst(index).first(where: { _ in true }) else { return nil }
        value = next
      }
    }
    return value
  }
}

/// The value of a JSON text.
func json(_ text: String) throws -> JSON { JSON(try JSONDocument(bytes(text)).root) }

/// The error of reading a text as a kind of document; nil if it can be read.
func failure(of coding: AnyCoding, _ text: [UInt8]) -> DocumentError? {
  do throws(DocumentError) {
    _ = try coding.again(text)
    return nil
  } catch {
    return error
  }
}
