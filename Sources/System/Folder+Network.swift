#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Folder {
  /// Whether another machine keeps this folder, or a program of which nothing is known (FUSE): what it says about times of
  /// change may come late. False where that can't be found out.
  package var isRemote: Bool {
    #if canImport(Darwin)
      var status = statfs()
      return fstatfs(descriptor.raw, &status) == 0 && Int32(bitPattern: status.f_flags) & MNT_LOCAL == 0
    #else
      // No libc tells the kind of a file system everywhere; the kernel's table of mounts does.
      guard let device = try? status().device,
        let raw = try? openPath("/proc/self/mountinfo", flags: O_RDONLY | O_CLOEXEC)
      else { return false }
      defer { _ = close(raw) }
      return Mounts.isRemote(device, in: readAll(from: raw, limit: 1 << 20) ?? [])
    #endif
  }
}

/// The kernel's table of mounts, `proc_pid_mountinfo(5)`.
enum Mounts {
  private static let remoteTypes: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "coda", "ncpfs", "9p", "ceph", "lustre", "davfs", "fuse",
  ]

  /// Whether the mount of a device is of a kind that isn't local. Of several with one device, the last counts.
  static func isRemote(_ device: UInt64, in table: [UInt8]) -> Bool {
    let major = (device >> 8) & 0xfff | (device >> 32) & ~0xfff
    let minor = device & 0xff | (device >> 12) & 0xffff_ff00
    let number = Array("\(major):\(minor)".utf8)
    var isRemote = false
    for line in table.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      guard fields.count > 6, fields[2].elementsEqual(number),
        let dash = fields[6...].firstIndex(where: { $0.elementsEqual([UInt8(ascii: "-")]) }),
        dash + 1 < fields.count
      else { continue }
      // `fuse.sshfs` is FUSE; `fuseblk` is on a disk.
      let type = fields[dash + 1].prefix { $0 != UInt8(ascii: ".") }
      isRemote = remoteTypes.contains(String(decoding: type, as: UTF8.self))
    }
    return isRemote
  }
}
