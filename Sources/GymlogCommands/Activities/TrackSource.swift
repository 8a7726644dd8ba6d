import Logbook
import System
import Wording

/// Files with tracks, named on the command line.
enum TrackSource {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 64 << 20

  /// A path, and whether it was typed rather than found in a folder.
  struct Path {
    var text: String
    var isNamed: Bool
  }

  /// The files that paths name: themselves, or all in the folders.
  ///
  /// - Throws: `LogbookError.system` if a folder can't be listed.
  static func files(_ paths: [String]) throws(Failure) -> [Path] {
    var files: [Path] = []
    for path in paths {
      if path != "-", let folder = try folder(path) {
        try add(folder, depth: 0, to: &files)
      } else {
        files.append(Path(text: path, isNamed: true))
      }
    }
    return files
  }

  /// The folder at a path; nil if it is a file.
  private static func folder(_ path: String) throws(Failure) -> Folder? {
    do throws(SystemError) {
      return try Folder.open(path)
    } catch {
      if error.isNotFolder { return nil }
      throw Failure(.system(error))
    }
  }

  private static func add(_ folder: Folder, depth: Int, to files: inout [Path]) throws(Failure) {
    do throws(SystemError) {
      for entry in try folder.entries().sorted(by: { $0.name < $1.name }) where entry.name.first != "." {
        switch entry.kind {
        case .file: files.append(Path(text: folder.path(of: entry.name), isNamed: false))
        case .folder where depth < 16:
          guard let inner = try folder.openFolder(entry.name) else { continue }
          do throws(Failure) {
            try add(inner, depth: depth + 1, to: &files)
          } catch {
            throw SystemError(.open, inner.path, code: 13)
          }
        default: continue
        }
      }
    } catch {
      throw Failure(.system(error))
    }
  }

  /// The bytes of a file; of a packed one, those of the track in it. With `isPartial`, those before the damage of a gzipped one,
  /// which `line` imports and is offered if `canUse` says that they are of use.
  ///
  /// - Throws: A `Failure` if it can't be read or unpacked.
  static func read(
    _ path: String, isPartial: Bool, _ world: World, partly line: String, canUse: ([UInt8]) -> Bool
  ) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = path == "-" ? try world.input(sizeLimit) : try UserFile.read(path, limit: sizeLimit)
    } catch {
      throw error.isTooLarge ? .trackTooLarge(path) : Failure(.system(error))
    }
    // A name that begins with a dash would be read as an option.
    let safe = path.hasPrefix("/") ? path : "./" + path
    if bytes.starts(with: [0x1F, 0x8B]), path != "-" {
      return try output(["gzip", "-dc", safe], of: path, isPartial: isPartial, partly: line, canUse: canUse)
    }
    if bytes.starts(with: [0x50, 0x4B, 3, 4]), path != "-" {
      let names = String(decoding: try output(["unzip", "-Z1", safe], of: path), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      let maps = names.filter { $0.lowercased().hasSuffix(".kml") }
      guard let name = maps.first(where: { $0.lowercased() == "doc.kml" }) ?? maps.first else { return bytes }
      // unzip takes these for patterns.
      let plain = name.map { "*?[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
      return try output(["unzip", "-p", safe, plain], of: path)
    }
    return bytes
  }

  /// The output of a program. `canUse`: whether the output before a failure can be used, if the lifter says so.
  private static func output(
    _ words: [String], of path: String, isPartial: Bool = false, partly line: String = "",
    canUse: ([UInt8]) -> Bool = { _ in false }
  ) throws(Failure) -> [UInt8] {
    let output: ChildProcess.Output
    do throws(SystemError) {
      output = try ChildProcess.output(words, limit: sizeLimit)
    } catch {
      throw .unpackerMissing(words[0], path)
    }
    if output.text.count > sizeLimit { throw .trackTooLarge(path) }
    guard output.status != 0 else { return output.text }
    let hasParts = canUse(output.text)
    guard isPartial, hasParts else { throw .notUnpacked(path, partly: hasParts && !isPartial ? line : nil) }
    return output.text
  }
}

extension Failure {
  static func trackTooLarge(_ path: String) -> Failure {
    Failure(
      .usage, en: Message("\(path) is too large: a track has at most 64 MiB"),
      es: Message("\(path) es demasiado grande: un recorrido tiene como mucho 64 MiB"),
      ca: Message("\(path) és massa gran: un recorregut té com a molt 64 MiB"))
  }

  fileprivate static func unpackerMissing(_ program: String, _ path: String) -> Failure {
    Failure(
      .failed,
      en: Message(
        "\(path) is compressed, and \(program) isn't installed",
        hint: "Install \(program), or decompress the file"),
      es: Message(
        "\(path) está comprimido y \(program) no está instalado",
        hint: "Instala \(program) o descomprime el archivo"),
      ca: Message(
        "\(path) està comprimit i \(program) no està instal·lat",
        hint: "Instal·la \(program) o descomprimeix el fitxer"))
  }

  fileprivate static func notUnpacked(_ path: String, partly line: String?) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(path) can't be decompressed: the file is damaged"),
        es: Message("\(path) no se puede descomprimir: el archivo está dañado"),
        ca: Message("\(path) no es pot descomprimir: el fitxer està malmès")
      ).with(hint: line.map(words.importReadablePart))
    }
  }
}
