/// The readers of what other people and programs write, for libFuzzer. The environment variable FUZZ names the one to try. A
/// trap is a finding, and so is a broken `precondition` here.

import Documents
import Formats
import Glibc
import Interchange
@testable import Logbook
@testable import Notes
import System
import Tracks
import Training
import Wording

/// libFuzzer calls it with one input after another.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  reader(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let reader: @Sendable ([UInt8]) -> Void = {
  switch getenv("FUZZ").map({ String(cString: $0) }) {
  case "json": json
  case "csv": csv
  case "import": foreign
  case "sets": sets
  case "times": times
  case "notes": notes
  case "share": share
  case "xml": xml
  case "fit": fit
  case "index": index
  default: preconditionFailure("FUZZ is the name of a reader")
  }
}()

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Documents. What can be read is written with the same meaning, whatever else it says.
@Sendable private func json(_ bytes: [UInt8]) {
  guard let document = try? JSONDocument(bytes) else { return }
  let new = JSON.object([JSON.Member(name: "format", value: .int(1))])
  if document.root["format"] != nil {
    let rewritten = document.replacing(with: new, shape: .object(["format": .value]))
    precondition(
      (try? JSONDocument(rewritten, byteLimit: 1 << 22)) != nil, "what was rewritten can't be read")
  }
  _ = try? Document.logbook.decode(bytes)
  if let record = try? Document.operation.decode(bytes) {
    let written = Document.operation.encode(record).text(.members)
    precondition((try? Document.operation.decode(written)) == record, "an operation isn't what was written")
  }
  let id = EntityID(at: Instant(seconds: 1_790_000_000, offset: 0), random: 7)
  let place = DocumentPlace(id, in: nil)
  if let set = try? Document.workoutSet.decode(bytes, at: place) {
    let written = Document.workoutSet.encode(set).text(.members)
    precondition((try? Document.workoutSet.decode(written, at: place)) == set, "a set isn't what was written")
  }
  _ = try? Document.exercise.decode(bytes, at: place)
  for kind in StandaloneKind.allCases { _ = DocumentPath.standalone(kind, id).reads(bytes) }
}

/// Tables. What is read is written with the same cells.
@Sendable private func csv(_ bytes: [UInt8]) {
  for delimiter in CSVDelimiter.allCases {
    var reader = CSVReader(bytes, delimiter: delimiter)
    for _ in 0...bytes.count {
      do throws(CSVError) {
        guard let record = try reader.next() else { break }
        var writer = CSVWriter(delimiter: delimiter)
        let cells = record.map(\.string)
        writer.append(cells.map { .text($0) })
        var again = CSVReader(writer.bytes, delimiter: delimiter)
        precondition((try? again.next())?.map(\.string) == cells, "a record isn't what was written")
      } catch {
        continue
      }
    }
    guard var table = try? CSVTable(bytes, delimiter: delimiter) else { continue }
    for _ in 0...bytes.count {
      do throws(CSVError) { if try table.next() == nil { break } } catch { continue }
    }
  }
}

/// What other programs export.
@Sendable private func foreign(_ bytes: [UInt8]) { _ = try? ForeignFile.read(bytes, unit: .kilograms) }

/// SETs and phrases. What is understood is written in words that mean the same.
@Sendable private func sets(_ bytes: [UInt8]) {
  let words = text(bytes).split(separator: " ").map(String.init)
  for decimalComma in [false, true] {
    let notation = Notation(decimalComma: decimalComma)
    _ = notation.understands(words)
    _ = try? notation.change(in: words)
    _ = notation.mass(in: words)
    guard let groups = try? notation.groups(in: words) else { continue }
    for mode in CountMode.allCases {
      let context = SetContext(countMode: mode, loading: .external, unit: .kilograms)
      _ = try? SetInterpreter(context).results(of: groups)
      _ = try? SetInterpreter(context).plans(of: groups)
    }
  }
}

/// Times and lengths.
@Sendable private func times(_ bytes: [UInt8]) {
  let text = text(bytes)
  let today = Day(daysSince1970: 20_000)
  for language in Language.allCases {
    for reading in TypedTime.readings(of: text, in: language) {
      if case .day(let day) = reading { _ = day.day(today: today) }
      if case .clock(let day?, _, _) = reading { _ = day.day(today: today) }
    }
  }
  _ = TypedLength(text)?.exact
}

/// Texts that `log -` reads: their days, and what is asked about each line.
@Sendable private func notes(_ bytes: [UInt8]) {
  let text = text(bytes)
  for language in Language.allCases {
    for part in SessionText(text, today: Day(daysSince1970: 20_000), in: language).parts {
      for line in part.lines {
        _ = (PaperHeading(line), ShortLine(line.typed), line.mayBeRemark)
        _ =
          WorkoutTitle.isWhole(line) || line.isWeekOfPlan || line.saysFeeling || line.saysSetUp
          || line.isTempo
      }
    }
  }
}

/// What the share text and routines as text are made of.
@Sendable private func share(_ bytes: [UInt8]) {
  for line in text(bytes).split(separator: "\n") {
    _ = Recognition.isWorkoutHeading(line) || Recognition.isRestLabel(line) || Recognition.isNoteLabel(line)
    _ = Recognition.muscles(named: line)
    _ = Recognition.equipment(inName: String(line))
    _ = Recognition.setType(named: line)
    _ = Recognition.countMode(inName: String(line))
  }
}

/// Tracks in XML: GPX, TCX, KML, and any other.
@Sendable private func xml(_ bytes: [UInt8]) {
  _ = TrackReading(bytes)
  guard var reader = try? XMLReader(bytes) else { return }
  for _ in 0...bytes.count {
    do throws(XMLError) {
      guard try reader.nextChild() != nil else { return }
      _ = try reader.attribute("a")
      _ = try reader.text()
    } catch {
      return
    }
  }
}

/// What watches record.
@Sendable private func fit(_ bytes: [UInt8]) {
  _ = TrackReading(bytes)
  var reader = FITReader(bytes)
  while reader.next() {
    for field in UInt8.min...UInt8.max {
      _ = reader.unsigned(field)
      _ = reader.signed(field)
      _ = reader.text(field)
    }
  }
}

/// An index whose header is that of this program and folder, so that the rest of it is looked at.
@Sendable private func index(_ bytes: [UInt8]) {
  guard bytes.count >= 40,
    let folder = try? Folder.open(getenv("FUZZ_FOLDER").map { String(cString: $0) } ?? ""),
    let status = try? folder.status()
  else { return }
  var bytes = bytes
  bytes.replaceSubrange(0..<8, with: IndexFile.magic)
  for (offset, word) in [
    (8, IndexFile.form), (16, status.device), (24, status.inode), (32, UInt64(bytes.count)),
  ] {
    withUnsafeBytes(of: word) { bytes.replaceSubrange(offset..<offset + 8, with: $0) }
  }
  guard (try? folder.replace("index", bytes)) != nil, let mapping = (try? folder.map("index")) ?? nil,
    let index = IndexFile(mapping, of: status)
  else { return }
  _ = index.history()
  for number in ["1", "32"] {
    if let exercise = ExerciseID(number) { _ = index.history(of: exercise, excluding: nil) }
  }
}
