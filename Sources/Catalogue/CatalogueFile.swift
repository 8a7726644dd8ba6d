import CatalogueData

/// The files that the program carries: the exercises, and their names in other languages.
enum CatalogueFile: String, CaseIterable {
  case exercises = "Data/exercises.csv"
  case spanish = "Data/exercises.es.csv"
  case catalan = "Data/exercises.ca.csv"

  /// The file with the names in a language; nil for English, whose names are the exercises' own, and for others.
  init?(language: String) {
    switch language {
    case "es": self = .spanish
    case "ca": self = .catalan
    default: return nil
    }
  }

  /// The columns that the file must have.
  var columns: [CatalogueTable.Column] {
    switch self {
    case .exercises: CatalogueTable.Column.allCases
    case .spanish, .catalan: [.id, .name, .aliases]
    }
  }

  /// The file's text.
  var table: CatalogueTable {
    switch self {
    case .exercises: .exercises
    case .spanish: .spanish
    case .catalan: .catalan
    }
  }

  /// The file's names, folded.
  var names: FoldedNames {
    switch self {
    case .exercises: .exercises
    case .spanish: .spanish
    case .catalan: .catalan
    }
  }
}

extension CatalogueTable {
  static let exercises = embedded(.exercises, catalogue_exercises)
  static let spanish = embedded(.spanish, catalogue_spanish)
  static let catalan = embedded(.catalan, catalogue_catalan)

  private static func embedded(
    _ file: CatalogueFile, _ bytes: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>?
  ) -> CatalogueTable {
    var count = 0
    let start = bytes(&count)
    do {
      return try CatalogueTable(UnsafeBufferPointer(start: start, count: count), file)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension FoldedNames {
  static let exercises = FoldedNames(.exercises)
  static let spanish = FoldedNames(.spanish)
  static let catalan = FoldedNames(.catalan)
}
