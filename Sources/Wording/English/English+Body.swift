package import Training

extension English {
  package func bodyPart(_ part: BodyPart) -> String {
    switch part {
    case .waist: "core"
    case .back: "back"
    case .hips: "hips"
    case .shoulders: "shoulders"
    case .chest: "chest"
    case .upperArms: "upper arms"
    case .lowerArms: "forearms"
    case .upperLegs: "thighs"
    case .lowerLegs: "lower legs"
    case .neck: "neck"
    case .cardio: "cardio"
    case .fullBody: "full body"
    }
  }

  package func otherWords(for part: BodyPart) -> [String] {
    switch part {
    case .waist: ["waist", "midsection"]
    case .hips: ["hip"]
    case .shoulders: ["shoulder"]
    case .chest: ["pecs"]
    case .upperArms: ["arms", "upper arm"]
    case .lowerArms: ["lower arms", "forearm"]
    case .upperLegs: ["upper legs", "legs", "thigh"]
    case .lowerLegs: ["calves", "lower leg"]
    case .fullBody: ["whole body"]
    case .back, .neck, .cardio: []
    }
  }

  package func muscle(_ muscle: Muscle) -> String {
    switch muscle {
    case .chest: "chest"
    case .frontDelts: "front delts"
    case .sideDelts: "side delts"
    case .rearDelts: "rear delts"
    case .triceps: "triceps"
    case .biceps: "biceps"
    case .forearms: "forearms"
    case .traps: "traps"
    case .lats: "lats"
    case .upperBack: "upper back"
    case .lowerBack: "lower back"
    case .abs: "abs"
    case .obliques: "obliques"
    case .glutes: "glutes"
    case .quads: "quads"
    case .hamstrings: "hamstrings"
    case .adductors: "adductors"
    case .abductors: "abductors"
    case .calves: "calves"
    case .hipFlexors: "hip flexors"
    case .neck: "neck"
    case .heart: "heart"
    }
  }

  package func otherWords(for muscle: Muscle) -> [String] {
    switch muscle {
    case .chest: ["pecs", "pec", "pectorals"]
    case .frontDelts: ["anterior deltoid", "front deltoids", "front shoulders"]
    case .sideDelts: ["lateral deltoid", "side deltoids", "side shoulders", "middle delts"]
    case .rearDelts: ["posterior deltoid", "rear deltoids", "rear shoulders"]
    case .triceps: ["tris"]
    case .biceps: ["bis"]
    case .forearms: ["forearm", "grip"]
    case .traps: ["trapezius"]
    case .lats: ["latissimus dorsi", "lat"]
    case .upperBack: ["rhomboids"]
    case .lowerBack: ["erectors", "spinal erectors"]
    case .abs: ["abdominals", "rectus abdominis"]
    case .obliques: ["oblique"]
    case .glutes: ["glute", "gluteus"]
    case .quads: ["quadriceps", "quad"]
    case .hamstrings: ["hams", "hamstring"]
    case .adductors: ["inner thigh"]
    case .abductors: ["outer thigh"]
    case .calves: ["calf"]
    case .hipFlexors: ["hip flexor"]
    case .heart: ["cardio"]
    case .neck: []
    }
  }
}
