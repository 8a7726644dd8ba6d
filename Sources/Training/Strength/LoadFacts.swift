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
}
