/// What commands that change what is written down say that they did.
package protocol EditEchoWords {}
