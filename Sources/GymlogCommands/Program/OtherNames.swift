import Wording

/// The names of a command in Spanish and Catalan, the one to offer first.
///
/// They work in every language, without accents too; an English command always wins. Two commands may share a name: the rest
/// of the line decides between them (`FirstWords`).
struct OtherNames {
  let spanish: [String]
  let catalan: [String]

  private init(_ spanish: [String], _ catalan: [String]) { (self.spanish, self.catalan) = (spanish, catalan) }

  var all: [String] { spanish + catalan }

  func names(in language: Language) -> [String] {
    switch language {
    case .english: []
    case .spanish: spanish
    case .catalan: catalan
    }
  }

  /// The table, of at most three words each.
  static func of(_ command: CommandName) -> OtherNames {
    switch command {
    case .start:
      .init(
        ["empezar", "empieza", "empiezo", "comenzar", "comienza", "comienzo", "iniciar"],
        ["començar", "comença", "començo", "iniciar"])
    case .repeat: .init(["repetir", "repite"], ["repetir", "repeteix"])
    case .log:
      .init(
        ["apuntar", "apunta", "anotar", "anota", "registrar", "registra"],
        ["apuntar", "apunta", "anotar", "anota", "registrar", "registra"])
    case .done: .init(["hecho", "hecha", "hechos", "hechas"], ["fet", "feta", "fets", "fetes"])
    case .again:
      .init(
        ["otra vez", "otra más", "otra", "repetir", "repite"],
        ["una altra", "altra", "una altra més", "un altre cop", "repetir", "repeteix"])
    case .edit:
      .init(
        ["editar", "edita", "cambiar", "cambia", "corregir", "corrige", "modificar", "modifica"],
        ["editar", "edita", "canviar", "canvia", "corregir", "corregeix", "modificar", "modifica"])
    case .add: .init(["añadir", "añade", "agregar", "agrega"], ["afegir", "afegeix"])
    case .swap:
      .init(
        ["sustituir", "sustituye", "cambiar", "cambia", "intercambiar"],
        ["substituir", "substitueix", "canviar", "canvia", "intercanviar"])
    case .move: .init(["mover", "mueve"], ["moure", "mou"])
    case .remove:
      .init(
        ["quitar", "quita", "borrar", "borra", "eliminar", "elimina", "sacar", "saca"],
        ["treure", "treu", "esborrar", "esborra", "eliminar", "elimina"])
    case .todo: .init(["pendiente", "por hacer"], ["pendent", "per fer"])
    case .skip: .init(["saltar", "salta", "saltarse"], ["saltar", "salta", "saltar-se"])
    case .superset:
      .init(
        ["superserie", "superseries", "biserie", "triserie"],
        ["superserie", "supersèrie", "superseries", "biserie", "bisèrie", "triserie", "trisèrie"])
    case .rest: .init(["descanso", "descansar", "descansa"], ["descans", "descansar", "descansa"])
    case .grow:
      .init(
        ["progresión", "progresar", "aumento", "aumentar"],
        ["progressió", "progressar", "augment", "augmentar"])
    case .note: .init(["nota"], ["nota"])
    case .tag: .init(["etiqueta", "etiquetar"], ["etiqueta", "etiquetar"])
    case .pause: .init(["pausa", "pausar"], ["pausa", "pausar"])
    case .resume:
      .init(
        ["seguir", "sigue", "continuar", "continúa", "reanudar", "reanuda"],
        ["seguir", "segueix", "continuar", "continua", "reprendre", "reprèn"])
    case .finish:
      .init(
        [
          "acabar", "acaba", "terminar", "termina", "finalizar", "finaliza", "fin", "he acabado",
          "he terminado", "ya he acabado", "ya he terminado", "acabé", "terminé", "ya acabé", "ya terminé",
        ],
        ["acabar", "acaba", "finalitzar", "finalitza", "fi", "he acabat", "hem acabat", "ja he acabat"])
    case .discard: .init(["descartar", "descarta"], ["descartar", "descarta"])
    case .reopen: .init(["reabrir", "reabre"], ["reobrir", "reobre"])
    case .status:
      .init(
        ["estado", "qué toca", "qué toca hoy", "qué toca ahora"],
        ["estat", "què toca", "què toca avui", "què toca ara"])
    case .list:
      .init(
        ["lista", "listar", "entrenamientos", "workouts"],
        ["llista", "llistar", "entrenaments"])
    case .show:
      .init(
        ["ver", "mostrar", "muestra", "enseñar", "qué hice"],
        ["veure", "mostrar", "mostra", "ensenyar", "què vaig fer"])
    case .history: .init(["historial", "historia"], ["historial", "històric", "història"])
    case .records:
      .init(
        ["récords", "récord", "marcas"],
        ["rècords", "rècord", "marques"])
    case .stats: .init(["estadísticas", "estadística"], ["estadístiques", "estadística"])
    case .max: .init(["máximos", "máximo"], ["màxims", "màxim"])
    case .tags: .init(["etiquetas"], ["etiquetes"])
    case .progress: .init(["progreso", "evolución"], ["progrés", "evolució"])
    case .calendar: .init(["calendario"], ["calendari"])
    case .muscles: .init(["músculos"], ["músculs"])
    case .compare: .init(["comparar", "compara"], ["comparar", "compara"])
    case .year: .init(["año"], ["any"])
    case .report: .init(["informe"], ["informe"])
    case .delete:
      .init(["borrar", "borra", "eliminar", "elimina"], ["esborrar", "esborra", "eliminar", "elimina"])
    case .exercises:
      .init(["ejercicios", "lista de ejercicios"], ["exercicis", "llista exercicis", "llista d'exercicis"])
    case .exerciseShow:
      .init(
        [
          "ejercicio", "ver ejercicio", "ejercicio ver", "ejercicio muestra", "ejercicio mostrar",
          "muestra ejercicio",
        ],
        [
          "exercici", "veure exercici", "exercici veure", "exercici mostra", "exercici mostrar",
          "mostra exercici",
        ])
    case .exerciseNew: .init(["ejercicio nuevo", "nuevo ejercicio"], ["exercici nou", "nou exercici"])
    case .exerciseEdit:
      .init(["ejercicio editar", "editar ejercicio"], ["exercici editar", "editar exercici"])
    case .exerciseDelete:
      .init(["ejercicio borrar", "borrar ejercicio"], ["exercici esborrar", "esborrar exercici"])
    case .exerciseAlias: .init(["ejercicio alias"], ["exercici àlies"])
    case .exerciseMerge: .init(["ejercicio unir", "unir ejercicios"], ["exercici unir", "unir exercicis"])
    case .exerciseMap: .init(["ejercicio importado"], ["exercici importat"])
    case .routines: .init(["rutinas"], ["rutines"])
    case .routineShow:
      .init(
        ["rutina", "ver rutina", "rutina ver", "rutina muestra", "rutina mostrar", "muestra rutina"],
        ["rutina", "veure rutina", "rutina veure", "rutina mostra", "rutina mostrar", "mostra rutina"])
    case .routineNew:
      .init(
        ["rutina nueva", "nueva rutina", "rutina crear", "crear rutina", "rutina crea", "crea rutina"],
        ["rutina nova", "nova rutina", "rutina crear", "crear rutina", "rutina crea", "crea rutina"])
    case .routineEdit: .init(["rutina editar", "editar rutina"], ["rutina editar", "editar rutina"])
    case .routineCopy: .init(["rutina copiar", "copiar rutina"], ["rutina copiar", "copiar rutina"])
    case .routineRename:
      .init(["rutina renombrar", "renombrar rutina"], ["rutina reanomenar", "reanomenar rutina"])
    case .routineDelete: .init(["rutina borrar", "borrar rutina"], ["rutina esborrar", "esborrar rutina"])
    case .activityAdd:
      .init(["actividad añadir", "añadir actividad"], ["activitat afegir", "afegir activitat"])
    case .activityImport:
      .init(["actividad importar", "importar actividad"], ["activitat importar", "importar activitat"])
    case .activityRecord:
      .init(["actividad grabar", "grabar actividad"], ["activitat enregistrar", "enregistrar activitat"])
    case .activityList: .init(["actividades", "actividad lista"], ["activitats", "activitat llista"])
    case .activityShow:
      .init(
        ["actividad", "ver actividad", "actividad ver", "actividad muestra", "actividad mostrar"],
        ["activitat", "veure activitat", "activitat veure", "activitat mostra", "activitat mostrar"])
    case .activityEdit:
      .init(["actividad editar", "editar actividad"], ["activitat editar", "editar activitat"])
    case .activityDelete:
      .init(["actividad borrar", "borrar actividad"], ["activitat esborrar", "esborrar activitat"])
    case .activitySplits: .init(["actividad parciales", "parciales"], ["activitat parcials", "parcials"])
    case .activityCompare:
      .init(["actividad comparar", "comparar actividades"], ["activitat comparar", "comparar activitats"])
    case .activitySimilar: .init(["actividad parecidas"], ["activitat semblants"])
    case .activityExport:
      .init(["actividad exportar", "exportar actividad"], ["activitat exportar", "exportar activitat"])
    case .calories: .init(["calorías"], ["calories"])
    case .zones: .init(["zonas"], ["zones"])
    case .profile: .init(["perfil"], ["perfil"])
    case .share: .init(["compartir", "comparte"], ["compartir", "comparteix"])
    case .import: .init(["importar", "importa"], ["importar", "importa"])
    case .undo: .init(["deshacer", "deshaz"], ["desfer", "desfés"])
    case .export: .init(["exportar", "exporta"], ["exportar", "exporta"])
    case .redo: .init(["rehacer", "rehaz"], ["refer", "refés"])
    case .sync: .init(["sincronizar", "sincroniza"], ["sincronitzar", "sincronitza"])
    case .check: .init(["comprobar", "comprueba", "revisar"], ["comprovar", "comprova", "revisar"])
    case .oneRepMax: .init([], [])
    case .trainingMax: .init(["máximo de entrenamiento"], ["màxim d'entrenament"])
    case .body: .init(["peso", "me he pesado", "he pesado"], ["pes", "m'he pesat", "he pesat", "em peso"])
    case .config:
      .init(["configuración", "configurar", "ajustes"], ["configuració", "configurar", "ajustos"])
    case .merge: .init(["unir", "une", "juntar", "junta"], ["unir", "uneix", "ajuntar", "ajunta"])
    case .split:
      .init(["dividir", "divide", "separar", "separa"], ["dividir", "divideix", "separar", "separa"])
    case .completions: .init(["autocompletado"], ["autocompleció"])
    case .demo: .init(["demostración"], ["demostració"])
    case .help: .init(["ayuda"], ["ajuda"])
    case .version: .init(["versión"], ["versió"])
    }
  }

