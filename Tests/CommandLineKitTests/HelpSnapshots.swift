import CommandLineKit
import Testing

/// Pages as they look on a screen. Every change to the layout is a change here.
@Suite("Pages of help on screens of three widths")
struct HelpSnapshots {
  @Test("The overview at 40 columns")
  func overviewAt40() {
    let page = """
      garden: a garden on your disk

      Examples
        garden plant peas
        garden
            how it is doing

      Work
        plant, p
            Put seeds into a bed.
        move
            Move a plant.

      Look
        status, s
            How the garden is doing.
        bed show
            Show a bed with all that grows in
            it, row by row, and when each was
            sown.
        bed new
            Dig a new bed.
        help
            Show help.

      Everywhere
        --data DIR
            Where the garden is kept.
        --json
            Print JSON.
        --color WHEN
            Whether to use colour. (auto,
            always, never)
        -h, --help
            Show help.
        --version
            Show the version.

      More about one command: garden help
      COMMAND

      """
    #expect(GardenProgram.page(about: .overview, width: 40) == page)
  }

  @Test("The overview at 80 columns")
  func overviewAt80() {
    let page = """
      garden: a garden on your disk

      Examples
        garden plant peas
        garden  how it is doing

      Work
        plant, p      Put seeds into a bed.
        move          Move a plant.

      Look
        status, s     How the garden is doing.
        bed show      Show a bed with all that grows in it, row by row, and when each
                      was sown.
        bed new       Dig a new bed.
        help          Show help.

      Everywhere
        --data DIR    Where the garden is kept.
        --json        Print JSON.
        --color WHEN  Whether to use colour. (auto, always, never)
        -h, --help    Show help.
        --version     Show the version.

      More about one command: garden help COMMAND

      """
    #expect(GardenProgram.page(about: .overview, width: 80) == page)
  }

  @Test("The overview at 200 columns: text stays within 100")
  func overviewAt200() {
    let page = """
      garden: a garden on your disk

      Examples
        garden plant peas
        garden  how it is doing

      Work
        plant, p      Put seeds into a bed.
        move          Move a plant.

      Look
        status, s     How the garden is doing.
        bed show      Show a bed with all that grows in it, row by row, and when each was sown.
        bed new       Dig a new bed.
        help          Show help.

      Everywhere
        --data DIR    Where the garden is kept.
        --json        Print JSON.
        --color WHEN  Whether to use colour. (auto, always, never)
        -h, --help    Show help.
        --version     Show the version.

      More about one command: garden help COMMAND

      """
    #expect(GardenProgram.page(about: .overview, width: 200) == page)
  }

  @Test("A command at 40 columns")
  func commandAt40() {
    let page = """
      garden plant: Put seeds into a bed.

      Examples
        garden plant peas
            one kind
        garden plant peas beans --depth 3
            two kinds, three centimetres deep

      Usage
        garden plant SEED… [--depth CM]
            [--soil SOIL] [--tag TAG]…
            [--water]

      Arguments
        SEED…
            What to plant.

      Options
        -d, --depth CM
            How deep.
        --soil SOIL
            What the bed is made of. (clay,
            loam, sand)
        --tag TAG…
            A mark on the label.
        -w, --water
            Water the bed afterwards.

      Aliases
        garden p

      Seeds that are already in the bed stay
      where they are.

        peas    spring
        beans   summer

      Everywhere
        --data DIR, --json, --color WHEN,
        --help, --version

      """
    #expect(GardenProgram.page(about: .command("plant"), width: 40) == page)
  }

  @Test("A command at 80 columns")
  func commandAt80() {
    let page = """
      garden plant: Put seeds into a bed.

      Examples
        garden plant peas                  one kind
        garden plant peas beans --depth 3  two kinds, three centimetres deep

      Usage
        garden plant SEED… [--depth CM] [--soil SOIL] [--tag TAG]… [--water]

      Arguments
        SEED…           What to plant.

      Options
        -d, --depth CM  How deep.
        --soil SOIL     What the bed is made of. (clay, loam, sand)
        --tag TAG…      A mark on the label.
        -w, --water     Water the bed afterwards.

      Aliases
        garden p

      Seeds that are already in the bed stay where they are.

        peas    spring
        beans   summer

      Everywhere
        --data DIR, --json, --color WHEN, --help, --version

      """
    #expect(GardenProgram.page(about: .command("plant"), width: 80) == page)
  }

  @Test("A command at 200 columns")
  func commandAt200() {
    let page = """
      garden plant: Put seeds into a bed.

      Examples
        garden plant peas                  one kind
        garden plant peas beans --depth 3  two kinds, three centimetres deep

      Usage
        garden plant SEED… [--depth CM] [--soil SOIL] [--tag TAG]… [--water]

      Arguments
        SEED…           What to plant.

      Options
        -d, --depth CM  How deep.
        --soil SOIL     What the bed is made of. (clay, loam, sand)
        --tag TAG…      A mark on the label.
        -w, --water     Water the bed afterwards.

      Aliases
        garden p

      Seeds that are already in the bed stay where they are.

        peas    spring
        beans   summer

      Everywhere
        --data DIR, --json, --color WHEN, --help, --version

      """
    #expect(GardenProgram.page(about: .command("plant"), width: 200) == page)
  }

  @Test("A noun lists its commands")
  func nounAt80() {
    let page = """
      garden bed

      Commands
        bed show  Show a bed with all that grows in it, row by row, and when each was
                  sown.
        bed new   Dig a new bed.

      """
    #expect(GardenProgram.page(about: .noun("bed"), width: 80) == page)
  }
}
