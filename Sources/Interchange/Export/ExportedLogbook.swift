package import Documents
import Formats
package import Training

/// A logbook as one JSON text: every document with its path, each as it is on disk.
///
/// ```
/// {
///   "gymlog": "logbook",
///   "format": 1,
///   "exported": "2026-11-21T18:30:00+01:00",
///   "documents": [
/// {"path": "gymlog.json", "document": {…}},
/// {"path": "activities/…/activity.json", "document": {…}, "file": "PGdweC…"},
/// …
///   ]
/// }
/// ```
package enum ExportedLogbook {
  /// The version of the envelope. The documents have their own.
  package static let format = 1
  /// The value of the member `gymlog`, by which an export is known.
  static let kind = "logbook"

  /// The text before the documents.
  package static func head(at time: Instant) -> [UInt8] {
    Array(
      """
      {
        "gymlog": "\(kind)",
        "format": \(format),
        "exported": "\(time.text)",
        "documents": [

      """.utf8)
  }

  /// A document. One that isn't a JSON object and a line feed becomes a text, so that none of it is lost. Nil if it isn't UTF-8.
  /// `file` has the bytes of the file that it names.
  package static func entry(
    _ path: DocumentPath, _ bytes: [UInt8], file: [UInt8]?, isFirst: Bool
  ) -> [UInt8]? {
    let comma = Array((isFirst ? "" : ",\n").utf8)
    let end =
      (file.map { Array(#", "file": ""#.utf8) + Base64.encode($0) + [UInt8(ascii: "\"")] } ?? []) + [
        UInt8(ascii: "}")
      ]
    let content = bytes.dropLast()
    let start = Array(#"{"path": "\#(path.text)", "document": "#.utf8) + content
    if bytes.last == UInt8(ascii: "\n"),
      let read = try? JSONDocument(start + [UInt8(ascii: "}")], byteLimit: start.count + 1),
      let document = read.root["document"], document.kind == .object, document.rawBytes == content
    {
      return comma + start + end
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let entry = JSON.object([
      JSON.Member(name: "path", value: .string(path.text)), JSON.Member(name: "text", value: .string(text)),
    ]).text(.compact)
    return comma + entry.dropLast() + end
  }

  /// The text after the documents.
  package static let tail = Array("\n  ]\n}\n".utf8)
}
