import CommandLineKit
import Interchange
import Training
import Wording

extension Words {
  var importing: String { say(en: "importing", es: "importando", ca: "important") }

  var importQuestion: String { say(en: "Import?", es: "¿Importar?", ca: "Vols importar-ho?") }

  func rows(_ count: Int) -> String {
    counted(
      count, en: ("row", "rows"), es: ("fila", "filas"), ca: ("fila", "files"))
  }

  func imported(_ figures: String) -> String {
    say(en: "Imported: \(figures)", es: "Importado: \(figures)", ca: "Importat: \(figures)")
  }

  var toCorrectImport: String {
    say(
      en: "To see which exercise each name became: gymlog exercise map",
      es: "Para ver el ejercicio de cada nombre: gymlog exercise map",
      ca: "Per veure l'exercici de cada nom: gymlog exercise map")
  }

  var toTakeBackImport: String {
    say(
      en: "To undo this: gymlog undo", es: "Para deshacerlo: gymlog undo", ca: "Per desfer-ho: gymlog undo"
    )
  }

  var noSetsToImport: String {
    say(
      en: "No sets to import", es: "No hay ninguna serie que importar", ca: "No hi ha cap sèrie per importar")
  }

  /// `known` sets or documents are in the logbook already.
  func nothingNew(_ known: String) -> String {
    say(
      en: "Nothing new: \(known) already in your logbook", es: "Nada nuevo. Ya en tu diario: \(known)",
      ca: "Res de nou. Ja al teu diari: \(known)")
  }

  /// Sets that are in the logbook already. They stay as they are there.
  func knownSets(_ count: Int) -> String {
    say(
      en: "Already in your logbook, left unchanged: \(sets(count))",
      es: "Ya en tu diario, donde no cambian: \(sets(count))",
      ca: "Ja al teu diari, on no canvien: \(sets(count))")
  }

  /// Sets that an earlier import took, in workouts that were deleted or merged into others since.
  func deletedSets(_ count: Int) -> String {
    say(
      en: "Imported before, in workouts that no longer exist: \(sets(count))",
      es: "Ya importadas, de entrenamientos que ya no existen: \(sets(count))",
      ca: "Ja importades, d'entrenaments que ja no existeixen: \(sets(count))")
  }

  /// The sum of load × reps in the files. It isn't the volume.
  func sumOfLoads(_ sum: String) -> String {
    say(
      en: "Sum of load × reps as in the file: \(sum)",
      es: "Suma de peso × repeticiones, como en el archivo: \(sum)",
      ca: "Suma de pes × repeticions, com al fitxer: \(sum)")
  }

  func newExercises(_ names: [String]) -> String {
    let list = names.joined(separator: ", ")
    return say(
      en: "New custom exercises: \(list)", es: "Ejercicios propios nuevos: \(list)",
      ca: "Exercicis propis nous: \(list)")
  }

  /// The facts of new exercises are partly assumed.
  func toCorrectAssumed(_ line: String) -> String {
    say(
      en: "What the file doesn't say is assumed. To correct it: \(line)",
      es: "Lo que no dice el archivo es una suposición. Para corregirlo: \(line)",
      ca: "El que el fitxer no diu és una suposició. Per corregir-ho: \(line)")
  }

  /// Above the names; the sets beside them are those of the file, whether they are imported or left out.
  func matchedNames(_ count: Int, of all: Int) -> String {
    say(
      en: "Exercises matched: \(number(count)) of \(number(all)), with the sets read for each",
      es: "Ejercicios conocidos: \(number(count)) de \(number(all)), con las series leídas de cada uno",
      ca:
        "Exercicis coneguts: \(number(count)) \(Catalan.of(number(all))), amb les sèries llegides de cadascun"
    )
  }

  func unresolvedNames(_ count: Int) -> String {
    say(
      en: "Not matched: \(number(count))", es: "Por decidir: \(number(count))",
      ca: "Per decidir: \(number(count))")
  }

