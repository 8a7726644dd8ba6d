// The floor of a rebuild: reads every file below a folder once.
//
//   walk FOLDER

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

nonisolated(unsafe) let buffer = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
nonisolated(unsafe) var (files, bytes) = (0, 0)

/// Reads the files in a folder and its subfolders.
func walk(_ descriptor: Int32) {
  guard let stream = fdopendir(descriptor) else { return }
  var folders: [Int32] = []
  while let entry = readdir(stream) {
    withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
        if name[0] == 46 { return }
        if Int32(entry.pointee.d_type) == 4 {
          folders.append(openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        } else {
          let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
          bytes += max(0, read(file, buffer, 1 << 20))
          close(file)
          files += 1
        }
      }
    }
  }
  for folder in folders { walk(folder) }
  closedir(stream)
}

walk(open(CommandLine.arguments[1], O_RDONLY | O_DIRECTORY))
print(files, bytes)
