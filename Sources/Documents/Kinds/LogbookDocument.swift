import Formats
package import Training

/// What `gymlog.json` says of the logbook.
package struct LogbookDocument: Hashable, Sendable {
  /// When the logbook was begun, where that is known.
  package var created: Instant?

  package init(created: Instant? = nil) { self.created = created }
}

enum LogbookCoding {
  static let coding = DocumentCoding<Void, LogbookDocument>(
    shape: .object(["format": .value, "created": .value]), read: read, write: write, name: { _ in })

  @Sendable private static func read(
    _ object: ObjectReader, _: Void
  ) throws(DocumentError) -> LogbookDocument {
    LogbookDocument(created: try object.optional("created", Field.instant))
  }

  @Sendable private static func write(_ logbook: LogbookDocument) -> JSON {
    .object(present: ["format": .format, "created": logbook.created.map(JSON.instant)])
  }
}
