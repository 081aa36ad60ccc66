import TabHostTerminal

/// The files and streams of a program, read and written whole.
public enum StandardStreams {
  /// Reads a file, or standard input for `-`. The exit status of a failure is 2.
  public static func read(_ path: String) throws(SampleError) -> [UInt8] {
    guard !path.isEmpty else {
      throw SampleError("can't read a file whose path is empty", exitStatus: 2)
    }
    let unreadable = "can't read \(path == "-" ? "standard input" : path)"
    let descriptor = path == "-" ? 0 : System.openToRead(path)
    guard descriptor >= 0 else { throw failure(unreadable, exitStatus: 2) }
    defer { if path != "-" { System.close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = System.read(descriptor, into: &chunk)
      if count == 0 { return bytes }
      if count < 0 {
        guard System.isInterrupted else { throw failure(unreadable, exitStatus: 2) }
        continue
      }
      bytes += chunk[..<count]
    }
  }

  /// Writes text to standard output. The exit status of a failure is 1.
  public static func write(_ text: String) throws(SampleError) {
    guard send(text, to: 1) else { throw failure("can't write the output", exitStatus: 1) }
  }

  /// Writes text into a file, whole or not at all, or to standard output for `-`. The exit status
  /// of a failure is 1.
  public static func write(_ text: String, to path: String) throws(SampleError) {
    guard path != "-" else { return try write(text) }
    guard !path.isEmpty else { throw SampleError("can't write a file whose path is empty") }
    guard FileWriter.write(path, with: { send(text, to: $0) }) else {
      throw failure("can't write \(path)", exitStatus: 1)
    }
  }

  /// Writes one line to standard error.
  public static func complain(_ line: String) {
    _ = send(line + "\n", to: 2)
  }

  /// Whether standard output is a terminal.
  public static var outputIsTerminal: Bool { System.isTerminal(1) }

  /// Whether standard input and output are both terminals, so that a person can be talked with.
  static var areTerminals: Bool { System.isTerminal(0) && outputIsTerminal }

  /// What standard output can show: what the environment says of a terminal, else text alone.
  static var output: TerminalCapabilities {
    guard outputIsTerminal else { return .file }
    let values = TerminalCapabilities.variables.compactMap { name in
      environment(name).map { (name, $0) }
    }
    return TerminalCapabilities(environment: Dictionary(uniqueKeysWithValues: values))
  }

  /// The value of an environment variable; nil if it is not set.
  public static func environment(_ name: String) -> String? {
    System.environment(name)
  }

  private static func send(_ text: String, to descriptor: Int32) -> Bool {
    var left = Array(text.utf8)[...]
    while !left.isEmpty {
      let count = System.write(descriptor, left)
      if count >= 0 {
        left = left.dropFirst(count)
      } else if !System.isInterrupted {
        return false
      }
    }
    return true
  }

  private static func failure(_ what: String, exitStatus: Int32) -> SampleError {
    SampleError("\(what): \(System.reason)", exitStatus: exitStatus)
  }
}
