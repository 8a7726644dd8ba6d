extension English {
  package func unwritable(_ reason: Damage) -> Message {
    Message("no document holds that: " + damage(reason), hint: "Nothing was changed")
  }

  package func damagedDocument(_ path: String, line: Int, column: Int, reason: Damage, stops: Bool)
    -> Message
  {
    Message(
      "\(path):\(line):\(column): \(damage(reason))",
      hint: stops
        ? "Nothing was done: mend the file, or move it away; everything else goes on working"
        : "The file is left as it is; everything else goes on working")
  }

  package func newerDocument(_ path: String, format: Int, known: Int) -> Message {
    Message(
      "\(path) is of format \(format), and this gymlog knows up to \(known)",
      hint: "It can't be changed from here: install a newer gymlog")
  }

  package func changedElsewhere(_ paths: [String]) -> Message {
    Message(
      "changed by somebody else in the meantime: \(paths.joined(separator: ", "))",
      hint: "Nothing was written. Look with gymlog status, then try again")
  }

  package func busy(process: Int?, command: String?) -> Message {
    let who = [command.map { "gymlog " + $0 }, process.map { "process \($0)" }].compactMap { $0 }
    return Message(
      "the logbook is busy" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
      hint: "Nothing was written. Try again in a moment")
  }

  package func diskRefused(_ path: String, _ problem: DiskProblem) -> Message {
    Message("\(path): \(reason(problem))", hint: "Nothing was changed" + advice(problem))
  }

  package func diskRefusedHalfway(_ path: String, _ problem: DiskProblem) -> Message {
    Message(
      "\(path): \(reason(problem))",
      hint: "The change is recorded, and the next command finishes it" + advice(problem))
  }

  package func answerNotWritten(_ path: String, _ problem: DiskProblem) -> Message {
    Message(
      "the answer could not be written to \(path): \(reason(problem))",
      hint: "If something was to be changed, it is: gymlog list shows it")
  }

  package func dataDirectory(_ path: String, _ problem: DataDirectoryProblem) -> Message {
    switch problem {
    case .missing:
      Message(
        "the data directory \(path) does not exist", hint: "Make it with mkdir, or name another with --data")
    case .notAFolder:
      Message("the data directory \(path) is not a folder", hint: "Name another with --data")
    case .danglingLink:
      Message(
        "the data directory \(path) is a link that leads nowhere",
        hint: "Mend the link, or name another with --data")
    }
  }

  package func noHome() -> Message {
    Message("HOME is not set, so there is no place for the logbook", hint: "Name one with --data")
  }

  package func fileExists(_ path: String) -> Message {
    Message("\(path) is there already", hint: "Choose another name, or add --force to replace it")
  }

  package func folderMissing(_ path: String) -> Message {
    Message("there is no folder for \(path)", hint: "Make it with mkdir, or name a file elsewhere")
  }

  package var fileNotWritten: String { "Nothing was written. Name another file" }

  package func dataNotKept() -> Message {
    Message(
      "the data directory is not kept in the settings",
      hint: "Give it with --data, or for a whole session in GYMLOG_DATA")
  }

  package var undoConflict: String {
    "Nothing was undone: that would take the newer change along. Look with gymlog show"
  }

  package func badSettings(_ path: String, line: Int, column: Int) -> Message {
    Message(
      "\(path):\(line):\(column): the settings can't be read",
      hint: "Mend the file, or remove it to start over")
  }

  private func reason(_ problem: DiskProblem) -> String {
    switch problem {
    case .full: "no space is left on the disk"
    case .readOnly: "the file system is read-only"
    case .permission: "you don't have permission"
    case .folder: "that is a folder"
    case .other(let text): text
    }
  }

  private func advice(_ problem: DiskProblem) -> String {
    switch problem {
    case .full: ". Make some room and try again"
    case .readOnly, .permission: ". Another place can be named with --data"
    case .folder, .other: ""
    }
  }
}
