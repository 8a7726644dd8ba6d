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
    case .span: "PERÍODE"
    case .position: "POSICIÓ"
    case .alias: "ÀLIES"
    case .sides: "COSTATS"
    case .percent: "PERCENTATGE"
    case .routine: "RUTINA"
    case .growth: "PROGRÉS"
    case .formula: "FÓRMULA"
    case .weight: "PES"
    case .period: "PERÍODE"
    case .metric: "MESURA"
    case .side: "A"
    case .otherSide: "B"
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
    case .setting: "unit, language, rest, rest-after, left-open, formula o data"
    case .value: "el que val a partir d'ara"
    case .span: "week, month o year"
    case .position: "el seu nou lloc: 1 és el primer"
    case .alias: "un nom curt, en una paraula o entre cometes"
    case .sides: "both (tots dos) o one (un)"
    case .percent: "de 0% a 100%"
    case .routine: "el nom, una part, o el principi de l'identificador"
    case .growth: "+2.5kg, o + per al pes següent; després -15% i 3x"
    case .formula: "epley, brzycki, lombardi, lander, mayhew, oconner o wathan"
    case .weight: "81,5, 81,5kg, 180lb"
    case .period: "un any o un mes: 2026, 2026-11"
    case .metric: "e1rm, load, volume, reps, time o distance"
    case .side: "un entrenament, un mes o un any: last, 2026-11, 2026"
    case .otherSide: "amb què es compara"
    }
  }
}
