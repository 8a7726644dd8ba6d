#ifndef CATALOGUE_DATA_H
#define CATALOGUE_DATA_H

#include <stddef.h>

/// The bytes of `Data/exercises.csv` as they were when the program was built.
const unsigned char *catalogue_exercises(size_t *count);

/// The bytes of `Data/exercises.es.csv`.
const unsigned char *catalogue_spanish(size_t *count);

/// The bytes of `Data/exercises.ca.csv`.
const unsigned char *catalogue_catalan(size_t *count);

#endif
