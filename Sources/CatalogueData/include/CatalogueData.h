#ifndef CATALOGUE_DATA_H
#define CATALOGUE_DATA_H

#include <stddef.h>

/// The bytes of `Data/exercises.csv` as they were when the program was built.
const unsigned char *catalogue_exercises(size_t *count);

/// The bytes of `Data/exercises.es.csv`.
const unsigned char *catalogue_spanish(size_t *count);

/// The bytes of `Data/exercises.ca.csv`.
const unsigned char *catalogue_catalan(size_t *count);

/// The bytes of `Data/instructions.csv`.
const unsigned char *catalogue_instructions(size_t *count);

/// The bytes of `Data/instructions.es.csv`.
const unsigned char *catalogue_instructions_spanish(size_t *count);

/// The bytes of `Data/instructions.ca.csv`.
const unsigned char *catalogue_instructions_catalan(size_t *count);

/// The documents of `Data/routines`, one after the other, each with a zero byte at its end.
const unsigned char *ready_routine_documents(size_t *count);

/// The path of a document below `Data/routines`, by its number in that order; NULL past the last one.
const char *ready_routine_path(size_t index);

/// The bytes of `Data/routines.es.csv`.
const unsigned char *ready_routines_spanish(size_t *count);

/// The bytes of `Data/routines.ca.csv`.
const unsigned char *ready_routines_catalan(size_t *count);

#endif
