extension Catalan {
  package var oneRepMaxHelp: HelpText {
    HelpText(
      "Estima l'1RM a partir d'una sèrie",
      [
        "gymlog 1rm 5@100kg": "amb set fórmules, i els pesos per a 1 a 20 repeticions",
        "gymlog 1rm 3@100kg rpe8": "les repeticions en reserva hi compten",
        "gymlog 1rm dominada 8@+20kg": "d'un exercici que mou el cos",
        "gymlog 1rm 5@100kg --formula wathan": "una altra fórmula primer",
      ],
      "La fórmula és la d'Epley si no en tries una altra per sempre: gymlog config formula brzycki. Una sola repetició és "
        + "el que has aixecat, amb totes.",
      "Els pesos s'arrodoneixen a dècimes, no als teus discos; --json i --csv els donen amb mil·lèsimes. D'un parell de "
        + "manuelles és el pes d'una.",
      "Amb més de 10 repeticions, comptant-hi les que queden en reserva, l'estimació és aproximada i porta ~.",
      "Amb el cos, el que es mou és el teu pes corporal, o la part que mou l'exercici, més el llast i menys "
        + "l'assistència. gymlog body 80kg l'apunta.")
  }
}
