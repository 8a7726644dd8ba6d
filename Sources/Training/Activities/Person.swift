/// The sex that formulas ask for.
package enum Sex: String, CaseIterable, Hashable, Sendable {
  case man, woman
}

/// How broad somebody is built.
package enum Build: String, CaseIterable, Hashable, Sendable {
  case small, medium, robust
}
