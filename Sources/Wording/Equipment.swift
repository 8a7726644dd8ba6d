package import Training

extension Words {
  /// What it is called.
  package func equipment(_ equipment: Equipment) -> String {
    switch equipment {
    case .barbell: say(en: "barbell", es: "barra", ca: "barra")
    case .dumbbell: say(en: "dumbbells", es: "mancuernas", ca: "manuelles")
    case .cable: say(en: "cable", es: "polea", ca: "politja")
    case .machine: say(en: "machine", es: "máquina", ca: "màquina")
    case .smithMachine: say(en: "Smith machine", es: "multipower", ca: "multipower")
    case .kettlebell: "kettlebell"
    case .band: say(en: "band", es: "banda elástica", ca: "banda elàstica")
    case .bodyWeight: say(en: "body weight", es: "peso corporal", ca: "pes corporal")
    case .assisted: say(en: "assisted", es: "asistido", ca: "assistit")
    case .weighted: say(en: "weighted", es: "con lastre", ca: "amb llast")
    case .trapBar: say(en: "trap bar", es: "barra hexagonal", ca: "barra hexagonal")
    case .ezBar: say(en: "EZ bar", es: "barra Z", ca: "barra Z")
    case .suspension: say(en: "suspension trainer", es: "suspensión", ca: "suspensió")
    case .medicineBall: say(en: "medicine ball", es: "balón medicinal", ca: "pilota medicinal")
    case .sled: say(en: "sled", es: "trineo", ca: "trineu")
    case .stabilityBall: say(en: "stability ball", es: "fitball", ca: "fitball")
    case .wheel: say(en: "ab wheel", es: "rueda abdominal", ca: "roda abdominal")
    case .rope: say(en: "rope", es: "cuerda", ca: "corda")
    case .plate: say(en: "plate", es: "disco", ca: "disc")
    case .strongman: "strongman"
    case .cardioMachine: say(en: "cardio machine", es: "máquina de cardio", ca: "màquina de cardio")
    case .none: say(en: "no equipment", es: "sin material", ca: "sense material")
    }
  }

  /// What else people call it; read, never shown.
  package func otherWords(for equipment: Equipment) -> [String] {
    switch language {
    case .english:
      return switch equipment {
      case .dumbbell: ["dumbbell", "DB"]
      case .cable: ["cables", "pulley"]
      case .machine: ["machines"]
      case .smithMachine: ["smith"]
      case .kettlebell: ["kettlebells", "KB"]
      case .band: ["bands", "resistance band"]
      case .assisted: ["assistance"]
      case .trapBar: ["hex bar"]
      case .ezBar: ["curl bar"]
      case .suspension: ["suspension", "TRX", "rings", "gymnastic rings"]
      case .medicineBall: ["med ball"]
      case .sled: ["prowler"]
      case .stabilityBall: ["Swiss ball", "exercise ball"]
      case .wheel: ["wheel", "ab roller"]
      case .rope: ["ropes", "battle rope", "jump rope"]
      case .plate: ["plates", "weight plate"]
      case .cardioMachine: ["cardio machines"]
      case .none: ["none"]
      case .barbell, .bodyWeight, .weighted, .strongman: []
      }
    case .spanish:
      return switch equipment {
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
    case .catalan:
      return switch equipment {
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
}
