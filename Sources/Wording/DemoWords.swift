/// What the tour says.
package protocol DemoWords {}
