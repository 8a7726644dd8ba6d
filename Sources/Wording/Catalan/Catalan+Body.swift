package import Training

extension Catalan {
  package func bodyPart(_ part: BodyPart) -> String {
    switch part {
    case .waist: "abdomen"
    case .back: "esquena"
    case .hips: "malucs"
    case .shoulders: "espatlles"
    case .chest: "pit"
    case .upperArms: "braços"
    case .lowerArms: "avantbraços"
    case .upperLegs: "cuixes"
    case .lowerLegs: "panxells"
    case .neck: "coll"
    case .cardio: "cardio"
    case .fullBody: "cos sencer"
    }
  }

  package func otherWords(for part: BodyPart) -> [String] {
    switch part {
    case .waist: ["core", "cintura", "zona mitjana"]
    case .hips: ["maluc"]
    case .shoulders: ["espatlla"]
    case .upperArms: ["braç"]
    case .lowerArms: ["avantbraç"]
    case .upperLegs: ["cuixa", "cames", "cama"]
    case .lowerLegs: ["panxell", "bessons"]
    case .fullBody: ["tot el cos"]
    case .back, .chest, .neck, .cardio: []
    }
  }

  package func muscle(_ muscle: Muscle) -> String {
    switch muscle {
    case .chest: "pectoral"
    case .frontDelts: "deltoide anterior"
    case .sideDelts: "deltoide lateral"
    case .rearDelts: "deltoide posterior"
    case .triceps: "tríceps"
    case .biceps: "bíceps"
    case .forearms: "avantbraços"
    case .traps: "trapezi"
    case .lats: "dorsals"
    case .upperBack: "esquena alta"
    case .lowerBack: "lumbars"
    case .abs: "abdominals"
    case .obliques: "oblics"
    case .glutes: "glutis"
    case .quads: "quàdriceps"
    case .hamstrings: "isquiotibials"
    case .adductors: "adductors"
    case .abductors: "abductors"
    case .calves: "bessons"
    case .hipFlexors: "flexors del maluc"
    case .neck: "coll"
    case .heart: "cor"
    }
  }

  package func otherWords(for muscle: Muscle) -> [String] {
    switch muscle {
    case .chest: ["pit", "pectorals"]
    case .frontDelts: ["espatlla anterior", "deltoide frontal"]
    case .sideDelts: ["espatlla lateral", "deltoide mitjà"]
    case .rearDelts: ["espatlla posterior"]
    case .forearms: ["avantbraç", "agafada"]
    case .traps: ["trapezis"]
    case .lats: ["dorsal", "dorsal ample"]
    case .upperBack: ["romboides"]
    case .lowerBack: ["lumbar", "esquena baixa", "zona lumbar"]
    case .abs: ["abdominal", "abdomen", "recte abdominal"]
    case .obliques: ["oblic"]
    case .glutes: ["gluti"]
    case .hamstrings: ["isquios", "femorals", "femoral"]
    case .adductors: ["adductor"]
    case .abductors: ["abductor"]
    case .calves: ["bessó", "panxells", "panxell"]
    case .hipFlexors: ["psoes"]
    case .heart: ["cardio"]
    case .triceps, .biceps, .quads, .neck: []
    }
  }
}
