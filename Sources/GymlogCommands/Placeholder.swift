enum GymlogCommandsPlaceholder {}
