extension SetType {
  /// What lifters call the types, in English, Spanish and Catalan, lower case and without accents.
  static let words: [(word: String, type: SetType)] = [
    ("w", .warmUp), ("warmup", .warmUp), ("warm-up", .warmUp),
    ("calentamiento", .warmUp), ("escalfament", .warmUp),
    ("d", .drop), ("drop", .drop), ("dropset", .drop), ("drop-set", .drop),
    ("descendente", .drop), ("bajada", .drop), ("descendent", .drop), ("baixada", .drop),
    ("f", .failure), ("failure", .failure), ("fallo", .failure), ("fallada", .failure),
    ("normal", .normal),
  ]
}
