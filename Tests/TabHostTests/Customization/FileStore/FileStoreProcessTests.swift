import Foundation
import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// Killed writers.
@Suite(.ownThread) struct FileStoreCrashTests {
  /// A full run kills a thousand writers.
  @Test(arguments: Soak.seeds(1...4, more: 46))
  func `after every kill, the last or the started customization is stored`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let folder = try StoreFolder()
    var last = 0
    var temporaryFiles = 0
    for _ in 1...20 {
      let writer = try StoreWriterProcess(folder.path, "save", last + 1, 1_000_000)
      let first = writer.readFirstLine()
      // A save takes some hundred microseconds, so the delays end in all parts of the next ten
      // saves.
      usleep(UInt32.random(in: 0...3000, using: &random))
      writer.kill()
      let acknowledged = Int(try writer.finish().last ?? first) ?? -1
      if folder.names.contains("host.json.tmp") { temporaryFiles += 1 }
      let loaded = try #require(try folder.load(), "seed \(seed)")
      expect((acknowledged...(acknowledged + 1)).contains(loaded), "seed \(seed)")
      expect(acknowledged > last, "seed \(seed)")
      expectEqual(folder.names, ["host.json"], "seed \(seed)")
      last = loaded
    }
    print("Kills: seed \(seed), \(last) saves, \(temporaryFiles) of 20 within a write")
  }
}

/// Several processes with one file.
@Suite(.ownThread) struct FileStoreWritersTests {
  @Test func `eight concurrent writers and a reader leave one complete file`() throws {
    let folder = try StoreFolder(isFast: true)
    let (saves, loads) = (Soak.count(100, full: 500), Soak.count(2_000, full: 10_000))
    try folder.save(1)
    let writers = try (1...8).map {
      try StoreWriterProcess(folder.path, "save", $0 * saves, saves)
    }
    let reader = try StoreWriterProcess(folder.path, "load", loads)
    for (index, writer) in writers.enumerated() {
      let first = (index + 1) * saves
      try expectEqual(writer.finish(), (first..<(first + saves)).map(String.init))
    }
    try expectEqual(reader.finish(), ["\(loads) whole"])
    let last = try #require(try folder.load())
    expectEqual(last % saves, saves - 1)
    expectEqual(folder.names, ["host.json"])
  }
}

/// A run of the program that uses a store in another process.
final class StoreWriterProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts the program with a folder, a command and its numbers.
  init(_ folder: String, _ command: String, _ numbers: Int...) throws {
    process.executableURL = BuiltProducts.file("StoreWriter")
    process.arguments = [folder, command] + numbers.map(String.init)
    // A killed program leaves an invalid coverage profile, which makes the package manager fail.
    // The program writes none unless this variable says where.
    let inherited = ProcessInfo.processInfo.environment
    let profile = inherited["PROGRAM_PROFILE_FILE"] ?? "/dev/null"
    process.environment = inherited.merging(["LLVM_PROFILE_FILE": profile]) { $1 }
    process.standardOutput = output
    try process.run()
  }

  /// Waits for the end of the first line of output, or of the program, and returns the line.
  func readFirstLine() -> String {
    var line = ""
    while let next = try? output.fileHandleForReading.read(upToCount: 1), !next.isEmpty {
      if next == Data("\n".utf8) { break }
      line += String(decoding: next, as: UTF8.self)
    }
    return line
  }

  /// Kills the program.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the program to exit and returns the lines that it has printed since.
  func finish() throws -> [String] {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
