import CommandLineKit
import Wording

extension Words {
  var caloriesHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Estimate the calories burned in an activity",
        [
          "gymlog calories": "for the last activity or workout, by each formula",
          "gymlog calories run 10km 1h --weight 80kg": "without a logged activity",
          "gymlog calories push day --vigorous": "for a workout",
          "gymlog calories strength 1h": "for an hour of strength training",
        ],
        "--formula met: MET for the speed × kg × moving hours. distance: kg × 1.036 × km; for women, 0.9 times that. speed-table: "
          + "kg × 2.2 × moving hours × a factor for the speed.",
        "The body weight is the last one recorded by that day, else the first one after. gymlog never assumes one.",
        "A speed between two rows of the 2011 Compendium of Physical Activities gets the MET of the slower row, so that estimates don't run high.",
        "In a workout, running, cycling, walking, swimming, rowing and skiing with a time count by their own MET; everything else "
          + "counts as strength training."
      ),
      es: CommandHelp(
        "Estima las calorías de una actividad",
        [
          "gymlog calories": "de la última actividad o entrenamiento, con cada fórmula",
          "gymlog calories correr 10km 1h --weight 80kg": "con los datos que escribas",
          "gymlog calories empuje --vigorous": "de un entrenamiento",
          "gymlog calories fuerza 1h": "de una hora de fuerza",
        ],
        "--formula met: MET de la velocidad × kg × horas en movimiento. distance: kg × 1,036 × km; en mujeres, × 0,9. speed-table: "
          + "kg × 2,2 × horas × un factor según la velocidad.",
        "El peso corporal es el último apuntado hasta ese día o, si no hay, el primero posterior; nunca uno supuesto.",
        "Una velocidad entre dos del Compendium toma el MET de la más lenta, para que la estimación no salga alta.",
        "En un entrenamiento, lo que corres, pedaleas, caminas, nadas, remas o esquías con tiempo cuenta con su propio MET, y el resto "
          + "como fuerza."
      ),
      ca: CommandHelp(
        "Estima les calories d'una activitat",
        [
          "gymlog calories": "de l'última activitat o entrenament, amb cada fórmula",
          "gymlog calories córrer 10km 1h --weight 80kg": "amb les dades que escriguis",
          "gymlog calories empenta --vigorous": "d'un entrenament",
          "gymlog calories força 1h": "d'una hora de força",
        ],
        "--formula met: MET de la velocitat × kg × hores en moviment. distance: kg × 1,036 × km; en dones, × 0,9. speed-table: "
          + "kg × 2,2 × hores × un factor segons la velocitat.",
        "El pes corporal és l'últim apuntat fins aquell dia o, si no n'hi ha, el primer de després; mai un de suposat.",
        "Una velocitat entre dues del Compendium pren el MET de la més lenta, perquè l'estimació no surti alta.",
        "En un entrenament, el que corres, pedales, camines, nedes, remes o esquies amb temps compta amb el seu propi MET, i la resta "
          + "com a força."
      ))
  }
}
