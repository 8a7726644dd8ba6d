#ifndef CATALOGUE_DATA_H
#define CATALOGUE_DATA_H

#include <stddef.h>

/// The bytes of `Data/exercises.csv`, embedded at build time, like all files below.
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

/// The bytes of `Data/replaced.csv`.
const unsigned char *catalogue_replaced(size_t *count);

/// The documents of `Data/routines`, each followed by a zero byte.
const unsigned char *ready_routine_documents(size_t *count);

/// The path of a document, relative to `Data/routines`, by its index in that order; NULL past the last one.
const char *ready_routine_path(size_t index);

/// The bytes of `Data/words.csv`.
const unsigned char *catalogue_words(size_t *count);

/// The bytes of `Data/routines.es.csv`.
const unsigned char *ready_routines_spanish(size_t *count);

/// The bytes of `Data/routines.ca.csv`.
const unsigned char *ready_routines_catalan(size_t *count);

#endif
