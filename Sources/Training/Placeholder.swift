enum TrainingPlaceholder {}
