import Training
import Wording

/// Arguments of activities, notes and workouts themselves as people say them.
extension PlainArguments {
  /// `activity add run 5km 25:00 hr 150` and `… 150 bpm` with the option.
  static func withHeartRate(_ line: [String]) -> [String] {
    let words = line.prefix { !$0.hasPrefix("--") }
    func isRate(_ index: Int) -> Bool {
      words.indices.contains(index) && (2...3).contains(line[index].count)
        && line[index].allSatisfy(\.isNumber)
    }
    guard
      let place = words.indices.first(where: { ["hr", "bpm", "fc", "ppm"].contains(line[$0].lowercased()) })
    else {
      return line
    }
    let isAfter = ["bpm", "ppm"].contains(line[place].lowercased())
    guard isRate(isAfter ? place - 1 : place + 1) else { return line }
    var rest = line
    let rate = line[isAfter ? place - 1 : place + 1]
    rest.removeSubrange(isAfter ? place - 1...place : place...place + 1)
    let before = (isAfter ? place - 1 : place) - 1
    if ["avg", "average", "at", "a"].contains(line[before].lowercased()) { rest.remove(at: before) }
    return rest + ["--hr", rate]
  }

  /// `--sex male` and `--distances miles` with the values of these options.
  static func withValues(_ line: [String]) -> [String] {
    let values: [String: [String: [String]]] = [
      "--sex": [
        Sex.man.rawValue: ["male", "hombre", "home", "varon"],
        Sex.woman.rawValue: ["female", "f", "mujer", "dona"],
      ],
      "--distances": [
        DistanceUnit.kilometres.rawValue: [
          "kilometres", "kilometers", "kilometre", "kilometer", "kms", "kilometros", "quilometres",
        ],
        DistanceUnit.miles.rawValue: ["miles", "mile", "millas", "milles"],
      ],
    ]
    return line.enumerated().map { index, word in
      guard index > 0, let names = values[line[index - 1]] else { return word }
      return names.first { $0.value.contains(Recognition.folded(word)) }?.key ?? word
    }
  }

  /// `merge 20 nov and 21 nov`, `split 24 nov bench` with each workout as one word.
  static func withWorkouts(_ line: [String]) -> [String] {
    let words = Array(line[1...].prefix { !$0.hasPrefix("--") })
    let rest = line[(1 + words.count)...]
    if line[0] == CommandName.split.rawValue {
      guard let count = wordsOfDay(words) else { return line }
      return [line[0], words[..<count].joined(separator: " ")] + words[count...] + rest
    }
    var sides: [String] = []
    var place = 0
    while place < words.count {
      if !sides.isEmpty, connectors.contains(words[place].lowercased()) || words[place] == "," { place += 1 }
      guard place < words.count else { return line }
      let count = wordsOfDay(Array(words[place...])) ?? 1
      let side = words[place..<place + count].joined(separator: " ")
      sides.append(side.hasSuffix(",") ? String(side.dropLast()) : side)
      place += count
    }
    return sides.count == 2 ? [line[0]] + sides + rest : line
  }

  /// How many of the words at the start are a day or a time, `24 nov`, `20 nov 18:30`; nil for none or one.
  private static func wordsOfDay(_ words: [String]) -> Int? {
    stride(from: min(6, words.count), through: 2, by: -1).first { count in
      !TypedTime.readings(of: words[..<count].joined(separator: " "), in: .english).isEmpty
    }
  }

  /// `undo last` as `undo`, `undo last 2` as `undo 2`.
  static func withoutLastOfChanges(_ line: [String]) -> [String] {
    let rest = line.dropFirst().drop { $0.lowercased() == "the" }
    guard rest.first?.lowercased() == "last" else { return line }
    let count = rest.dropFirst()
    return count.isEmpty || count.count == 1 && Int(count[count.startIndex]) != nil ? [line[0]] + count : line
  }

  /// `note remove` as `note --remove`; nil for other lines.
  static func withRemoval(_ line: [String]) -> [String]? {
    guard line[0] == CommandName.note.rawValue, line.count > 1,
      ["remove", "delete", "clear"].contains(line[1].lowercased()), line.count == 2 || line[2].hasPrefix("--")
    else { return nil }
    return [line[0], "--remove"] + line[2...]
  }

  /// `start was 18:05`, `start time was 18:05` as `edit --start 18:05`; nil for other lines.
  static func withTimeOfStart(_ line: [String]) -> [String]? {
    let said = line[1...].prefix { ["time", "was"].contains($0.lowercased()) }
    let time = line[(1 + said.count)...].joined(separator: " ")
    guard said.contains(where: { $0.lowercased() == "was" }),
      !TypedTime.readings(of: time, in: .english).isEmpty
    else { return nil }
    return [CommandName.edit.rawValue, "--start", time]
  }

  /// `edit start 17:00`, `edit date yesterday` and `edit name Push` with the option; nil for other lines.
  static func withOptionAlone(_ line: [String]) -> [String]? {
    guard line.count > 2, !line.contains(where: { $0.hasPrefix("--") }) else { return nil }
    let option = line[1].lowercased()
    var value = line[2...]
    if option == "name" { return [line[0], "--name", value.joined(separator: " ")] }
    guard ["start", "end", "date"].contains(option) else { return nil }
    if value.count > 1, ["time", "at"].contains(value[2].lowercased()) { value.removeFirst() }
    return [line[0], "--" + option, value.joined(separator: " ")]
  }
}
