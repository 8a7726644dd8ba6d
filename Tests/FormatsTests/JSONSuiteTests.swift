import Formats
import Foundation
import TestSupport
import Testing

/// The cases of nst/JSONTestSuite, if they are next to the repository.
@Suite(.enabled(if: Cases.arePresent, "skipped: ../shared/data/json-test-suite is not there"))
struct JSONSuiteTests {
  /// RFC 8259 lets names repeat, so the suite wants these read; this reader refuses them.
  static let repeating = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]

  @Test func isComplete() {
    #expect(Cases.named("y_").count == 95)
    #expect(Cases.named("n_").count == 188)
    #expect(Cases.named("i_") == Self.decisions.map(\.name).sorted())
  }

  @Test(arguments: Cases.named("y_"))
  func accepts(_ name: String) throws {
    let bytes = try Cases.bytes(of: name)
    guard Self.repeating.contains(name) else {
      _ = try JSONDocument(bytes)
      return
    }
    let error = #expect(throws: JSONError.self) { try JSONDocument(bytes) }
    #expect(error?.reason == .duplicateMember("a"))
  }

  @Test(arguments: Cases.named("n_"))
  func rejects(_ name: String) throws {
    let bytes = try Cases.bytes(of: name)
    let error = #expect(throws: JSONError.self) { try JSONDocument(bytes) }
    if case .duplicateMember = error?.reason { Issue.record("refused for its names alone") }
  }

  @Test(arguments: decisions)
  func decides(_ decision: Decision) throws {
    let result = read(try Cases.bytes(of: decision.name))
    #expect(((try? result.get()) != nil) == decision.isAccepted, "\(decision.reason)")
  }
}

extension JSONSuiteTests {
  struct Decision: Sendable, CustomTestStringConvertible {
    var name: String
    var isAccepted: Bool
    var reason: String
    var testDescription: String { "\(name): \(isAccepted ? "accepted" : "rejected"), \(reason)" }
  }

  private static func accepted(_ name: String, _ reason: String) -> Decision {
    Decision(name: name + ".json", isAccepted: true, reason: reason)
  }

  private static func rejected(_ name: String, _ reason: String) -> Decision {
    Decision(name: name + ".json", isAccepted: false, reason: reason)
  }

  private static let exact = "numbers stay text, so none is too large or too fine"
  private static let surrogate = "half of a surrogate pair is no character"
  private static let illFormed = "the bytes are not UTF-8"
  private static let utf16 = "UTF-8 only (RFC 8259, section 8.1)"

  static let decisions: [Decision] = [
    accepted("i_number_double_huge_neg_exp", exact),
    accepted("i_number_huge_exp", exact),
    accepted("i_number_neg_int_huge_exp", exact),
    accepted("i_number_pos_double_huge_exp", exact),
    accepted("i_number_real_neg_overflow", exact),
    accepted("i_number_real_pos_overflow", exact),
    accepted("i_number_real_underflow", exact),
    accepted("i_number_too_big_neg_int", exact),
    accepted("i_number_too_big_pos_int", exact),
    accepted("i_number_very_big_negative_int", exact),
    rejected("i_object_key_lone_2nd_surrogate", surrogate),
    rejected("i_string_1st_surrogate_but_2nd_missing", surrogate),
    rejected("i_string_1st_valid_surrogate_2nd_invalid", surrogate),
    rejected("i_string_UTF-16LE_with_BOM", utf16),
    rejected("i_string_UTF-8_invalid_sequence", illFormed),
    rejected("i_string_UTF8_surrogate_U+D800", "UTF-8 has no surrogates"),
    rejected("i_string_incomplete_surrogate_and_escape_valid", surrogate),
    rejected("i_string_incomplete_surrogate_pair", surrogate),
    rejected("i_string_incomplete_surrogates_escape_valid", surrogate),
    rejected("i_string_invalid_lonely_surrogate", surrogate),
    rejected("i_string_invalid_surrogate", surrogate),
    rejected("i_string_invalid_utf-8", illFormed),
    rejected("i_string_inverted_surrogates_U+1D11E", "a pair begins with the lead surrogate"),
    rejected("i_string_iso_latin_1", illFormed),
    rejected("i_string_lone_second_surrogate", surrogate),
    rejected("i_string_lone_utf8_continuation_byte", illFormed),
    rejected("i_string_not_in_unicode_range", "beyond U+10FFFF"),
    rejected("i_string_overlong_sequence_2_bytes", "overlong UTF-8 hides characters"),
    rejected("i_string_overlong_sequence_6_bytes", "overlong UTF-8 hides characters"),
    rejected("i_string_overlong_sequence_6_bytes_null", "overlong UTF-8 hides characters"),
    rejected("i_string_truncated-utf-8", illFormed),
    rejected("i_string_utf16BE_no_BOM", utf16),
    rejected("i_string_utf16LE_no_BOM", utf16),
    rejected("i_structure_500_nested_arrays", "deeper than 64"),
    rejected("i_structure_UTF-8_BOM_empty_object", "JSON must not begin with a byte order mark"),
  ]
}

private enum Cases {
  static let folder = Repository.sharedData.appending(path: "json-test-suite")

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func named(_ prefix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }
}
