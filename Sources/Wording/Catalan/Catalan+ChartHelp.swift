extension Catalan {
  package var calendarHelp: HelpText {
    HelpText(
      "Mostra en un calendari els dies que vas entrenar",
      [
        "gymlog calendar": "els últims dotze mesos", "gymlog calendar 2026": "un any",
        "gymlog calendar 2026-11": "un mes, amb els seus entrenaments",
        "gymlog calendar --svg calendari.svg": "també com a imatge",
      ],
      "Com més sèries en un dia, més fosc: cada to té un quart dels teus dies, o el que més s'hi acosta "
        + "si molts són iguals. Una setmana compta per a la ratxa si vas entrenar almenys un cop de dilluns a diumenge; les setmanes porten els números d'ISO 8601.",
      "En un terminal estret el calendari mostra les setmanes que hi caben.")
  }

  package var progressHelp: HelpText {
    HelpText(
      "Mostra com va un exercici, en un gràfic",
      [
        "gymlog progress esquat complet": "l'1RM estimat de cada dia",
        "gymlog progress esquat complet --metric volume": "el volum de cada dia",
        "gymlog progress esquat complet --since 2026-01-01": "des d'aquell dia",
        "gymlog progress esquat complet --svg esquat.svg": "també com a imatge",
      ],
      "Mesures: e1rm (1RM estimat), load (el pes més gran), volume (el volum del dia), reps (el màxim de repeticions), time (el temps més llarg), "
        + "distance (la distància més llarga). Sense --metric és la primera d'aquestes que té l'exercici. Els escalfaments no compten.",
      "Els rècords van marcats: millor que tots els dies anteriors. Una estimació amb més de deu repeticions és aproximada i porta ~ "
        + "al davant; mai no pren un rècord a una de més ben fonamentada.",
      "Els exercicis que mouen el cos compten amb el pes corporal del dia; anota'l amb gymlog body 80kg. "
        + "Sense EXERCICI és el que tens entre mans.")
  }

  package var musclesHelp: HelpText {
    HelpText(
      "Mostra quant ha treballat cada múscul",
      [
        "gymlog muscles": "en els últims set dies", "gymlog muscles last": "en l'últim entrenament",
        "gymlog muscles --since 2026-11-01": "des d'aquell dia",
        "gymlog muscles --svg musculs.svg": "també com a imatge",
      ],
      "Una sèrie compta 1 per als músculs principals del seu exercici i ½ per als altres; els escalfaments i els estiraments no compten. Com més fosc, més "
        + "feina; el percentatge és de totes les sèries comptades així.")
  }

  package var compareHelp: HelpText {
    HelpText(
      "Compara dos entrenaments, mesos o anys",
      [
        "gymlog compare last last-1": "els dos últims entrenaments",
        "gymlog compare 2026-10 2026-11": "dos mesos", "gymlog compare 2025 2026": "dos anys",
        "gymlog compare 2026-11-13 2026-11-20": "els entrenaments de dos dies",
      ],
      "L'anterior és a l'esquerra, i el canvi va d'aquest al posterior. La millor sèrie d'un exercici és la de "
        + "l'1RM estimat més alt; sense pes, la de més repeticions, la més llarga o la de més distància.")
  }
}
