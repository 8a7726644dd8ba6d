enum WordingPlaceholder {}
