package import Training

extension Spanish {
  package func grown(by step: String, insteadOf asked: String?, _ mode: CountMode, since day: String)
    -> String
  {
    "+\(step)\(asked.map { " (+\($0) no se puede cargar)" } ?? ""): \(allDone(mode)) (\(day))"
  }
  package func reachedAll(_ mode: CountMode, since day: String) -> String {
    "\(allDone(mode)) (\(day)), mismo peso"
  }
  package func sameLoadUntil(reps: Int) -> String { "mismo peso hasta llegar a \(reps) en todas" }
  package func failed(_ mode: CountMode, times: Int, of limit: Int, since day: String) -> String {
    "\(missed(mode)) (\(day)), lo mismo otra vez (\(times) de \(limit))"
  }
  package func incomplete(_ done: Int, of all: Int, since day: String) -> String {
    "\(done) de \(all) series hechas (\(day)), lo mismo otra vez"
  }
  package func nothingLighter(times: Int, since day: String) -> String {
    "\(times) veces seguidas sin llegar, lo mismo otra vez: no hay nada más ligero"
  }
  package func steppedBack(by step: String, times: Int) -> String {
    "-\(step): \(times == 1 ? "1 vez" : "\(times) veces seguidas") sin llegar"
  }
  package func percentOf(_ percent: String, max: String, withBody: Bool, isTested: Bool) -> String {
    "\(percent) de \(max)\(withBody ? " con el cuerpo" : ""), \(isTested ? "probado" : "estimado")"
  }
  package var maxUnknown: String { "porcentaje de un 1RM que aún no se conoce" }
  package func byEffort(since day: String) -> String { "según el esfuerzo (\(day))" }
  package func effortUnknown(since day: String) -> String {
    "como la última vez (\(day)), sin esfuerzo apuntado"
  }
  package func convertedLoad(_ load: String) -> String { "de \(load)" }
  package var loadOpen: String { "sin peso todavía" }
  package func plannedKept(_ count: Int) -> String {
    count == 1
      ? "1 serie prevista se ha quedado sin hacer y se conserva"
      : "\(count) series previstas se han quedado sin hacer y se conservan"
  }
  package func grows(
    _ exercise: String, _ mode: CountMode, by step: String?, back: String, after failures: Int
  ) -> String {
    "\(exercise): \(step.map { "+" + $0 } ?? "el peso siguiente")"
      + " cuando todas las series llegan \(goal(mode))"
      + ", \(back) menos tras \(failures == 1 ? "1 intento fallido" : "\(failures) intentos fallidos")"
  }
  package func growsNoMore(_ exercise: String) -> String { "\(exercise) no progresa solo" }

  private func goal(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "a sus repeticiones"
    case .duration: "a su tiempo"
    case .distance: "a su distancia"
    }
  }
  private func allDone(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "todas las repeticiones hechas"
    case .duration: "se llegó al tiempo"
    case .distance: "se llegó a la distancia"
    }
  }
  private func missed(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "faltaron repeticiones"
    case .duration: "no se llegó al tiempo"
    case .distance: "no se llegó a la distancia"
    }
  }

  package var growHelp: HelpText {
    HelpText(
      "Di cómo progresa un ejercicio de una vez a otra",
      [
        "gymlog grow banca +2.5kg --routine empuje": "cuando llegas en todas las series",
        "gymlog grow banca + --routine empuje": "el peso siguiente que haya",
        "gymlog grow banca +2.5kg -15% 3x": "15% menos tras 3 intentos fallidos",
        "gymlog grow banca --remove": "se queda como está",
      ],
      "gymlog start propone el peso siguiente y dice por qué. Todas las series llegan a sus "
        + "repeticiones, de 8-12 a las 12: más; una no llega: lo mismo otra vez; dos veces "
        + "seguidas: 10% menos. Lo propuesto se puede cargar: con discos de 25, 20, 15, 10, 5, 2,5 "
        + "y 1,25 kg y una barra de 20 kg, o sus iguales en libras.",
      "Un rango como 3x8-12 progresa solo; 5@80% sigue tu 1RM y 3x5@rpe8, lo que permite el "
        + "último esfuerzo. +0kg evita que un rango progrese. Sin ejercicio: el que tienes entre "
        + "manos, o todos los de una rutina.")
  }
}
