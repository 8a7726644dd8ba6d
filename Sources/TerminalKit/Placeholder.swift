enum TerminalKitPlaceholder {}
