extension Sequence {
  /// The first result of the closure that isn't nil; later elements aren't tried. `lazy.compactMap` would build its generic types when
  /// the program runs: with them, `log` took 30 % more instructions.
  @inlinable package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
