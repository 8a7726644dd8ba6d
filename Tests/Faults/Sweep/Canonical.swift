import Glibc

/// Tells the times of a run from the times that were there before.
struct Clock {
  /// What cases type in seconds, and sums of it, are multiples of this. What is left over is what passed between the commands, as
  /// long as that is less.
  static let step = 60
  /// After this many seconds, the home folder is built anew.
  static let limit = 25

  /// The instants in the home folder before the run, in seconds since 1970.
  var saved: Set<Int>
  /// When the run began.
  var began: Int

  static var now: Int { time(nil) }

  /// The moments of the run so far. Of two sets logged in the same second, the later one gets the next.
  private var run: ClosedRange<Int> { began...max(began, Self.now + 10) }

  /// What stands for a moment: `@now` for one during the run. All others count as they are.
  func canonical(_ moment: Int) -> String? {
    !saved.contains(moment) && run.contains(moment) ? "@now" : nil
  }
}

/// The text without what differs between runs: ids, the moments of the run, and the seconds that have passed until then.
///
/// Ids become `#1`, `#2` and so on, in order of appearance, so that references stay distinguishable. If `numbered` is false,
/// all of them become `#`.
func canonical(_ text: String, numbered: Bool = true, _ clock: Clock) -> String {
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var known: [ArraySlice<UInt8>] = []
  var index = 0
  while index < bytes.count {
    let rest = bytes[index...]
    if fits(rest, idForm) {
      let id = rest.prefix(idForm.utf8.count)
      if numbered && !known.contains(id) { known.append(id) }
      result += Array(numbered ? "#\((known.firstIndex(of: id) ?? 0) + 1)".utf8 : "#".utf8)
      index += id.count
    } else if fits(rest, instantForm) {
      let text = rest.prefix(instantForm.utf8.count)
      result += moment(text).flatMap { clock.canonical($0) }.map { Array($0.utf8) } ?? Array(text)
      index += text.count
    } else if let passing = passing.first(where: { rest.starts(with: $0.utf8) }) {
      result += passing.utf8
      index += passing.utf8.count
      let number = bytes[index...].prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
      index += number.count
      let text = String(decoding: number, as: UTF8.self)
      let whole = Double(text).map { Int($0) / Clock.step * Clock.step }
      result += Array((whole.map { "\($0)~" } ?? text).utf8)
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// The moments in a text, in seconds since 1970.
func moments(in text: String) -> Set<Int> {
  let bytes = Array(text.utf8)
  return Set(
    bytes.indices.compactMap { index in
      bytes[index] == UInt8(ascii: "2") && fits(bytes[index...], instantForm)
        ? moment(bytes[index...].prefix(instantForm.utf8.count)) : nil
    })
}

/// `0` stands for a digit, `a` for a letter or digit.
private let idForm = "00000000t0000-aaaaaaaaaa"
private let instantForm = "0000-00-00T00:00:00+00:00"
/// Members that hold elapsed times. A rest is counted from the set before it.
private let passing = ["\"seconds\": ", "\"rest\": ", "\"rested\": "]

private func fits(_ bytes: ArraySlice<UInt8>, _ form: String) -> Bool {
  guard bytes.count >= form.utf8.count else { return false }
  return zip(bytes, form.utf8).allSatisfy { byte, form in
    switch form {
    case UInt8(ascii: "0"): (48...57).contains(byte)
    case UInt8(ascii: "a"): (48...57).contains(byte) || (97...122).contains(byte)
    default: byte == form
    }
  }
}

/// The seconds since 1970 of an instant in UTC.
private func moment(_ text: ArraySlice<UInt8>) -> Int? {
  let parts = text.prefix(19).split { !(48...57).contains($0) }.compactMap {
    Int32(String(decoding: $0, as: UTF8.self))
  }
  guard parts.count == 6 else { return nil }
  var date = tm()
  (date.tm_year, date.tm_mon, date.tm_mday) = (parts[0] - 1900, parts[1] - 1, parts[2])
  (date.tm_hour, date.tm_min, date.tm_sec) = (parts[3], parts[4], parts[5])
  return timegm(&date)
}
