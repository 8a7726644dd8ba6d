extension Catalan {
  package var startHelp: HelpText {
    HelpText(
      "Comença un entrenament",
      [
        "gymlog start": "comença ara", "gymlog start empenta": "amb una rutina: el seu nom o una part",
        #"gymlog start --name "Cames""#: "amb nom",
        #"gymlog start --at "ahir 18:30""#: "per apuntar-lo després",
      ],
      "Els pesos d'una rutina són els de l'última vegada que vas fer l'exercici amb ella, si no els de l'última "
        + "vegada, i si no els del pla; on diu com progressa, el pes següent. El perquè va al costat. "
        + "--as-planned agafa el pla tal com és.",
      "Proposa, i tu decideixes: gymlog done 6@100. Un pes que encara no se sap es posa amb la sèrie: "
        + "gymlog done @60kg",
      "Només hi ha un entrenament obert alhora. Si no n'hi ha cap, gymlog log el comença tot sol.",
      "Les sèries d'un entrenament que va començar fa més de 6 hores no porten hora pròpia.")
  }

  package var repeatHelp: HelpText {
    HelpText(
      "Comença un entrenament igual que un d'anterior",
      ["gymlog repeat": "l'últim", "gymlog repeat 2026-11-14": "el d'aquell dia"],
      "Els exercicis i les sèries queden per fer: gymlog done les va marcant. Només compten les fetes.",
      "Els pesos són els de l'última vegada que vas fer l'exercici; --as-planned agafa els d'aquell "
        + "entrenament.")
  }

  package var logHelp: HelpText {
    HelpText(
      "Apunta sèries que has fet",
      [
        "gymlog log esquat complet 10@40w 4x8@100kg": "un escalfament i quatre sèries de 8",
        "gymlog log press de banca 8,8,6@80": "tres sèries, cadascuna amb les seves repeticions",
        "gymlog log pes mort 5@120kg rpe8": "com de dura ha estat",
        "gymlog 8@102.5": "una altra de l'exercici en què estàs",
      ],
      "Una sèrie és repeticions@pes, o sèries x repeticions@pes. Amb unitat, 8x100kg i 100kg x 8 són el "
        + "mateix que 8@100kg.",
      "El que va al darrere diu més: w és escalfament, d descendent, f a la fallada; @8 després d'un pes, "
        + "rpe8 o rir2 és com de dura ha estat.",
      "8@bw és amb el pes corporal, 8@+20 hi afegeix llast, 8@-15 és assistència. 60s o 1:30 és un temps, "
        + "5km o 5km/25:00 una distància; el cardio admet totes dues coses.",
      "El que no hi poses és com a la sèrie d'abans: l'exercici, el pes, la unitat.",
      "Un entrenament en pausa admet sèries i continua en pausa. Amb --in van a un de passat, i sense hora.")
  }

  package var doneHelp: HelpText {
    HelpText(
      "Marca com a feta la pròxima sèrie",
      [
        "gymlog done": "tal com estava prevista",
        "gymlog done 7": "però amb 7 repeticions",
        "gymlog done 7@77.5 rpe9": "amb unes altres repeticions i un altre pes",
        "gymlog done .3": "una de concreta: la 3 de l'exercici en què estàs",
      ],
      "gymlog done banca 7@80 marca la pròxima d'un exercici; gymlog done all, les que queden de l'exercici "
        + "en què estàs.",
      "El que va darrere de la primera és a part del previst: gymlog done 8 10@60d és la sèrie prevista i una "
        + "de descendent.",
      "El que estava previst es desa al costat del que has fet. Un RPE previst és un objectiu: digues quin "
        + "ha estat.")
  }

  package var againHelp: HelpText {
    HelpText(
      "Repeteix l'última sèrie",
      [
        "gymlog again": "una altra igual", "gymlog again 7": "amb el mateix pes, 7 repeticions",
        "gymlog again +2.5": "amb 2,5 més a la barra",
      ],
      "Com de dura va ser l'última no es repeteix: gymlog again rpe9 ho diu de nou.")
  }

  package var editHelp: HelpText {
    HelpText(
      "Canvia una sèrie i deixa la resta com està",
      [
        "gymlog edit 9": "l'última sèrie va ser de 9",
        "gymlog edit .2 @105": "un altre pes a la sèrie 2 de l'exercici en què estàs",
        "gymlog edit --in last banca.2 @105": "a l'últim entrenament",
      ],
      "D'un exercici es canvien les sèries per fer: gymlog edit banca @82.5")
  }

  package var addHelp: HelpText {
    HelpText(
      "Afegeix exercicis i sèries per fer",
      [
        "gymlog add face pull": "un exercici",
        "gymlog add press de banca 3x8-12@80kg": "amb tres sèries per fer",
        "gymlog add planxa 3x60s": "per temps",
        "gymlog add press de banca --from last": "les sèries de la seva última vegada",
      ],
      "La coma separa exercicis: gymlog add planxa 3x60s, face pull 3x15",
      "Les sèries d'un exercici que ja hi és s'hi afegeixen. gymlog done les marca com a fetes.",
      "Es pot deixar marge: 8-12 és un rang, 5+ són cinc o més, 5@80% és del teu 1RM, 5@rpe8 és segons "
        + "l'esforç.",
      "Amb --from, last i last-1 compten les vegades que s'ha fet l'exercici; una data o un identificador és aquell entrenament."
    )
  }

  package var swapHelp: HelpText {
    HelpText(
      "Canvia un exercici per un altre i conserva les sèries",
      [
        "gymlog swap esquat frontal": "en lloc de l'exercici en què estàs",
        "gymlog swap press de banca, flexions": "el primer pel segon",
      ],
      "La coma tanca el nom del primer exercici.")
  }

  package var moveHelp: HelpText {
    HelpText(
      "Mou una sèrie o un exercici",
      [
        "gymlog move .3 1": "la sèrie 3 al primer lloc",
        "gymlog move banca 1": "el press de banca al principi",
        "gymlog move .2 pes mort": "una sèrie que era de pes mort",
      ])
  }

  package var removeHelp: HelpText {
    HelpText(
      "Treu sèries o exercicis",
      [
        "gymlog remove .3": "la sèrie 3 de l'exercici en què estàs",
        "gymlog remove banca.2 banca.3": "unes quantes de cop",
        "gymlog remove planxa": "un exercici amb totes les seves sèries",
      ],
      "gymlog undo els recupera.")
  }

  package var todoHelp: HelpText {
    HelpText(
      "Torna a deixar una sèrie per fer",
      [
        "gymlog todo": "l'última sèrie feta",
        "gymlog todo .2": "la sèrie 2 de l'exercici en què estàs",
        "gymlog todo banca.3": "la sèrie 3 de press de banca",
      ],
      "Si no hi havia res previst, el que has fet passa a ser el previst. gymlog todo banca val per a totes les "
        + "seves sèries.")
  }

  package var noteHelp: HelpText {
    HelpText(
      "Posa una nota a l'entrenament o a una part",
      [
        "gymlog note He dormit malament": "a l'entrenament",
        "gymlog note Agafada estreta --on banca": "a un exercici",
        "gymlog note Genoll esquerre --on .2": "a una sèrie",
        "gymlog note --on banca --remove": "treu la nota",
      ],
      "Una segona nota al mateix lloc va en una línia a part.")
  }

  package var tagHelp: HelpText {
    HelpText(
      "Posa o treu etiquetes de l'entrenament",
      [
        "gymlog tag gym pesat": "dues etiquetes", "gymlog tag pesat --remove": "una menys",
        "gymlog tag gym --in last": "a l'últim entrenament",
      ])
  }

  package var pauseHelp: HelpText {
    HelpText(
      "Atura el rellotge de l'entrenament",
      [
        "gymlog pause": "fins a gymlog resume, el temps no compta",
        #"gymlog pause --at "fa 10min""#: "si te'n vas oblidar",
      ])
  }

  package var resumeHelp: HelpText {
    HelpText(
      "Torna a posar en marxa el rellotge",
      ["gymlog resume": "després de gymlog pause", "gymlog resume --at 18:55": "si te'n vas oblidar"])
  }

  package var finishHelp: HelpText {
    HelpText(
      "Acaba l'entrenament",
      [
        "gymlog finish": "ara", "gymlog finish --at 19:45": "a una hora que ja ha passat",
        "gymlog finish --for 1h10min": "després d'aquest temps",
        "gymlog finish --keep-planned": "el que no has fet del pla es queda",
      ],
      "Les sèries previstes sense fer queden fora. Sense cap sèrie feta, l'entrenament no es desa. Si fa 3 hores que no el toques, acaba a l'última "
        + "sèrie; amb --at ara, acaba ara.")
  }

  package var discardHelp: HelpText {
    HelpText(
      "Descarta l'entrenament obert",
      ["gymlog discard": "si no has fet cap sèrie", "gymlog discard --yes": "encara que n'hagis fet"],
      "gymlog undo el recupera.")
  }

  package var reopenHelp: HelpText {
    HelpText(
      "Torna a obrir un entrenament acabat",
      ["gymlog reopen": "l'últim", "gymlog reopen 2026-11-20": "el d'aquell dia"],
      "Per fer una altra sèrie, o si el vas acabar abans d'hora. Per corregir alguna cosa n'hi ha prou amb "
        + "--in: gymlog edit --in last banca.2 @105")
  }
}
