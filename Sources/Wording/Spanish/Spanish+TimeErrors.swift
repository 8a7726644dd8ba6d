package import Training

extension Spanish {
  package func timeNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no es una hora",
      hint: #"Escríbela así: 18:30, "ayer 18:30", 2026-11-20T18:30 o "hace 20min""#)
  }

  package func durationNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no es una duración",
      hint: wholeNumberHint(text) ?? "Escríbela así: 90s, 45min o 1h10min")
  }

  package func durationUnclear(_ text: String, _ readings: [String]) -> Message {
    Message("\(quoted(text)) puede ser \(either(readings))", hint: "Escribe la que quieras decir")
  }

  package func lengthOutOfRange(_ text: String) -> Message {
    Message(
      "un ajuste admite una duración de 1s a 240h, no \(quoted(text))", hint: "Escríbela así: 90s, 45min o 3h"
    )
  }

  package func spanBackwards(since: Day, until: Day) -> Message {
    Message(
      "el periodo acaba el \(until.text), antes de empezar el \(since.text)",
      hint: "Pon en --until un día que no sea anterior al de --since")
  }

  package func dayNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no es un día", hint: "Escríbelo así: 2026-11-20")
  }

  package func timeInFuture(_ text: String) -> Message {
    Message("\(text) aún no ha llegado", hint: "Pon una hora que ya haya pasado, o ninguna si es ahora")
  }

  package func startInFuture(_ day: Day) -> Message {
    Message("el \(day.text) aún no ha llegado", hint: "Pon un día que ya haya pasado, o el de hoy")
  }

  package func endBeforeStart(end: CivilTime, start: CivilTime, today: Day) -> Message {
    Message(
      "el final, \(moment(end, today: today)), es anterior al inicio, \(moment(start, today: today))",
      hint: "Pon una hora posterior con --at, o cuánto duró con --for")
  }

  package func endBeforeLastSet(end: CivilTime, lastSet: CivilTime, today: Day) -> Message {
    Message(
      "la última serie fue \(moment(lastSet, today: today)), después del final, "
        + moment(end, today: today), hint: "Pon una hora posterior con --at")
  }
}
