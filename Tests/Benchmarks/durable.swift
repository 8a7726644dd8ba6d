// The floor of every change: writes one file so that it survives a power cut.
//
//   durable FOLDER

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let folder = open(CommandLine.arguments[1], O_RDONLY | O_DIRECTORY)
let name = "document-\(getpid())"
let file = openat(folder, name + ".tmp", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
let text = String(repeating: "a set document has about this many bytes\n", count: 4)
let isDurable =
  write(file, text, text.utf8.count) == text.utf8.count && fsync(file) == 0 && close(file) == 0
  && renameat(folder, name + ".tmp", folder, name) == 0 && fsync(folder) == 0
print("hello")
exit(isDurable ? 0 : 1)
