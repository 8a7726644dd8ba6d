#include "CatalogueData.h"

static const unsigned char exercises[] = {
#embed "../../Data/exercises.csv"
};

const unsigned char *catalogue_exercises(size_t *count) {
  *count = sizeof exercises;
  return exercises;
}
