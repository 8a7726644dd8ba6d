/// What a set is for. Warm-up sets never count into volume or records.
package enum SetType: String, CaseIterable, Hashable, Sendable {
  case warmUp, normal, drop, failure

  /// Whether sets of this type count as work.
  package var isWork: Bool { self != .warmUp }
}
