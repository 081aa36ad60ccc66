import Foundation

/// A process of the machine.
struct MachineProcess: Equatable, Identifiable, Sendable {
  let id: Int
  let cpu: Double
  let kilobytes: Int
  let name: String

  /// Returns all processes, which the program `ps` lists, without blocking the main actor.
  @concurrent static func all() async throws -> [MachineProcess] {
    let (ps, output) = (Process(), Pipe())
    ps.executableURL = URL(filePath: "/bin/ps")
    ps.arguments = ["-A", "-o", "pid=,pcpu=,rss=,comm="]
    ps.standardOutput = output
    try ps.run()
    let list = try output.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: list, as: UTF8.self).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 3)
      guard words.count == 4, let id = Int(words[0]), let cpu = Double(words[1]),
        let kilobytes = Int(words[2])
      else { return nil }
      return MachineProcess(id: id, cpu: cpu, kilobytes: kilobytes, name: String(words[3]))
    }
  }
}

/// The lines that are appended to a file.
actor LogFile {
  private let file: FileHandle
  private var rest = Data()

  init(path: String) throws { file = try FileHandle(forReadingFrom: URL(filePath: path)) }

  /// Returns the complete lines that were written since the last call.
  func newLines() throws -> [String] {
    rest += try file.readToEnd() ?? Data()
    var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Data(lines.removeLast())
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
