import Wording

/// The options that every command has, or that several share; the raw value is the long name. An option of one command is
/// declared there, with its help.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case data, lang, json, color, help, version
  case name, at, date, yes, force, output, on, remove, since, until, tag, exercise, routine, csv, all
  case asPlanned = "as-planned"
}

extension Words {
  /// The help of a shared option.
  func option(_ option: OptionName) -> String {
    switch option {
    case .data:
      say(
        en: "use the logbook in this folder",
        es: "usa el diario de esta carpeta",
        ca: "fes servir el diari d'aquesta carpeta")
    case .lang: say(en: "output language", es: "usa este idioma", ca: "fes servir aquest idioma")
    case .json:
      say(en: "print JSON", es: "muestra el resultado en JSON", ca: "mostra el resultat en JSON")
    case .color: say(en: "when to use colours", es: "cuándo usar colores", ca: "quan fer servir colors")
    case .help: say(en: "show help", es: "muestra la ayuda", ca: "mostra l'ajuda")
    case .version: say(en: "show the version", es: "muestra la versión", ca: "mostra la versió")
    case .name: say(en: "set its name", es: "ponle un nombre", ca: "posa-hi un nom")
    case .at:
      say(
        en: "18:30, 6pm, yesterday 18:30, 20min ago", es: "18:30, ayer 18:30, hace 20min",
        ca: "18:30, ahir 18:30, fa 20min")
    case .date:
      say(en: "the day of the workout", es: "el día del entrenamiento", ca: "el dia de l'entrenament")
    case .yes:
      say(en: "don't ask for confirmation", es: "no pidas confirmación", ca: "no demanis confirmació")
    case .force:
      say(
        en: "accept unusual values", es: "acepta valores poco habituales",
        ca: "accepta valors poc habituals")
    case .output:
      say(en: "write to this file", es: "guárdalo en este archivo", ca: "desa-ho en aquest fitxer")
    case .on:
      say(
        en: "the set or exercise it applies to",
        es: "la serie o el ejercicio al que se aplica",
        ca: "la sèrie o l'exercici al qual s'aplica")
    case .remove:
      say(en: "remove instead of adding", es: "quita en vez de añadir", ca: "treu en lloc d'afegir")
    case .since: say(en: "from this day on", es: "desde este día", ca: "des d'aquest dia")
    case .until: say(en: "up to this day", es: "hasta este día", ca: "fins aquest dia")
    case .tag:
      say(
        en: "only those with this tag",
        es: "solo lo que lleva esta etiqueta",
        ca: "només el que porta aquesta etiqueta")
    case .exercise:
      say(en: "only this exercise", es: "solo este ejercicio", ca: "només aquest exercici")
    case .routine:
      say(
        en: "only those started from this routine", es: "solo los empezados con esta rutina",
        ca: "només els començats amb aquesta rutina")
    case .csv:
      say(
        en: "print CSV, for spreadsheets",
        es: "muestra el resultado en CSV, para hojas de cálculo",
        ca: "mostra el resultat en CSV, per a fulls de càlcul")
    case .all: say(en: "for all exercises", es: "de todos los ejercicios", ca: "de tots els exercicis")
    case .asPlanned:
      say(en: "use the planned loads", es: "usa los pesos previstos", ca: "fes servir els pesos previstos")
    }
  }
}
