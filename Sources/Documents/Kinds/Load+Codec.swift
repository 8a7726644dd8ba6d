import Formats
import Training

/// The member `load`.
enum LoadCoding {
  static let shape = JSONShape.members("value", "unit", "kind")

  /// The words of the format for the kinds of loads.
  private enum Kind: String {
    case external, added, assisted, bodyWeight
  }

  static func read(_ field: Field) throws(DocumentError) -> Load {
    let object = try ObjectReader(field)
    let kind: Kind = try object.optional("kind", Field.word) ?? .external
    switch kind {
    case .external: return .external(try mass(object))
    case .added: return .added(try mass(object))
    case .assisted: return .assisted(try mass(object))
    case .bodyWeight:
      for name in ["value", "unit"] where object.has(name) {
        throw object.failure(.contradiction(.massOfBodyAlone), at: name)
      }
      return .bodyWeight
    }
  }

  private static func mass(_ object: ObjectReader) throws(DocumentError) -> Mass {
    Mass(try object.required("value", Field.decimal), try object.required("unit", Field.word))
  }

  static func write(_ load: Load) -> JSON {
    let kind: Kind =
      switch load {
      case .external: .external
      case .added: .added
      case .assisted: .assisted
      case .bodyWeight: .bodyWeight
      }
    return .object(present: [
      "value": load.mass.map { .thousandths($0.value) },
      "unit": load.mass.map { .word($0.unit) },
      "kind": kind == .external ? nil : .word(kind),
    ])
  }
}