  /// How a name was found, if not by itself.
  func found(_ becomes: ImportedExercise) -> String? {
    switch becomes {
    case .known(_, .name), .unresolved: nil
    case .known(_, .map): say(en: "your choice", es: "como indicas", ca: "com indiques")
    case .known(_, .before): say(en: "as before", es: "como antes", ca: "com abans")
    case .known(_, .sets): say(en: "chosen by its sets", es: "por sus series", ca: "per les sèries")
    case .new: say(en: "new", es: "nuevo", ca: "nou")
    case .leftOut: say(en: "left out", es: "excluido", ca: "exclòs")
    }
  }

  /// Sets with 0 reps, which are missed attempts.
  func setsReadAsMisses(_ count: Int) -> String {
    say(
      en: "Read as misses, with 0 reps: \(number(count))",
      es: "Con 0 repeticiones, leídas como intentos fallidos: \(number(count))",
      ca: "Amb 0 repeticions, llegides com a intents fallits: \(number(count))")
  }

  /// Sets beyond any record. They are imported anyway.
  func unusualSets(_ count: Int) -> String {
    say(
      en: "Imported, though beyond any world record: \(sets(count))",
      es: "Se importan tal cual, aunque parecen imposibles: \(sets(count))",
      ca: "S'importen tal com són, però semblen impossibles: \(sets(count))")
  }

  /// Sets whose loads are odd for their exercises. They are imported, without the load if that is the lifter's own weight.
  func setsWithOddLoads(_ count: Int, _ odd: OddLoads) -> String {
    switch odd {
    case .bodyWeight:
      say(
        en: "Imported without the load, which seems to be the body weight: \(sets(count))",
        es: "Se importan sin el peso, que parece el corporal: \(sets(count))",
        ca: "S'importen sense el pes, que sembla el corporal: \(sets(count))")
    case .heavy:
      say(
        en: "Imported with a load that is unusual for the exercise: \(sets(count))",
        es: "Se importan con un peso raro para el ejercicio: \(sets(count))",
        ca: "S'importen amb un pes estrany per a l'exercici: \(sets(count))")
    }
  }

  func leftOutRows(_ count: Int) -> String {
    say(
      en: "Left out: \(rows(count))", es: "Excluidas: \(rows(count))", ca: "Excloses: \(rows(count))")
  }

  func lines(_ list: String, count: Int) -> String {
    say(
      en: (count == 1 ? "line " : "lines ") + list, es: (count == 1 ? "línea " : "líneas ") + list,
      ca: (count == 1 ? "línia " : "línies ") + list)
  }

  /// Why a row gives no set.
  func why(_ cause: ImportPlan.Cause) -> String {
    switch cause {
    case .row(let reason): why(reason)
    case .misfit(.amount(let mode), let exercise):
      say(
        en: "\(exercise) is counted \(countMode(mode))", es: "\(exercise) se cuenta \(countMode(mode))",
        ca: "\(exercise) es compta \(countMode(mode))")
    case .misfit(.assistance, let exercise):
      say(
        en: "\(exercise) takes no assistance", es: "\(exercise) no admite asistencia",
        ca: "\(exercise) no admet assistència")
    case .misfit(.beyondAnybody, let exercise):
      say(
        en: "beyond any world record for \(exercise)",
        es: "\(exercise): por encima de cualquier récord mundial",
        ca: "\(exercise): per sobre de qualsevol rècord mundial")
    case .unused(let value, let exercise): why(value, exercise)
    case .oddBodyWeight(let weight):
      say(
        en: "unlikely body weight, \(mass(weight))", es: "peso corporal poco creíble, \(mass(weight))",
        ca: "pes corporal poc creïble, \(mass(weight))")
    case .odd(.bodyWeight, let exercise):
      say(
        en: "the load for \(exercise) seems to be the body weight",
        es: "el peso de \(exercise) parece el corporal", ca: "\(exercise): el pes sembla el corporal")
    case .odd(.heavy, let exercise):
      say(
        en: "an unusual load for \(exercise)", es: "un peso raro para \(exercise)",
        ca: "un pes estrany per a \(exercise)")
    case .assumedUnit(let unit):
      say(
        en: "no unit for the distance: read as \(unit.rawValue)",
        es: "distancia sin unidad: leída como \(unit.rawValue)",
        ca: "distància sense unitat: llegida com a \(unit.rawValue)")
    case .missed:
      say(
        en: "0 reps: a miss", es: "0 repeticiones: un intento fallido", ca: "0 repeticions: un intent fallit")
    case .exercise(let name): say(en: "\(name) left out", es: "\(name): excluido", ca: "\(name): exclòs")
    case .future: say(en: "in the future", es: "con fecha futura", ca: "amb data futura")
    case .gone:
      say(
        en: "its workout is deleted", es: "su entrenamiento está borrado",
        ca: "el seu entrenament està esborrat")
    }
  }

