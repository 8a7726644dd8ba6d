enum InterchangePlaceholder {}
