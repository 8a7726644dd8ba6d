package import Training

extension Spanish {
  package func bodyPart(_ part: BodyPart) -> String {
    switch part {
    case .waist: "abdomen"
    case .back: "espalda"
    case .hips: "cadera"
    case .shoulders: "hombros"
    case .chest: "pecho"
    case .upperArms: "brazos"
    case .lowerArms: "antebrazos"
    case .upperLegs: "muslos"
    case .lowerLegs: "pantorrillas"
    case .neck: "cuello"
    case .cardio: "cardio"
    case .fullBody: "cuerpo completo"
    }
  }

  package func otherWords(for part: BodyPart) -> [String] {
    switch part {
    case .waist: ["core", "cintura", "zona media"]
    case .hips: ["caderas"]
    case .shoulders: ["hombro"]
    case .upperArms: ["brazo"]
    case .lowerArms: ["antebrazo"]
    case .upperLegs: ["muslo", "piernas", "pierna"]
    case .lowerLegs: ["pantorrilla", "gemelos"]
    case .fullBody: ["cuerpo entero", "todo el cuerpo"]
    case .back, .chest, .neck, .cardio: []
    }
  }

  package func muscle(_ muscle: Muscle) -> String {
    switch muscle {
    case .chest: "pectoral"
    case .frontDelts: "deltoides anterior"
    case .sideDelts: "deltoides lateral"
    case .rearDelts: "deltoides posterior"
    case .triceps: "tríceps"
    case .biceps: "bíceps"
    case .forearms: "antebrazos"
    case .traps: "trapecio"
    case .lats: "dorsales"
    case .upperBack: "espalda alta"
    case .lowerBack: "lumbares"
    case .abs: "abdominales"
    case .obliques: "oblicuos"
    case .glutes: "glúteos"
    case .quads: "cuádriceps"
    case .hamstrings: "femorales"
    case .adductors: "aductores"
    case .abductors: "abductores"
    case .calves: "gemelos"
    case .hipFlexors: "flexores de cadera"
    case .neck: "cuello"
    case .heart: "corazón"
    }
  }

  package func otherWords(for muscle: Muscle) -> [String] {
    switch muscle {
    case .chest: ["pecho", "pectorales"]
    case .frontDelts: ["hombro anterior", "deltoides frontal"]
    case .sideDelts: ["hombro lateral", "deltoides medio"]
    case .rearDelts: ["hombro posterior"]
    case .forearms: ["antebrazo", "agarre"]
    case .traps: ["trapecios"]
    case .lats: ["dorsal", "dorsal ancho"]
    case .upperBack: ["romboides"]
    case .lowerBack: ["lumbar", "espalda baja", "zona lumbar"]
    case .abs: ["abdominal", "abdomen", "recto abdominal"]
    case .obliques: ["oblicuo"]
    case .glutes: ["glúteo"]
    case .hamstrings: ["femoral", "isquios", "isquiosurales", "isquiotibiales"]
    case .adductors: ["aductor"]
    case .abductors: ["abductor"]
    case .calves: ["gemelo", "pantorrillas", "pantorrilla"]
    case .hipFlexors: ["flexores de la cadera", "psoas"]
    case .heart: ["cardio"]
    case .triceps, .biceps, .quads, .neck: []
    }
  }
}