  private func why(_ reason: LeftOutRow.Reason) -> String {
    switch reason {
    case .restTimer: say(en: "rest timers", es: "temporizadores de descanso", ca: "temporitzadors de descans")
    case .notDone: say(en: "skipped or not done", es: "saltadas o sin hacer", ca: "saltades o sense fer")
    case .table(let name):
      say(
        en: "from the table \(name), without an exercise", es: "de la tabla \(name), sin su ejercicio",
        ca: "de la taula \(name), sense el seu exercici")
    case .repeated:
      say(
        en: "repeated from another table", es: "repetidas de otra tabla", ca: "repetides d'una altra taula")
    case .note:
      say(
        en: "notes, kept with their exercises", es: "notas, que quedan con su ejercicio",
        ca: "notes, que queden amb el seu exercici")
    case .empty:
      say(
        en: "without reps, time or distance", es: "sin repeticiones, tiempo ni distancia",
        ca: "sense repeticions, temps ni distància")
    case .unreadable(let column, let value):
      say(
        en: "\(column) \(quoted(value)) can't be read", es: "no se entiende \(column): \(quoted(value))",
        ca: "no s'entén \(column): \(quoted(value))")
    case .outOfRange(let column, let value):
      say(
        en: "\(column) is out of range: \(quoted(value))", es: "\(column) fuera de rango: \(quoted(value))",
        ca: "\(column) fora de rang: \(quoted(value))")
    case .endBeforeStart(let column, let value):
      say(
        en: "\(column) isn't after the start: \(quoted(value))",
        es: "\(column) no es posterior al inicio: \(quoted(value))",
        ca: "\(column) no és posterior a l'inici: \(quoted(value))")
    case .fieldCount(let expected, let found):
      say(
        en: "\(number(found)) cells instead of \(number(expected))",
        es: "\(number(found)) celdas en vez de \(number(expected))",
        ca: "\(number(found)) cel·les en lloc de \(number(expected))")
    case .encoding:
      say(
        en: "a character that isn't UTF-8", es: "un carácter que no es UTF-8",
        ca: "un caràcter que no és UTF-8")
    case .malformed:
      say(en: "quotes that don't match", es: "comillas que no cuadran", ca: "cometes que no quadren")
    }
  }

  func mapWritten(_ path: String, next: String) -> String {
    say(
      en:
        "\(path) written. Type the number or name of an exercise for each name; leave it empty to create a custom exercise, or type - to leave out the name's sets. Then: \(next)",
      es:
        "\(path) guardado: pon un número o un nombre tras cada nombre. Si lo dejas vacío, se crea un ejercicio; con -, se excluye. Después: \(next)",
      ca:
        "\(path) desat: posa un número o un nom després de cada nom. Si ho deixes buit, es crea un exercici; amb -, s'exclou. Després: \(next)"
    )
  }

  /// The file in which to match names exists, and leaves some open.
  func toCompleteMap(_ path: String, _ line: String) -> String {
    say(
      en:
        "\(path) doesn't say which exercises these names are: add a row for each, or fill in its exercise. Then: \(line)",
      es: "\(path) no los aclara: añade una fila para cada uno o rellena su ejercicio. Después: \(line)",
      ca: "\(path) no els aclareix: afegeix una fila per a cadascun o omple'n l'exercici. Després: \(line)")
  }

