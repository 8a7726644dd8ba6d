#include "CatalogueData.h"

static const unsigned char exercises[] = {
#embed "../../Data/exercises.csv"
};

static const unsigned char spanish[] = {
#embed "../../Data/exercises.es.csv"
};

static const unsigned char catalan[] = {
#embed "../../Data/exercises.ca.csv"
};

static const unsigned char instructions[] = {
#embed "../../Data/instructions.csv"
};

static const unsigned char instructions_spanish[] = {
#embed "../../Data/instructions.es.csv"
};

static const unsigned char instructions_catalan[] = {
#embed "../../Data/instructions.ca.csv"
};

static const unsigned char replaced[] = {
#embed "../../Data/replaced.csv"
};

static const unsigned char words[] = {
#embed "../../Data/words.csv"
};

static const unsigned char routines_spanish[] = {
#embed "../../Data/routines.es.csv"
};

static const unsigned char routines_catalan[] = {
#embed "../../Data/routines.ca.csv"
};

const unsigned char *catalogue_exercises(size_t *count) {
  *count = sizeof exercises;
  return exercises;
}

const unsigned char *catalogue_spanish(size_t *count) {
  *count = sizeof spanish;
  return spanish;
}

const unsigned char *catalogue_catalan(size_t *count) {
  *count = sizeof catalan;
  return catalan;
}

const unsigned char *catalogue_instructions(size_t *count) {
  *count = sizeof instructions;
  return instructions;
}

const unsigned char *catalogue_instructions_spanish(size_t *count) {
  *count = sizeof instructions_spanish;
  return instructions_spanish;
}

const unsigned char *catalogue_instructions_catalan(size_t *count) {
  *count = sizeof instructions_catalan;
  return instructions_catalan;
}

const unsigned char *catalogue_replaced(size_t *count) {
  *count = sizeof replaced;
  return replaced;
}

const unsigned char *catalogue_words(size_t *count) {
  *count = sizeof words;
  return words;
}

const unsigned char *ready_routines_spanish(size_t *count) {
  *count = sizeof routines_spanish;
  return routines_spanish;
}

const unsigned char *ready_routines_catalan(size_t *count) {
  *count = sizeof routines_catalan;
  return routines_catalan;
}
