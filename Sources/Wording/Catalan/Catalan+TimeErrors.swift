package import Training

extension Catalan {
  package func timeNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no és una hora",
      hint: #"Escriu-la així: 18:30, "ahir 18:30", 2026-11-20T18:30 o "fa 20min""#)
  }

  package func durationNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no és una durada",
      hint: wholeNumberHint(text) ?? "Escriu-la així: 90s, 45min o 1h10min")
  }

  package func durationUnclear(_ text: String, _ readings: [String]) -> Message {
    Message("\(quoted(text)) pot ser \(either(readings))", hint: "Escriu la que vulguis dir")
  }

  package func lengthOutOfRange(_ text: String) -> Message {
    Message(
      "un ajust admet una durada d'1s a 240h, no \(quoted(text))", hint: "Escriu-la així: 90s, 45min o 3h")
  }

  package func spanBackwards(since: Day, until: Day) -> Message {
    Message(
      "el període acaba el \(until.text), abans de començar el \(since.text)",
      hint: "Posa a --until un dia que no sigui anterior al de --since")
  }

  package func dayNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no és un dia", hint: "Escriu-lo així: 2026-11-20")
  }

  package func timeInFuture(_ text: String) -> Message {
    Message("\(text) encara no ha arribat", hint: "Posa una hora que ja hagi passat, o cap si és ara")
  }

  package func startInFuture(_ day: Day) -> Message {
    Message("el \(day.text) encara no ha arribat", hint: "Posa un dia que ja hagi passat, o el d'avui")
  }

  package func endBeforeStart(end: CivilTime, start: CivilTime, today: Day) -> Message {
    Message(
      "el final, \(moment(end, today: today)), és abans de l'inici, \(moment(start, today: today))",
      hint: "Posa una hora posterior amb --at, o quant va durar amb --for")
  }

  package func endBeforeLastSet(end: CivilTime, lastSet: CivilTime, today: Day) -> Message {
    Message(
      "l'última sèrie va ser \(moment(lastSet, today: today)), després del final, "
        + moment(end, today: today), hint: "Posa una hora posterior amb --at")
  }
}
