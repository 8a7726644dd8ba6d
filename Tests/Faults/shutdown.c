// Shuts down the ext4 file system at a path as a power cut would: what isn't on the disk yet is lost.
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>

#define EXT4_IOC_SHUTDOWN _IOR('X', 125, uint32_t)

int main(int count, char **arguments) {
  uint32_t without_flushing_the_journal = 2;
  if (count != 2) return 2;
  int folder = open(arguments[1], O_RDONLY | O_DIRECTORY);
  if (folder < 0 || ioctl(folder, EXT4_IOC_SHUTDOWN, &without_flushing_the_journal) != 0) {
    perror(arguments[1]);
    return 1;
  }
  return 0;
}
