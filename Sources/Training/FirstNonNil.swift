extension Sequence {
  /// The first result of the closure that isn't nil; later elements aren't tried. Chains such as `lazy.compactMap` build their generic
  /// types at run time, which made `log` 30 % slower in instructions.
  @inlinable package func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self {
      if let result = try transform(element) { return result }
    }
    return nil
  }
}
