/// What commands that log and plan sets say that they did.
package protocol SetEchoWords {}
