import Foundation
import TabHostTerminal

/// A process of the machine.
struct MachineProcess: Equatable, Identifiable, Sendable {
  let id: Int
  let cpu: Double
  let kilobytes: Int
  let name: String
}

extension MachineProcess {
  /// Creates a process from a line of the program `ps`, or returns `nil` for any other line.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 3)
    guard words.count == 4, let id = Int(words[0]), let cpu = Double(words[1]),
      let kilobytes = Int(words[2])
    else { return nil }
    self.init(id: id, cpu: cpu, kilobytes: kilobytes, name: String(words[3]))
  }

  /// Returns all processes, which the program `ps` lists.
  @MainActor static func all() async throws -> [MachineProcess] {
    var processes: [MachineProcess] = []
    let ps = BackgroundProgram(
      ChildProgram("ps", ["-A", "-o", "pid=,pcpu=,rss=,comm="]),
      output: .lines { line, _ in
        if let process = MachineProcess(line) { processes.append(process) }
      }
    )
    switch await ps.waitUntilEnded() {
    case .failed(let error): throw error
    case .cancelled: throw CancellationError()
    case .finished, .running: return processes
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
