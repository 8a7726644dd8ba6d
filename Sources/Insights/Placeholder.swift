enum InsightsPlaceholder {}
