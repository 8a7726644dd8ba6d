import GymlogCommands

Program.main()
