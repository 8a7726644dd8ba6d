extension Catalan {
  package var overviewHelp: HelpText {
    HelpText(
      "el teu diari d'entrenament de força al terminal",
      [
        #"gymlog start --name "Cames""#: "comença un entrenament",
        "gymlog log esquat 10@40kgw 3x8@100kg": "una d'escalfament i tres d'efectives",
        "gymlog 8@102.5": "una altra sèrie del mateix exercici",
        "gymlog": "per on vas i què toca ara",
        "gymlog finish": "acaba l'entrenament",
      ],
      "Una sèrie és repeticions@pes. Com s'escriuen les sèries: gymlog help log",
      "Tot es desa en fitxers de text teus, un document JSON per sèrie.")
  }
}