  /// The names of options in Spanish and Catalan, without accents and hyphens, by their own name.
  static let options: KeyValuePairs<String, [String]> = [
    "name": ["nombre", "nom"], "yes": ["si"], "force": ["forzar", "forcar"],
    "replace": ["sustituir", "reemplazar", "substituir"],
    "all": ["todo", "todos", "tot", "tots"],
    "since": ["desde"], "until": ["hasta", "fins"], "tag": ["etiqueta"],
    "remove": ["quitar", "treure"],
    "limit": ["limite"], "routine": ["rutina"], "in": ["en", "a"], "unit": ["unidad", "unitat"],
    "at": ["hora"], "for": ["durante", "durant"], "help": ["ayuda", "ajuda"],
    "output": ["salida", "sortida"],
    "by": ["por", "per"], "list": ["lista", "llista"],
  ]

  /// The names of options' values in Spanish and Catalan, without accents, by the option and the value.
  static let values: [String: KeyValuePairs<String, [String]>] = [
    "sex": ["man": ["hombre", "home"], "woman": ["mujer", "dona"]],
    "by": ["week": ["semana", "setmana"], "month": ["mes"], "year": ["ano", "any"]],
    "build": [
      "small": ["pequena", "petita"], "medium": ["media", "mitjana"], "robust": ["robusta"],
    ],
  ]

  /// The commands that some words name, without accents and case.
  static func commands(named words: some Collection<String>) -> [CommandName] {
    let typed = words.map { Recognition.folded($0) }
    if typed.contains("") { return [] }
    return CommandName.allCases.filter { command in
      of(command).all.contains { $0.split(separator: " ").map { Recognition.folded($0) } == typed }
    }
  }
}
