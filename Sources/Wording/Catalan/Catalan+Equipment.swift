package import Training

extension Catalan {
  package func equipment(_ equipment: Equipment) -> String {
    switch equipment {
    case .barbell: "barra"
    case .dumbbell: "manuelles"
    case .cable: "politja"
    case .machine: "màquina"
    case .smithMachine: "multipower"
    case .kettlebell: "kettlebell"
    case .band: "banda elàstica"
    case .bodyWeight: "pes corporal"
    case .assisted: "assistit"
    case .weighted: "amb llast"
    case .trapBar: "barra hexagonal"
    case .ezBar: "barra Z"
    case .suspension: "suspensió"
    case .medicineBall: "pilota medicinal"
    case .sled: "trineu"
    case .stabilityBall: "fitball"
    case .wheel: "roda abdominal"
    case .rope: "corda"
    case .plate: "disc"
    case .strongman: "strongman"
    case .cardioMachine: "màquina de cardio"
    case .none: "sense material"
    }
  }

  package func otherWords(for equipment: Equipment) -> [String] {
    switch equipment {
    case .dumbbell: ["manuella", "mancuernes"]
    case .cable: ["politges", "cable"]
    case .machine: ["màquines"]
    case .smithMachine: ["màquina Smith"]
    case .kettlebell: ["kettlebells", "pesa russa"]
    case .band: ["goma", "gomes", "banda"]
    case .assisted: ["assistida", "amb assistència"]
    case .weighted: ["llastat", "llast"]
    case .trapBar: ["trap bar"]
    case .ezBar: ["barra EZ"]
    case .suspension: ["entrenament en suspensió", "anelles"]
    case .stabilityBall: ["pilota de pilates"]
    case .wheel: ["roda"]
    case .rope: ["cordes"]
    case .plate: ["discos"]
    case .cardioMachine: ["màquines de cardio"]
    case .none: ["res", "cap"]
    case .barbell, .bodyWeight, .medicineBall, .sled, .strongman: []
    }
  }
}
