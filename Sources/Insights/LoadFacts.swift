package import Training

/// What has to be known of an exercise to tell what its sets come to.
package struct LoadFacts: Hashable, Sendable {
  /// The share of the body weight that counts into its load, from 0 to 1.
  package var share: Thousandths
  /// How many implements of the typed load are counted: 2 for a pair of dumbbells.
  package var implements: Int

  package init(share: Thousandths = Thousandths(0), implements: Int = 1) {
    self.share = share
    self.implements = implements
  }

  package init(_ exercise: Exercise) {
    self.init(share: exercise.bodyWeightShare, implements: exercise.implements)
  }

  /// The volume of a set that counts, in 10⁻¹¹ kg: load × implements × reps. With a body weight, the part of the body that
  /// moves belongs to the load; without one it is the external load alone.
  func volume(_ load: MovedLoad, reps: Int) -> Int128 { load.mass.exact * Int128(implements * reps) }
}
