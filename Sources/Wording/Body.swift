package import Training

extension Words {
  package func bodyPart(_ part: BodyPart) -> String {
    switch part {
    case .waist: say(en: "core", es: "abdomen", ca: "abdomen")
    case .back: say(en: "back", es: "espalda", ca: "esquena")
    case .hips: say(en: "hips", es: "cadera", ca: "malucs")
    case .shoulders: say(en: "shoulders", es: "hombros", ca: "espatlles")
    case .chest: say(en: "chest", es: "pecho", ca: "pit")
    case .upperArms: say(en: "upper arms", es: "brazos", ca: "braços")
    case .lowerArms: say(en: "forearms", es: "antebrazos", ca: "avantbraços")
    case .upperLegs: say(en: "thighs", es: "muslos", ca: "cuixes")
    case .lowerLegs: say(en: "lower legs", es: "pantorrillas", ca: "panxells")
    case .neck: say(en: "neck", es: "cuello", ca: "coll")
    case .cardio: "cardio"
    case .fullBody: say(en: "full body", es: "cuerpo completo", ca: "cos sencer")
    }
  }

  /// Other names for it, recognised but never shown.
  package func otherWords(for part: BodyPart) -> [String] {
    switch language {
    case .english:
      return switch part {
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
    case .spanish:
      return switch part {
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
    case .catalan:
      return switch part {
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
  }

  package func muscle(_ muscle: Muscle) -> String {
    switch muscle {
    case .chest: say(en: "chest", es: "pectoral", ca: "pectoral")
    case .frontDelts: say(en: "front delts", es: "deltoides anterior", ca: "deltoide anterior")
    case .sideDelts: say(en: "side delts", es: "deltoides lateral", ca: "deltoide lateral")
    case .rearDelts: say(en: "rear delts", es: "deltoides posterior", ca: "deltoide posterior")
    case .triceps: say(en: "triceps", es: "tríceps", ca: "tríceps")
    case .biceps: say(en: "biceps", es: "bíceps", ca: "bíceps")
    case .forearms: say(en: "forearms", es: "antebrazos", ca: "avantbraços")
    case .traps: say(en: "traps", es: "trapecio", ca: "trapezi")
    case .lats: say(en: "lats", es: "dorsales", ca: "dorsals")
    case .upperBack: say(en: "upper back", es: "espalda alta", ca: "esquena alta")
    case .lowerBack: say(en: "lower back", es: "lumbares", ca: "lumbars")
    case .abs: say(en: "abs", es: "abdominales", ca: "abdominals")
    case .obliques: say(en: "obliques", es: "oblicuos", ca: "oblics")
    case .glutes: say(en: "glutes", es: "glúteos", ca: "glutis")
    case .quads: say(en: "quads", es: "cuádriceps", ca: "quàdriceps")
    case .hamstrings: say(en: "hamstrings", es: "femorales", ca: "isquiotibials")
    case .adductors: say(en: "adductors", es: "aductores", ca: "adductors")
    case .abductors: say(en: "abductors", es: "abductores", ca: "abductors")
    case .calves: say(en: "calves", es: "gemelos", ca: "bessons")
    case .hipFlexors: say(en: "hip flexors", es: "flexores de cadera", ca: "flexors del maluc")
    case .neck: say(en: "neck", es: "cuello", ca: "coll")
    case .heart: say(en: "heart", es: "corazón", ca: "cor")
    }
  }

  /// Other names for it, recognised but never shown.
  package func otherWords(for muscle: Muscle) -> [String] {
    switch language {
    case .english:
      return switch muscle {
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
      case .hamstrings: ["hams", "hamstring", "hammies"]
      case .adductors: ["inner thigh"]
      case .abductors: ["outer thigh"]
      case .calves: ["calf"]
      case .hipFlexors: ["hip flexor"]
      case .heart: ["cardio"]
      case .neck: []
      }
    case .spanish:
      return switch muscle {
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
    case .catalan:
      return switch muscle {
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
}
