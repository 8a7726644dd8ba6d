import Formats
import TestSupport
import Testing

/// Random documents with unknown members in random places, written over with random changes.
@Suite struct JSONRewriterPropertyTests {
  static let shape = JSONShape.object([
    "a": .value, "b": .value, "o": .object(["a": .value, "c": .value, "p": .object(["d": .value])]),
    "l": .array(.object(["e": .value, "f": .value])), "t": .array(.value),
  ])

  @Test(arguments: [10]) func theSameAgainIsTheSameText(seed: UInt64) throws {
    var random = SeededRandom(seed)
    for _ in 0..<1_000 {
      let known = random.value(of: Self.shape)
      let text = random.layOut(random.decorated(known, Self.shape))
      let document = try JSONDocument(text)
      #expect(document.replacing(with: known, shape: Self.shape) == text)
      #expect(document.replacing(with: random.respelled(known), shape: Self.shape) == text)
      #expect(document.replacing(with: JSON(document.root), shape: Self.shape) == text)
    }
  }

  @Test(arguments: [11]) func parsesToTheMergeAndKeepsWhatIsUnknown(seed: UInt64) throws {
    var random = SeededRandom(seed)
    for _ in 0..<2_000 {
      let known = random.value(of: Self.shape)
      let document = try JSONDocument(random.layOut(random.decorated(known, Self.shape)))
      let new = random.changed(random.respelled(known), Self.shape)
      let text = document.replacing(with: new, shape: Self.shape)
      let rewritten = try JSONDocument(text)
      #expect(JSON(rewritten.root) == merge(JSON(document.root), new, Self.shape))
      #expect(kept(in: rewritten.root, Self.shape) == kept(in: document.root, over: new, Self.shape))
      #expect(rewritten.replacing(with: new, shape: Self.shape) == text)
    }
  }
}

/// The result that rewriting promises, as a tree.
private func merge(_ old: JSON, _ new: JSON, _ shape: JSONShape) -> JSON {
  switch (old, new, shape) {
  case (.object(let oldMembers), .object(let newMembers), .object(let known)):
    var merged: [JSON.Member] = []
    var end: Int?
    for member in oldMembers {
      if let value = newMembers.first(where: { $0.name == member.name })?.value {
        merged.append(
          .init(name: member.name, value: merge(member.value, value, known[member.name] ?? .value)))
        end = merged.count
      } else if known[member.name] == nil {
        merged.append(member)
      }
    }
    let added = newMembers.filter { member in !oldMembers.contains { $0.name == member.name } }
    merged.insert(contentsOf: added, at: end ?? merged.count)
    return .object(merged)
  case (.array(let oldElements), .array(let newElements), .array(let element)):
    return .array(
      newElements.enumerated().map { index, value in
        index < oldElements.count ? merge(oldElements[index], value, element) : value
      })
  default: return meaning(of: old) == meaning(of: new) ? old : new
  }
}

