/// Which major versions of the format this program reads.
///
/// Version 1 is the first. When there is a second, each step from one to the next is a pure function over the older
/// document's JSON, applied in ``DocumentCoding`` before the members are read.
package enum DocumentVersion {
  package static let current = 1

  /// Throws where the document, whose root this is, follows another version.
  static func check(_ root: ObjectReader) throws(DocumentError) {
    let format = try root.required("format", Field.integer)
    if format > current { throw root.failure(.newer(format: format), at: "format") }
    if format < 1 { throw root.failure(.outOfRange("format"), at: "format") }
  }
}
