#if canImport(Glibc)
  import Glibc

  // What System does in Linux's own way; the rest is POSIX. To port it, add a file that declares the same beside this one.
  // The comments name what macOS has instead.

  /// Writes a file's data through to the disk: 0, or -1 with `errno` set.
  ///
  /// Never call it twice on one descriptor: once it has failed, a second call may succeed although data was lost.
  ///
  /// On macOS, `fsync` leaves the data in the disk's own cache; `F_FULLFSYNC` doesn't.
  func flush(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

  /// Writes everything in the file system of a descriptor through to the disk: 0, or -1 with `errno` set.
  ///
  /// Reports errors since Linux 5.8. On macOS, `F_FULLFSYNC` on one file does it for all.
  func flushFileSystem(_ descriptor: Int32) -> Int32 { syncfs(descriptor) }

  /// In libc, but declared for `_GNU_SOURCE` only, which the module that Swift imports isn't compiled with.
  @_silgen_name("syncfs") private func syncfs(_ descriptor: Int32) -> Int32

  /// Asks the disk to start writing a file's data, without waiting. A mere hint: only `flush` reports errors.
  ///
  /// Linux can't drop unwritten pages from its cache, so it starts writing those that it is told to drop. macOS has no
  /// counterpart; doing nothing is correct.
  func startWriting(_ descriptor: Int32) { _ = posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) }

  /// Keeps freed memory for what is allocated next, instead of returning it: a report over ten years has half as many page faults and
  /// takes an eighth less time. Pieces from 2 MiB on are still returned: with more, the import of a long track would need a tenth more
  /// memory. macOS needs nothing like it.
  package func keepFreedMemory() {
    _ = setMallocOption(trimThreshold, 64 << 20)
    _ = setMallocOption(mmapThreshold, 2 << 20)
  }

  /// `M_TRIM_THRESHOLD` and `M_MMAP_THRESHOLD` of glibc's malloc.h, which the module that Swift imports leaves out.
  private let (trimThreshold, mmapThreshold): (Int32, Int32) = (-1, -3)

  @_silgen_name("mallopt") private func setMallocOption(_ option: Int32, _ value: Int32) -> Int32

  /// When a file's content last changed; `st_mtimespec` on macOS.
  func modificationTime(_ status: stat) -> timespec { status.st_mtim }

  /// When a file's content, names, mode or owner last changed; `st_ctimespec` on macOS.
  func changeTime(_ status: stat) -> timespec { status.st_ctim }

  /// Uninitialised attributes for `posix_spawn`. On macOS they are a pointer, so nil.
  func emptySpawnAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }

  /// File actions for `posix_spawn`, before they are initialised.
  func emptySpawnActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }

  /// Waits up to `seconds` for one of the blocked `signals`, and takes it. Whether one arrived.
  ///
  /// macOS has no `sigtimedwait`; `sigpending` and `sigwait` can replace it.
  func receive(_ signals: sigset_t, within seconds: Double) -> Bool {
    var signals = signals
    let whole = seconds.rounded(.down)
    var limit = timespec(tv_sec: time_t(whole), tv_nsec: Int((seconds - whole) * 1e9))
    return sigtimedwait(&signals, nil, &limit) > 0
  }

  extension Folder {
    /// Whether the folder is on another machine or in a FUSE file system, so that changes of its timestamps may show late.
    /// False if that can't be determined.
    ///
    /// On macOS, `fstatfs` and `MNT_LOCAL` tell.
    package var isRemote: Bool {
      guard let device = try? status().device,
        let raw = try? openPath("/proc/self/mountinfo", flags: O_RDONLY | O_CLOEXEC)
      else { return false }
      defer { _ = close(raw) }
      return MountTable.isRemote(device, in: readAll(from: raw, limit: 1 << 20) ?? [])
    }
  }

  /// The kernel's table of mounts: `proc_pid_mountinfo(5)`.
  enum MountTable {
    private static let remoteTypes: Set<String> = [
      "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "coda", "ncpfs", "9p", "ceph", "lustre", "davfs", "fuse",
    ]

    /// Whether a device is mounted from elsewhere. If it is mounted several times, the last mount counts.
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
        // `fuse.sshfs` is FUSE, but `fuseblk` is a local disk.
        let type = fields[dash + 1].prefix { $0 != UInt8(ascii: ".") }
        isRemote = remoteTypes.contains(String(decoding: type, as: UTF8.self))
      }
      return isRemote
    }
  }
#else
  #error("System supports only Linux so far: declare what Platform/Linux.swift declares for this platform.")
#endif
