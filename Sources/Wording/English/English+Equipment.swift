package import Training

extension English {
  package func equipment(_ equipment: Equipment) -> String {
    switch equipment {
    case .barbell: "barbell"
    case .dumbbell: "dumbbells"
    case .cable: "cable"
    case .machine: "machine"
    case .smithMachine: "Smith machine"
    case .kettlebell: "kettlebell"
    case .band: "band"
    case .bodyWeight: "body weight"
    case .assisted: "assisted"
    case .weighted: "weighted"
    case .trapBar: "trap bar"
    case .ezBar: "EZ bar"
    case .suspension: "suspension trainer"
    case .medicineBall: "medicine ball"
    case .sled: "sled"
    case .stabilityBall: "stability ball"
    case .wheel: "ab wheel"
    case .rope: "rope"
    case .plate: "plate"
    case .strongman: "strongman"
    case .cardioMachine: "cardio machine"
    case .none: "no equipment"
    }
  }

  package func otherWords(for equipment: Equipment) -> [String] {
    switch equipment {
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
  }
}
