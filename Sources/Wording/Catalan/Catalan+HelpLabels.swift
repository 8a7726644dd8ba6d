extension Catalan {
  package func label(_ label: HelpLabel) -> String {
    switch label {
    case .usage: "Ús"
    case .examples: "Exemples"
    case .parameters: "Paraules"
    case .options: "Opcions"
    case .commands: "Ordres"
    case .globalOptions: "Opcions de totes les ordres"
    case .also: "També"
    case .defaultValue: "per defecte"
    }
  }

  package func section(_ section: HelpSection) -> String {
    switch section {
    case .train: "Entrenar"
    case .look: "Mirar"
    case .keep: "Guardar"
    case .move: "Moure"
    case .tools: "Eines"
    }
  }

  package func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise: "EXERCICI"
    case .set: "SÈRIE"
    case .ref: "REF"
    case .change: "CANVI"
    case .time: "HORA"
    case .duration: "DURADA"
    case .workout: "ENTRENAMENT"
    case .text: "TEXT"
    case .name: "NOM"
    case .tag: "ETIQUETA"
    case .file: "FITXER"
    case .directory: "CARPETA"
    case .unit: "UNITAT"
    case .language: "IDIOMA"
    case .muscle: "MÚSCUL"
    case .bodyPart: "PART"
    case .equipment: "MATERIAL"
    case .countMode: "COM"
    case .number: "NOMBRE"
    case .date: "DATA"
    case .when: "QUAN"
    case .command: "ORDRE"
    case .setting: "AJUST"
    case .value: "VALOR"
    case .position: "POSICIÓ"
    }
  }

  package func meaning(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise: "el seu nom, un tros del nom, o id:32"
    case .set: "repeticions@pes: 8@100kg, 3x8@100kg, 60s"
    case .ref: "banca.2 és una sèrie, .2 una de l'exercici en què estàs, banca un exercici"
    case .change: "el que canvia: 9, @105, 9@105, rpe8, +2.5"
    case .time: "18:30, ahir 18:30, 2026-11-20 18:30, fa 20min"
    case .duration: "90s, 45min, 1h10min"
    case .workout: "últim, últim-1, avui, una data o el començament d'un id"
    case .text: "qualsevol text; entre cometes si té signes com ' o ?"
    case .name: "qualsevol nom; entre cometes si té espais"
    case .tag: "una sola paraula"
    case .file: "un camí; - és la sortida estàndard"
    case .directory: "una carpeta"
    case .unit: "kg o lb"
    case .language: "en, es o ca"
    case .muscle: "quàdriceps, dorsals, bíceps …"
    case .bodyPart: "pit, esquena, cuixes …"
    case .equipment: "barra, manuelles, politja …"
    case .countMode: "reps, duration o distance"
    case .number: "un nombre enter"
    case .date: "2026-11-20"
    case .when: "auto, always o never"
    case .command: "el nom d'una ordre"
    case .setting: "unit, language o data"
    case .value: "el que val a partir d'ara"
    case .position: "el seu nou lloc: 1 és el primer"
    }
  }
}
