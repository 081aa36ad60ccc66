public import Foundation

/// The output and exit status of a process that has ended.
public struct FinishedProcess: Equatable {
  /// The text that the process has written to standard output.
  public var output: String
  /// The text that the process has written to standard error.
  public var errors: String
  /// The exit status, or the number of the signal that terminated the process.
  public var status: Int32
  /// Whether a signal terminated the process.
  public var isSignal: Bool

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - output: The text on standard output.
  ///   - errors: The text on standard error.
  ///   - status: The exit status, or the number of a signal.
  ///   - isSignal: Whether a signal terminated the process.
  public init(output: String, errors: String, status: Int32, isSignal: Bool = false) {
    (self.output, self.errors, self.status, self.isSignal) = (output, errors, status, isSignal)
  }

  /// The nonempty lines of the output.
  public var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs a program until it ends.
  ///
  /// - Parameters:
  ///   - program: The file of the program.
  ///   - arguments: The arguments of the program.
  ///   - environment: The environment. `nil` inherits that of the tests.
  ///   - folder: The working directory. `nil` is that of the tests.
  ///   - input: The data on standard input.
  ///   - reading: A file to use as standard input in place of the data.
  ///   - writing: A file to use as standard output, whose text is not in the result.
  public static func run(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String]? = nil,
    folder: URL? = nil,
    input: Data = Data(),
    from reading: FileHandle? = nil,
    to writing: FileHandle? = nil
  ) throws -> FinishedProcess {
    // Files are used instead of pipes, so that a full pipe can't block the program.
    let inputFile = try TemporaryFile(input)
    let output = try TemporaryFile(Data())
    let errors = try TemporaryFile(Data())
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = try reading ?? FileHandle(forReadingFrom: URL(filePath: inputFile.path))
    process.standardOutput = try writing ?? FileHandle(forWritingTo: URL(filePath: output.path))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors.path))
    try process.run()
    process.waitUntilExit()
    return FinishedProcess(
      output: String(decoding: try Data(contentsOf: URL(filePath: output.path)), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: URL(filePath: errors.path)), as: UTF8.self),
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal
    )
  }

  /// Runs a command, which is searched in `PATH`, until it ends.
  ///
  /// - Parameters:
  ///   - command: The name of the command and its arguments.
  ///   - folder: The working directory. `nil` is that of the tests.
  public static func run(command: [String], in folder: URL? = nil) throws -> FinishedProcess {
    try run(URL(filePath: "/usr/bin/env"), command, folder: folder)
  }
}
