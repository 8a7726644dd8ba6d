/// Everything that is said when something can't be done.
package protocol ErrorWords: PhraseWords, UsageErrorWords, ExerciseErrorWords, WorkoutErrorWords,
  TimeErrorWords, TextErrorWords, EditErrorWords, StorageErrorWords, DamageWords, NotationErrorWords,
  RoutineErrorWords, QuestionWords, OwnExerciseErrorWords, TurnErrorWords, StrengthErrorWords,
  BodyWeightErrorWords, MaximaErrorWords, RecordErrorWords, ChartErrorWords
{}
