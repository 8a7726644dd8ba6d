/// What the screens say: where one stands, the list of workouts, a workout, exercises, settings.
package protocol LookWords {}
