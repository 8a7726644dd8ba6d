extension Catalan {
  package func exerciseFact(_ option: OptionName) -> String {
    switch option {
    case .bodyPart: "la part del cos que treballa"
    case .equipment: "el material amb què es fa"
    case .muscle: "un múscul que treballa sobretot; un cop per a cada un"
    case .countMode: "com es compten les sèries: reps, duration o distance"
    default: self.option(option)
    }
  }

  package func option(_ option: OptionName) -> String {
    switch option {
    case .data: "desa el diari en aquesta carpeta"
    case .lang: "parla en aquest idioma"
    case .json: "respon en JSON, per a programes"
    case .color: "quan fer servir colors"
    case .help: "mostra l'ajuda"
    case .version: "mostra la versió"
    case .name: "posa-hi un nom"
    case .at: "quan va ser: 18:30, ahir 18:30, fa 20min"
    case .unit: "la unitat dels pesos que no en porten: kg o lb"
    case .in: "treballa en un entrenament passat en lloc de l'obert"
    case .for: "quant va durar: 1h10min"
    case .yes: "no preguntis"
    case .force: "fes-ho igualment"
    case .output: "escriu en aquest fitxer"
    case .on: "la sèrie o l'exercici on va"
    case .remove: "treu en lloc de posar"
    case .unset: "oblida el que s'havia triat"
    case .muscle: "només exercicis per a aquest múscul"
    case .bodyPart: "només exercicis per a aquesta part del cos"
    case .equipment: "només exercicis amb aquest material"
    case .countMode: "només els que es compten així: reps, duration o distance"
    case .also: "un múscul que també hi treballa; un cop per cada un"
    case .implements: "2 si es fa amb dos cops el pes, com un parell de manuelles"
    case .sides: "one: un costat després de l'altre, amb les repeticions d'un"
    case .bodyWeight: "quina part del pes corporal s'hi aixeca: 64%"
    case .mine: "només els exercicis propis"
    case .limit: "no més de tants"
    case .since: "des d'aquest dia"
    case .until: "fins aquest dia"
    case .short: "una línia, per al prompt o una barra"
    case .asPlanned: "agafa els pesos tal com són al pla"
    case .keepPlanned: "conserva les sèries previstes sense fer"
    case .wait: "espera que s'acabi i avisa"
    case .skip: "acaba el que està en marxa"
    case .after: "el descans abans d'un altre exercici"
    case .by: "una línia per setmana, mes o any"
    case .exercise: "només aquest exercici"
    case .years: "tants anys d'entrenaments, d'1 a 30"
    case .routine: "canvia una rutina en lloc de l'entrenament obert"
    case .from: "l'entrenament d'on s'agafa: last, last-1, una data"
    case .text: "com a text que es pot editar i tornar a llegir"
    case .tag: "només el que porta aquesta etiqueta"
    case .formula: "com estimar: epley, brzycki, lombardi, lander, mayhew…"
    case .csv: "respon en CSV, per a fulls de càlcul"
    case .list: "llista el que hi ha, el més recent primer"
    case .all: "de tots els exercicis"
    case .metric: "què mesurar: e1rm, load, volume, reps…"
    case .svg: "dibuixa-ho també com a imatge en aquest fitxer"
    }
  }
}
