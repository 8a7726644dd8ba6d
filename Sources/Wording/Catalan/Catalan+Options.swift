extension Catalan {
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
    case .limit: "no més de tants"
    case .since: "des d'aquest dia"
    case .until: "fins aquest dia"
    case .short: "una línia, per al prompt o una barra"
    case .years: "tants anys d'entrenaments, d'1 a 30"
    }
  }
}
