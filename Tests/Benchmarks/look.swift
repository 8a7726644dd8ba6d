// The floor of a report: maps an index and reads it, calls stat for every workout's folder, and for the files of workouts
// that began in the last sixty days.
//
//   look INDEX DATA YYYYMMDD
//
// The date is sixty days ago.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

nonisolated(unsafe) var (looks, sum) = (0, UInt64(0))

/// Calls `body` with each name in a folder.
func names(_ descriptor: Int32, _ body: (UnsafePointer<CChar>) -> Void) {
  guard let stream = fdopendir(descriptor) else { return }
  while let entry = readdir(stream) {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { if $0[0] != 46 { body($0) } }
    }
  }
  closedir(stream)
}

func look(_ folder: Int32, _ name: UnsafePointer<CChar>) {
  var status = stat()
  if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { looks += 1 }
}

let arguments = CommandLine.arguments
let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
let index = open(arguments[1], O_RDONLY)
var status = stat()
fstat(index, &status)
let size = Int(status.st_size)
if size > 0, let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, index, 0), memory != MAP_FAILED {
  for offset in stride(from: 0, to: size - 8, by: 8) {
    sum &+= memory.load(fromByteOffset: offset, as: UInt64.self)
  }
}
let workouts = openat(open(arguments[2], flags), "workouts", flags)
names(dup(workouts)) { name in
  let year = openat(workouts, name, flags)
  names(dup(year)) { name in
    look(year, name)
    guard strncmp(name, arguments[3], 8) >= 0 else { return }
    let workout = openat(year, name, flags)
    names(dup(workout)) { look(workout, $0) }
    close(workout)
  }
  close(year)
}
print(looks, sum)
