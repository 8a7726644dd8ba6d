/// The lifter's sex, for formulas.
package enum Sex: String, CaseIterable, Hashable, Sendable {
  case man, woman
}

/// The lifter's frame.
package enum Build: String, CaseIterable, Hashable, Sendable {
  case small, medium, robust
}
