import CatalogueData

/// The built-in files: the exercises, and their names in other languages.
enum CatalogueFile: String, CaseIterable {
  case exercises = "Data/exercises.csv"
  case spanish = "Data/exercises.es.csv"
  case catalan = "Data/exercises.ca.csv"

  /// The file of names in a language (`es`, `ca`); nil for English, whose names `exercises` has, and for any other.
  init?(language: String) {
    switch language {
    case "es": self = .spanish
    case "ca": self = .catalan
    default: return nil
    }
  }

  var columns: [CatalogueTable.Column] {
    switch self {
    case .exercises: CatalogueTable.Column.allCases
    case .spanish, .catalan: [.id, .name, .aliases]
    }
  }

  var table: CatalogueTable {
    switch self {
    case .exercises: .exercises
    case .spanish: .spanish
    case .catalan: .catalan
    }
  }

  /// The names of the file, folded at the first use.
  var names: NameIndex {
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

extension NameIndex {
  static let exercises = NameIndex(.exercises)
  static let spanish = NameIndex(.spanish)
  static let catalan = NameIndex(.catalan)
}
