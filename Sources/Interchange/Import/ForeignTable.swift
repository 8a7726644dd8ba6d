import Formats
import Training
import Wording

/// A file whose format is known.
struct ForeignTable {
  private let text: [UInt8]
  private let delimiter: CSVDelimiter
  private let format: ForeignFormat
  private let places: [ForeignColumn: Int]
  private let header: [String]

  /// Finds the format by the first row.
  init(_ text: [UInt8], as program: ForeignProgram?) throws(ForeignFileError) {
    let formats = ForeignFormat.all.filter { program == nil || $0.program == program }
    var lacking: (program: ForeignProgram, column: String)?
    var best:
      (format: ForeignFormat, places: [ForeignColumn: Int], delimiter: CSVDelimiter, header: [String])?
    for delimiter in CSVDelimiter.allCases {
      var rows = ForeignRecords(text, delimiter)
      guard case .cells(let header, _) = rows.next(), header.count > 1 else { continue }
      let first: [String] = if case .cells(let cells, _) = rows.next() { cells } else { [] }
      for format in formats {
        if lacking == nil, let column = format.onlyColumnMissing(in: header) {
          lacking = (format.program, column)
        }
        guard let places = format.places(in: header, first), places.count > best?.places.count ?? 0 else {
          continue
        }
        best = (format, places, delimiter, header)
      }
    }
    guard let best else {
      let line = Self.firstLine(text)
      if let lacking { throw .columnMissing(lacking.program, lacking.column, header: line) }
      throw program.map { .otherProgram($0, header: line) } ?? .unknown(header: line)
    }
    self.text = text
    (format, places, delimiter, header) = best
  }

  private static func firstLine(_ text: [UInt8]) -> String {
    let line = text.drop { $0 <= 0x20 }.prefix(400).prefix { $0 != 0x0A && $0 != 0x0D }
    return String(String(decoding: line, as: UTF8.self).trimmed.unicodeScalars.prefix(200))
  }

  /// Reads all rows. `dates` and `today` are those of ``ForeignFile/read(_:as:unit:dates:today:)``.
  func history(unit: MassUnit?, dates: DateOrder?, today: Day?) throws(ForeignFileError) -> ForeignHistory {
    var records = ForeignRecords(text, delimiter)
    _ = records.next()
    var builder = ForeignHistoryBuilder(format.program)
    var context = ForeignRow.Context(
      places: places, header: header, foldedHeader: header.map { Recognition.folded($0) },
      comma: delimiter == .semicolon ? .decimal : format.comma,
      dateOrder: dates ?? format.dateOrder, unit: unit, lengthUnit: format.lengthUnit)
    if context.dateOrder == nil, let place = places[.start] {
      let rows = ForeignRecords(text, delimiter)
      context.dateOrder = try WrittenDates(rows, at: place, until: today).order(in: context.foldedHeader)
    }
    var entries = ForeignEntries(format.order)
    while let record = records.next() {
      switch record {
      case .malformed(let line): builder.leaveOut(line, .malformed)
      case .encoding(let line): builder.leaveOut(line, .encoding)
      case .cells(let cells, let line):
        if cells == header { continue }
        do throws(LeftOutRow.Reason) {
          let row = ForeignRow(try fitted(cells, context), line, context)
          if row.isBlank { throw .empty }
          var entry = try format.read(row)
          entry.workout.dropped = row.dropped.ofWorkout
          if !entry.sets.isEmpty { entry.sets[0].dropped = row.dropped.ofSet }
          if format.order == .asInFile || entry.sets.isEmpty {
            builder.add(entry, line)
          } else {
            entries.append(entry)
          }
        } catch {
          builder.leaveOut(line, error)
        }
      }
    }
    for entry in entries.arranged() { builder.add(entry, entry.sets[0].line) }
    return builder.history
  }

  /// The cells of a row in as many columns as the header has.
  private func fitted(_ cells: [String], _ context: ForeignRow.Context) throws(LeftOutRow.Reason) -> [String]
  {
    let found = cells
    var cells = cells
    while cells.count > header.count, cells.last?.trimmed.isEmpty ?? false { cells.removeLast() }
    let hasOnlyBlanksMore =
      cells.count == header.count && found.count > header.count && ForeignRow(cells, 0, context).isPlausible
    if format.unquotedNames, !hasOnlyBlanksMore, let place = places[.exercise],
      let joined = rejoined(found, at: place, context)
    {
      cells = joined
    }
    guard cells.count == header.count else { throw .fieldCount(expected: header.count, found: cells.count) }
    return cells
  }

  /// Repairs a row whose exercise has delimiters in its name, or that lacks its last cell, the note. The note may have some, too,
  /// if only one reading makes sense.
  private func rejoined(_ cells: [String], at place: Int, _ context: ForeignRow.Context) -> [String]? {
    let separator = String(UnicodeScalar(delimiter.rawValue))
    let note = header.count - 1
    let endsWithNote = places[.note] == note
    var withLongNote: [[String]] = []
    for extra in 0..<5 where place + extra < cells.count {
      var row = cells
      let name = cells[place...place + extra].joined(separator: separator)
      row.replaceSubrange(place...place + extra, with: [name])
      if row.count == note, endsWithNote { row.append("") }
      let hasLongNote =
        endsWithNote && row.count > header.count && row[header.count...].contains { !$0.trimmed.isEmpty }
      if hasLongNote { row.replaceSubrange(note..., with: [row[note...].joined(separator: separator)]) }
      guard row.count == header.count, ForeignRow(row, 0, context).isPlausible else { continue }
      if !hasLongNote { return row }
      withLongNote.append(row)
    }
    return withLongNote.count == 1 ? withLongNote[0] : nil
  }
}
