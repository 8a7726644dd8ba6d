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
