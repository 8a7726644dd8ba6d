import Formats
package import Training

/// One change of the logbook: the documents before and after it. Its number stands in the name of its file.
package struct OperationRecord: Hashable, Sendable {
  /// What the lifter called: `log`.
  package var command: String
  package var time: Instant
  /// The number of the record that this one took back.
  package var undoes: Int?
  /// Nil where the change leaves the workout in hand alone.
  package var hand: Hand?
  /// In the order of writing. May be empty: a change can be one of the hand alone.
  package var documents: [Change]

  package init(
    command: String, time: Instant, undoes: Int? = nil, hand: Hand? = nil, documents: [Change]
  ) {
    self.command = command
    self.time = time
    self.undoes = undoes
    self.hand = hand
    self.documents = documents
  }

  /// Which workout is in hand on this device; nil for none.
  package struct Hand: Hashable, Sendable {
    package var before: WorkoutFolder?
    package var after: WorkoutFolder?

    package init(before: WorkoutFolder?, after: WorkoutFolder?) {
      self.before = before
      self.after = after
    }
  }

  /// The texts of a document, in UTF-8; nil where there is none.
  package struct Change: Hashable, Sendable {
    package var path: DocumentPath
    package var before: [UInt8]?
    package var after: [UInt8]?

    package init(path: DocumentPath, before: [UInt8]?, after: [UInt8]?) {
      self.path = path
      self.before = before
      self.after = after
    }
  }
}
