import Formats

/// Merging what two devices made of one document, member by member.
///
/// The members of the root and of `plan`, `result` and `progress` are merged on their own; every other value counts as one. A
/// member that only one side changed is that side's. Nothing is made up: each value of the result is in one of the texts.
package enum DocumentMerge {
  /// The result of merging two versions.
  package enum Outcome: Equatable, Sendable {
    /// A text with the changes of both sides.
    case merged([UInt8])
    /// Both changed `members`, such as `result.reps`. `mine` and `theirs` differ only in these, if that is possible.
    case conflict(mine: [UInt8], theirs: [UInt8], members: [String])
  }

  /// Merges two versions of the document at `path`; `base` is the version that both were made from, nil if it isn't known.
  /// Without it, a member that only one version has stays.
  ///
  /// The text is the same if the versions are swapped, so that two devices that merge alike agree.
  package static func merge(
    base: [UInt8]?, mine: [UInt8], theirs: [UInt8], at path: DocumentPath
  ) -> Outcome {
    if mine == theirs { return .merged(mine) }
    let texts = [base, mine, theirs].compactMap { $0 }
    guard texts.allSatisfy({ path.isNamed(in: $0) }), let ours = root(mine), let others = root(theirs) else {
      return .conflict(mine: mine, theirs: theirs, members: [])
    }
    if mine == base { return .merged(theirs) }
    if theirs == base { return .merged(mine) }
    let old = base.flatMap(root)
    // In an order that doesn't depend on which version is mine.
    let isFirst = mine.lexicographicallyPrecedes(theirs)
    let (first, second) = isFirst ? (ours, others) : (others, ours)
    var neutral = MemberMerge(preferring: nil)
    let merged = neutral.object(old, first, second, named: "")
    // A version that has everything stays as it is, so that merging once more changes nothing.
    let (early, late) = isFirst ? (mine, theirs) : (theirs, mine)
    let text = first.means(merged) ? early : second.means(merged) ? late : first.document(with: merged)
    if neutral.conflicts.isEmpty {
      if path.reads(text) { return .merged(text) }
      // Members that can't stand together, such as reps and a duration.
      return .conflict(mine: mine, theirs: theirs, members: differing(ours, others))
    }
    var preferred: [[UInt8]] = []
    for side in [isFirst ? MemberMerge.Side.first : .second, isFirst ? .second : .first] {
      var merge = MemberMerge(preferring: side)
      preferred.append(first.document(with: merge.object(old, first, second, named: "")))
    }
    let isReadable = preferred.allSatisfy { path.reads($0) }
    return .conflict(
      mine: isReadable ? preferred[0] : mine, theirs: isReadable ? preferred[1] : theirs,
      members: neutral.conflicts)
  }

  /// A member in which two versions differ, with its value in each as JSON; nil where it is missing.
  package typealias Difference = (member: String, mine: String?, theirs: String?)

  /// The members in which two versions differ.
  package static func differences(mine: [UInt8], theirs: [UInt8]) -> [Difference] {
    guard let one = root(mine), let other = root(theirs) else { return [] }
    return differences(one, other, "")
  }

  private static func differences(_ one: JSONValue, _ other: JSONValue, _ prefix: String) -> [Difference] {
    func text(_ value: JSONValue?) -> String? { value.map { String(decoding: $0.rawBytes, as: UTF8.self) } }
    var found: [Difference] = []
    for name in differing(one, other) {
      if MemberMerge.nested.contains(name), let one = one[name], let other = other[name] {
        found += differences(one, other, name + ".")
      } else {
        found.append((prefix + name, text(one[name]), text(other[name])))
      }
    }
    return found
  }

  private static func root(_ bytes: [UInt8]) -> JSONValue? {
    guard let document = try? JSONDocument(bytes), document.root.kind == .object else { return nil }
    return document.root
  }

  /// The names of the members in which two objects differ.
  private static func differing(_ one: JSONValue, _ other: JSONValue) -> [String] {
    (one.members.map(\.name) + other.members.map(\.name).filter { one[$0] == nil }).filter { name in
      !MemberMerge.same(one[name], other[name])
    }
  }
}

/// One pass over two objects.
private struct MemberMerge {
  enum Side { case first, second }

  /// The side whose value wins if both changed a member.
  let preferred: Side?
  /// The members that both changed.
  private(set) var conflicts: [String] = []

  init(preferring side: Side?) { preferred = side }

  /// The objects whose members are merged on their own.
  static let nested: Set<String> = ["plan", "result", "progress"]

  static func same(_ one: JSONValue?, _ other: JSONValue?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.means(JSON(other))
  }

  /// The members of both, in the order of the first, then those that only the second has.
  mutating func object(_ base: JSONValue?, _ first: JSONValue, _ second: JSONValue, named prefix: String)
    -> JSON
  {
    let names = first.members.map(\.name) + second.members.map(\.name).filter { first[$0] == nil }
    var members: [JSON.Member] = []
    for name in names {
      guard let value = member(base?[name], first[name], second[name], prefix + name) else { continue }
      members.append(JSON.Member(name: name, value: value))
    }
    return .object(members)
  }

  private mutating func member(
    _ base: JSONValue?, _ first: JSONValue?, _ second: JSONValue?, _ name: String
  ) -> JSON? {
    if Self.same(first, second) || Self.same(second, base) { return first.map(JSON.init) }
    if Self.same(first, base) { return second.map(JSON.init) }
    if let first, let second {
      if first.kind == .object, second.kind == .object, Self.nested.contains(name) {
        return object(base?.kind == .object ? base : nil, first, second, named: name + ".")
      }
      // When the logbook was created: on the device that did it first.
      if name == "created", let one = first.stringValue, let other = second.stringValue {
        return .string(min(one, other))
      }
    }
    // Only a hint, of no use where the devices disagree.
    if name == "current" { return nil }
    conflicts.append(name)
    return (preferred == .second ? second : first).map(JSON.init)
  }
}

extension JSONValue {
  /// The text of the document of which this is the root, with `new` written over it.
  fileprivate func document(with new: JSON) -> [UInt8] {
    guard let document = try? JSONDocument(Array(rawBytes)) else { return Array(rawBytes) }
    return document.replacing(with: new, shape: shape, style: .members) + [UInt8(ascii: "\n")]
  }

  /// Everything in it counts as known, so that what is left out of a new value is removed.
  private var shape: JSONShape {
    guard kind == .object else { return .value }
    return .object(Dictionary(members.map { ($0.name, $0.value.shape) }) { first, _ in first })
  }
}