  func toResolve(_ line: String) -> String {
    say(
      en: "To match them in a file: \(line)", es: "Para decidirlos en un archivo: \(line)",
      ca: "Per decidir-los en un fitxer: \(line)")
  }

  /// The hint below a file that another line imports.
  func toImportIt(_ line: String) -> String {
    say(en: "To import it: \(line)", es: "Para importarlo: \(line)", ca: "Per importar-lo: \(line)")
  }

  func toImport(_ line: String) -> String {
    say(en: "To import: \(line)", es: "Para importar: \(line)", ca: "Per importar-ho: \(line)")
  }

  var importHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Import workouts from another program",
        [
          "gymlog import strong.csv --dry-run": "show what would be imported",
          "gymlog import strong.csv --unit kg": "if the file's loads have no unit",
          "gymlog import strong.csv --dry-run --map exercises.csv": "make a file to match names in",
          "gymlog import strong.csv --map exercises.csv --yes": "import with that file, without asking",
        ],
        "gymlog's own JSON restores every document; its CSV and shared text add their workouts, as do notes that log - "
          + "can read.",
        "Importing a file again, or a later export, adds only what is new. What you changed or deleted stays that way. An "
          + "import that was interrupted resumes where it stopped if you run it again.",
        "--map is a CSV file of names and exercises (number or name). Without an exercise, a name becomes a new custom "
          + "exercise; - leaves its sets out, ? leaves the name unmatched. To undo a whole import: gymlog undo"
      ),
      es: CommandHelp(
        "Importa entrenamientos de otro programa",
        [
          "gymlog import strong.csv --dry-run": "muestra qué se importaría",
          "gymlog import strong.csv --unit kg": "si los pesos del archivo no llevan unidad",
          "gymlog import strong.csv --dry-run --map ejercicios.csv":
            "crea un archivo para decidir los nombres",
          "gymlog import strong.csv --map ejercicios.csv --yes": "lo usa para importar, sin preguntar",
        ],
        "Lo que exporta gymlog: el JSON lo recupera todo tal como estaba; el CSV y el texto añaden sus entrenamientos, igual que las notas "
          + "que entiende log -.",
        "El mismo archivo otra vez, o uno posterior, solo añade lo nuevo. Lo que hayas corregido o borrado después sigue "
          + "como está. Una importación interrumpida continúa donde paró si la repites.",
        "--map es un archivo CSV de nombres y ejercicios (número o nombre). Sin ejercicio, el nombre pasa a ser un ejercicio "
          + "propio nuevo; - deja fuera sus series y ? lo deja por decidir. Para deshacer toda una importación: gymlog undo"
      ),
      ca: CommandHelp(
        "Importa entrenaments d'un altre programa",
        [
          "gymlog import strong.csv --dry-run": "mostra què s'importaria",
          "gymlog import strong.csv --unit kg": "si els pesos del fitxer no porten unitat",
          "gymlog import strong.csv --dry-run --map exercicis.csv": "crea un fitxer per decidir els noms",
          "gymlog import strong.csv --map exercicis.csv --yes": "el fa servir per importar, sense preguntar",
        ],
        "El que exporta gymlog: el JSON ho recupera tot tal com era; el CSV i el text afegeixen els seus entrenaments, igual que "
          + "les notes que entén log -.",
        "El mateix fitxer un altre cop, o un de posterior, només afegeix el que és nou. El que hagis corregit o esborrat "
          + "després no canvia. Una importació interrompuda continua on s'havia aturat si la repeteixes.",
        "--map és un fitxer CSV de noms i exercicis (número o nom). Sense exercici, el nom passa a ser un exercici propi nou; "
          + "- en deixa fora les sèries i ? el deixa per decidir. Per desfer tota una importació: gymlog undo"
      ))
  }
}
