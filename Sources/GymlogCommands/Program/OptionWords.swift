import Training
import Wording

extension Words {
  /// The same where the option says what an exercise of the lifter's own is.
  func exerciseFact(_ option: OptionName) -> String {
    switch option {
    case .bodyPart:
      say(
        en: "the part of the body it is filed under",
        es: "la parte del cuerpo que trabaja",
        ca: "la part del cos que treballa")
    case .equipment:
      say(en: "what it is done with", es: "el material con que se hace", ca: "el material amb què es fa")
    case .muscle:
      say(
        en: "a muscle it is done for; give it once for each",
        es: "un músculo que trabaja sobre todo; una vez por cada uno",
        ca: "un múscul que treballa sobretot; un cop per a cada un")
    case .countMode:
      say(
        en: "how its sets are counted: reps, duration or distance",
        es: "cómo se cuentan las series: reps, duration o distance",
        ca: "com es compten les sèries: reps, duration o distance")
    default: self.option(option)
    }
  }

  /// What an option does.
  func option(_ option: OptionName) -> String {
    switch option {
    case .data:
      say(
        en: "keep the logbook in this folder",
        es: "guarda el diario en esta carpeta",
        ca: "desa el diari en aquesta carpeta")
    case .lang: say(en: "speak this language", es: "habla en este idioma", ca: "parla en aquest idioma")
    case .json:
      say(
        en: "answer in JSON, for programs",
        es: "responde en JSON, para programas",
        ca: "respon en JSON, per a programes")
    case .color: say(en: "when to use colours", es: "cuándo usar colores", ca: "quan fer servir colors")
    case .help: say(en: "show help", es: "muestra la ayuda", ca: "mostra l'ajuda")
    case .version: say(en: "show the version", es: "muestra la versión", ca: "mostra la versió")
    case .name: say(en: "give it a name", es: "ponle un nombre", ca: "posa-hi un nom")
    case .at:
      say(
        en: "when it was: 18:30, yesterday 18:30, 20min ago",
        es: "cuándo fue: 18:30, ayer 18:30, hace 20min",
        ca: "quan va ser: 18:30, ahir 18:30, fa 20min")
    case .unit:
      say(
        en: "the unit of loads that have none: kg or lb",
        es: "la unidad de los pesos que no la llevan: kg o lb",
        ca: "la unitat dels pesos que no en porten: kg o lb")
    case .in:
      say(
        en: "work on a past workout instead of the open one",
        es: "trabaja en un entrenamiento pasado en vez del abierto",
        ca: "treballa en un entrenament passat en lloc de l'obert")
    case .for: say(en: "how long it took: 1h10min", es: "cuánto duró: 1h10min", ca: "quant va durar: 1h10min")
    case .yes: say(en: "don't ask", es: "no preguntes", ca: "no preguntis")
    case .force: say(en: "do it even so", es: "hazlo igualmente", ca: "fes-ho igualment")
    case .output:
      say(en: "write into this file", es: "escribe en este archivo", ca: "escriu en aquest fitxer")
    case .on:
      say(
        en: "the set or exercise that it belongs to",
        es: "la serie o el ejercicio al que va",
        ca: "la sèrie o l'exercici on va")
    case .remove:
      say(en: "take off instead of putting on", es: "quita en vez de poner", ca: "treu en lloc de posar")
    case .unset: say(en: "forget the choice", es: "olvida lo elegido", ca: "oblida el que s'havia triat")
    case .muscle:
      say(
        en: "only exercises for this muscle",
        es: "solo ejercicios para este músculo",
        ca: "només exercicis per a aquest múscul")
    case .bodyPart:
      say(
        en: "only exercises for this part of the body",
        es: "solo ejercicios para esta parte del cuerpo",
        ca: "només exercicis per a aquesta part del cos")
    case .equipment:
      say(
        en: "only exercises with this equipment",
        es: "solo ejercicios con este material",
        ca: "només exercicis amb aquest material")
    case .countMode:
      say(
        en: "only exercises counted so: reps, duration or distance",
        es: "solo los que se cuentan así: reps, duration o distance",
        ca: "només els que es compten així: reps, duration o distance")
    case .also:
      say(
        en: "a muscle that works too; give it once for each",
        es: "un músculo que también trabaja; una vez por cada uno",
        ca: "un múscul que també hi treballa; un cop per cada un")
    case .implements:
      say(
        en: "2 where a set is done with two of the load, like a pair of dumbbells",
        es: "2 si se hace con dos veces el peso, como un par de mancuernas",
        ca: "2 si es fa amb dos cops el pes, com un parell de manuelles")
    case .sides:
      say(
        en: "one: one side after the other, reps are those of one",
        es: "one: un lado después del otro, con las repeticiones de uno",
        ca: "one: un costat després de l'altre, amb les repeticions d'un")
    case .bodyWeight:
      say(
        en: "how much of the body weight is lifted with it: 64%",
        es: "qué parte del peso corporal se levanta: 64%",
        ca: "quina part del pes corporal s'hi aixeca: 64%")
    case .mine:
      say(
        en: "only exercises of your own",
        es: "solo los ejercicios propios",
        ca: "només els exercicis propis")
    case .limit: say(en: "no more than so many", es: "no más de tantos", ca: "no més de tants")
    case .since: say(en: "from this day on", es: "desde este día", ca: "des d'aquest dia")
    case .until: say(en: "up to this day", es: "hasta este día", ca: "fins aquest dia")
    case .short:
      say(
        en: "one line, for a prompt or a bar",
        es: "una línea, para el prompt o una barra",
        ca: "una línia, per al prompt o una barra")
    case .asPlanned:
      say(
        en: "take the loads as the plan has them",
        es: "toma los pesos tal como están en el plan",
        ca: "agafa els pesos tal com són al pla")
    case .keepPlanned:
      say(
        en: "keep planned sets that are not done",
        es: "conserva las series previstas sin hacer",
        ca: "conserva les sèries previstes sense fer")
    case .wait:
      say(
        en: "wait until it is over, and ring",
        es: "espera a que termine y avisa",
        ca: "espera que s'acabi i avisa")
    case .skip:
      say(en: "end the one under way", es: "termina el que está en marcha", ca: "acaba el que està en marxa")
    case .after:
      say(
        en: "the rest before another exercise",
        es: "el descanso antes de otro ejercicio",
        ca: "el descans abans d'un altre exercici")
    case .by:
      say(
        en: "a line for each week, month or year",
        es: "una línea por semana, mes o año",
        ca: "una línia per setmana, mes o any")
    case .exercise: say(en: "only this exercise", es: "solo este ejercicio", ca: "només aquest exercici")
    case .years:
      say(
        en: "so many years of training, 1 to 30",
        es: "tantos años de entrenamientos, de 1 a 30",
        ca: "tants anys d'entrenaments, d'1 a 30")
    case .routine:
      say(
        en: "change a routine instead of the open workout",
        es: "cambia una rutina en vez del entrenamiento abierto",
        ca: "canvia una rutina en lloc de l'entrenament obert")
    case .from:
      say(
        en: "the workout to take it from: last, last-1, a date",
        es: "el entrenamiento de donde se toma: last, last-1, una fecha",
        ca: "l'entrenament d'on s'agafa: last, last-1, una data")
    case .text:
      say(
        en: "as a text that can be edited and read back",
        es: "como texto que se puede editar y volver a leer",
        ca: "com a text que es pot editar i tornar a llegir")
    case .tag:
      say(
        en: "only what has this tag",
        es: "solo lo que lleva esta etiqueta",
        ca: "només el que porta aquesta etiqueta")
    case .formula:
      say(
        en: "how to estimate: epley, brzycki, lombardi, lander, mayhew …",
        es: "cómo estimar: epley, brzycki, lombardi, lander, mayhew…",
        ca: "com estimar: epley, brzycki, lombardi, lander, mayhew…")
    case .csv:
      say(
        en: "answer as CSV, for spreadsheets",
        es: "responde en CSV, para hojas de cálculo",
        ca: "respon en CSV, per a fulls de càlcul")
    case .list:
      say(
        en: "list what there is, newest first",
        es: "lista lo que hay, lo más reciente primero",
        ca: "llista el que hi ha, el més recent primer")
    case .all: say(en: "of all exercises", es: "de todos los ejercicios", ca: "de tots els exercicis")
    case .metric:
      say(
        en: "what to measure by: e1rm, load, volume, reps …",
        es: "qué medir: e1rm, load, volume, reps…",
        ca: "què mesurar: e1rm, load, volume, reps…")
    case .svg:
      say(
        en: "draw it as a picture into this file too",
        es: "dibújalo también como imagen en este archivo",
        ca: "dibuixa-ho també com a imatge en aquest fitxer")
    }
  }
}