/// The value with numbers in one spelling and members in one order.
private func meaning(of value: JSON) -> JSON {
  switch value {
  case .number(let text): .number(Double(text).map { "\($0 + 0)" } ?? text)
  case .array(let elements): .array(elements.map(meaning))
  case .object(let members):
    .object(
      members.map { .init(name: $0.name, value: meaning(of: $0.value)) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  default: value
  }
}

/// The raw texts of the unknown members, whose names alone start with `?`, in document order; with `new`, only those that
/// survive it.
private func kept(in old: JSONValue, over new: JSON? = nil, _ shape: JSONShape) -> [String] {
  switch (shape, new) {
  case (.object(let known), nil), (.object(let known), .object):
    old.members.flatMap { name, value -> [String] in
      if name.hasPrefix("?") { return ["\(name)=\(string(value.rawBytes))"] }
      guard let shape = known[name] else { return [] }
      guard case .object(let members) = new else { return kept(in: value, shape) }
      return members.first { $0.name == name }.map { kept(in: value, over: $0.value, shape) } ?? []
    }
  case (.array(let element), nil): old.elements.flatMap { kept(in: $0, element) }
  case (.array(let element), .array(let elements)):
    zip(old.elements, elements).flatMap { kept(in: $0, over: $1, element) }
  default: []
  }
}

extension SeededRandom {
  /// A known value of `shape`, numbers as integers.
  fileprivate mutating func value(of shape: JSONShape) -> JSON {
    switch shape {
    case .value: return plain(json(depth: 2))
    case .array(let element):
      return .array((0..<Int.random(in: 0..<4, using: &self)).map { _ in value(of: element) })
    case .object(let known):
      let names = known.keys.sorted().shuffled(using: &self).filter { _ in chance(70) }
      return .object(names.map { .init(name: $0, value: value(of: known[$0] ?? .value)) })
    }
  }

  private mutating func plain(_ value: JSON) -> JSON {
    switch value {
    case .number: .int(Int.random(in: -30...30, using: &self))
    case .array(let elements): .array(elements.map { plain($0) })
    case .object(let members): .object(members.map { .init(name: $0.name, value: plain($0.value)) })
    default: value
    }
  }

  /// The value with its numbers in other spellings and its members in another order.
  fileprivate mutating func respelled(_ value: JSON) -> JSON {
    switch value {
    case .number(let text):
      let shifted = text == "0" ? "-0" : text + "0e-1"
      return .number(one(of: [text, text + ".0", shifted, text + ".00E+00"]))
    case .array(let elements): return .array(elements.map { respelled($0) })
    case .object(let members):
      let respelt = members.map { JSON.Member(name: $0.name, value: respelled($0.value)) }
      return .object(respelt.shuffled(using: &self))
    default: return value
    }
  }

  /// The value with unknown members in the objects of the shape.
  fileprivate mutating func decorated(_ value: JSON, _ shape: JSONShape) -> JSON {
    switch (value, shape) {
    case (.object(let members), .object(let known)):
      var decorated = members.map {
        JSON.Member(name: $0.name, value: self.decorated($0.value, known[$0.name] ?? .value))
      }
      for name in ["?x", "?y", "?é", "?"] where chance(40) {
        let place = Int.random(in: 0...decorated.count, using: &self)
        decorated.insert(.init(name: name, value: json(depth: 2)), at: place)
      }
      return .object(decorated)
    case (.array(let elements), .array(let element)):
      return .array(elements.map { decorated($0, element) })
    default: return value
    }
  }

  /// The value with some of its parts changed, removed or added.
  fileprivate mutating func changed(_ value: JSON, _ shape: JSONShape) -> JSON {
    switch (value, shape) {
    case (.object(let members), .object(let known)) where chance(90):
      var changed = members.filter { _ in chance(80) }
      for index in changed.indices where chance(50) {
        changed[index].value = self.changed(changed[index].value, known[changed[index].name] ?? .value)
      }
      for name in known.keys.sorted() where chance(20) && !members.contains(where: { $0.name == name }) {
        changed.append(.init(name: name, value: self.value(of: known[name] ?? .value)))
      }
      return .object(changed)
    case (.array(let elements), .array(let element)) where chance(90):
      var changed = elements.map { self.changed($0, element) }
      if chance(30) { changed = changed.dropLast() }
      if chance(30) { changed.append(self.value(of: element)) }
      return .array(changed)
    default: return chance(80) ? self.value(of: shape) : plain(json(depth: 1))
    }
  }

  /// The text of the value, with white space wherever JSON allows it.
  fileprivate mutating func layOut(_ value: JSON) -> [UInt8] {
    if chance(20) { return value.text(one(of: [.pretty, .compact])) }
    return space() + loose(value) + space()
  }

  private mutating func loose(_ value: JSON) -> [UInt8] {
    switch value {
    case .array(let elements):
      return list("[", elements.map { loose($0) }, "]")
    case .object(let members):
      return list(
        "{",
        members.map { member in
          JSON.string(member.name).text(.compact) + space() + Array(":".utf8) + space() + loose(member.value)
        }, "}")
    default: return value.text(.compact)
    }
  }

  private mutating func list(_ opening: String, _ items: [[UInt8]], _ closing: String) -> [UInt8] {
    var text = Array(opening.utf8) + space()
    for (index, item) in items.enumerated() {
      if index > 0 { text += space() + Array(",".utf8) + space() }
      text += item
    }
    return text + (items.isEmpty ? [] : space()) + Array(closing.utf8)
  }

  private mutating func space() -> [UInt8] {
    Array(one(of: ["", "", " ", "\n", "\n\t", "\r\n    ", " \t "]).utf8)
  }
}
