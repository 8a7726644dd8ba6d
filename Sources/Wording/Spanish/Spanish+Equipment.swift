package import Training

extension Spanish {
  package func equipment(_ equipment: Equipment) -> String {
    switch equipment {
    case .barbell: "barra"
    case .dumbbell: "mancuernas"
    case .cable: "polea"
    case .machine: "máquina"
    case .smithMachine: "multipower"
    case .kettlebell: "kettlebell"
    case .band: "banda elástica"
    case .bodyWeight: "peso corporal"
    case .assisted: "asistido"
    case .weighted: "con lastre"
    case .trapBar: "barra hexagonal"
    case .ezBar: "barra Z"
    case .suspension: "suspensión"
    case .medicineBall: "balón medicinal"
    case .sled: "trineo"
    case .stabilityBall: "fitball"
    case .wheel: "rueda abdominal"
    case .rope: "cuerda"
    case .plate: "disco"
    case .strongman: "strongman"
    case .cardioMachine: "máquina de cardio"
    case .none: "sin material"
    }
  }

  package func otherWords(for equipment: Equipment) -> [String] {
    switch equipment {
    case .dumbbell: ["mancuerna"]
    case .cable: ["poleas", "cable"]
    case .machine: ["máquinas"]
    case .smithMachine: ["máquina Smith"]
    case .kettlebell: ["kettlebells", "pesa rusa"]
    case .band: ["goma", "gomas", "banda"]
    case .assisted: ["asistida", "con asistencia"]
    case .weighted: ["lastrado", "lastre"]
    case .trapBar: ["trap bar"]
    case .ezBar: ["barra EZ"]
    case .suspension: ["entrenamiento en suspensión", "anillas"]
    case .stabilityBall: ["pelota de pilates"]
    case .wheel: ["rueda"]
    case .rope: ["cuerdas", "comba"]
    case .plate: ["discos"]
    case .cardioMachine: ["máquinas de cardio"]
    case .none: ["nada", "ninguno"]
    case .barbell, .bodyWeight, .medicineBall, .sled, .strongman: []
    }
  }
}
