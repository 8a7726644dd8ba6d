/// Everything that a person reads, in one language.
///
/// Each topic is a protocol of its own. A language conforms to all of them, so a text that is missing in one
/// language does not compile.
package protocol Words: NumberWords, DateWords, FieldWords, BodyWords, EquipmentWords, ShareWords,
  WorkoutEchoWords, SettingWords, SetEchoWords, OwnExerciseWords, EditEchoWords, RoutineEchoWords,
  RoutineTextWords, LookWords, DemoWords, ProgressWords, TurnEchoWords, LastTimeWords, StartWords,
  ErrorWords, HelpWords, StrengthWords, BodyWeightWords, MaximaWords, ExerciseDetailWords, RecordWords,
  StatisticsWords, ChartWords, ReportWords, Sendable
{}

/// English, as lifters write it; days before months and a 24-hour clock.
package struct English: Words {
  package init() {}
}

/// Spanish, as lifters in Spain write it.
package struct Spanish: Words {
  package init() {}
}

/// Catalan. Apostrophes are the plain `'` of the keyboard throughout.
package struct Catalan: Words {
  package init() {}
}
