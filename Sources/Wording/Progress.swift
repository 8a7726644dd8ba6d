import Training

extension Words {
  /// Before a bar that shows how many workouts are read.
  package var readingWorkouts: String {
    say(en: "Reading workouts", es: "Leyendo entrenamientos", ca: "Llegint entrenaments")
  }
}
