import Foundation
public import TabHost
public import TabHostTerminal
public import TabHostTesting

/// The command line interface that all samples share: options, frames, scripts and exit statuses.
@MainActor public struct Sample {
  /// The version of all samples, which is the version of the package.
  public static let version = "0.1.0"

  let name: String
  let help: String
  let supportedOptions: Set<SampleOptions.Option>

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - help: The text that `--help` prints.
  ///   - supportedOptions: The options of the program besides `--help` and `--version`.
  public init(name: String, help: String, supportedOptions: Set<SampleOptions.Option>) {
    self.name = name
    self.help = help
    self.supportedOptions = supportedOptions.union([.help, .version])
  }

  /// Runs the program and exits.
  ///
  /// The exit status is 0 for success, 2 for invalid usage or unreadable input, and 1 for other
  /// errors.
  public func main(_ body: (SampleOptions) async throws -> Void) async -> Never {
    do {
      let options = try SampleOptions(
        Array(CommandLine.arguments.dropFirst()),
        allowing: supportedOptions
      )
      if options.printsHelp {
        try StandardStreams.write(help + "\n")
      } else if options.printsVersion {
        try StandardStreams.write("\(name) \(Self.version)\n")
      } else {
        try await body(options)
      }
      exit(0)
    } catch let error as SampleError {
      fail(error.message, error.exitStatus)
    } catch let error as ScriptError {
      fail(error.description, error.exitStatus)
    } catch {
      fail("\(error)", 1)
    }
  }

  private func fail(_ message: String, _ status: Int32) -> Never {
    StandardStreams.writeError("\(name): \(SafeText(message).string)")
    exit(status)
  }
}

// MARK: - Frames

extension Sample {
  /// Writes one frame of a host to standard output, with the colors and line drawing it supports.
  public static func writeFrame(of host: TabHostController, size: CellSize) throws(SampleError) {
    let output = StandardStreams.output
    let theme = ThemeChoice.automatic.theme(for: output.userInterfaceStyle)
    let options = FrameOptions(
      drawing: output.drawing,
      theme: ThemeChoice(theme),
      colors: output.colors
    )
    try StandardStreams.write(frame(of: host, size: size, options).text(for: output))
  }

  /// Writes a picture of one frame of a host into a file atomically.
  func writePicture(
    of host: TabHostController,
    size: CellSize,
    to path: String
  ) throws(SampleError) {
    let frame = Self.frame(of: host, size: size, FrameOptions(theme: .dark))
    let picture = frame.svg(title: "\(name), \(size)")
    try StandardStreams.write(picture, to: path)
  }

  /// Returns a frame of a host that has appeared.
  ///
  /// Sets the displayed rows of the sidebar first, so that the app can configure them.
  static func frame(
    of host: TabHostController,
    size: CellSize,
    _ options: FrameOptions
  ) -> Frame {
    let painter = FramePainter(host: host, options: options)
    if let sidebar = painter.layout(size: size).sidebar {
      host.sidebar.displayedRows = sidebar.fittingRows
    }
    return painter.frame(size: size)
  }
}

// MARK: - Scripts

extension Sample {
  /// Reads the script in the options, or returns `nil` if there is none.
  public static func script(_ options: SampleOptions) throws -> HostScript? {
    guard let path = options.script else { return nil }
    let name = path == "-" ? "standard input" : path
    return try HostScript(utf8: StandardStreams.read(path), name: name)
  }

  /// Reads the description of a host and returns it with its JSON. Errors include the name of the
  /// file.
  public static func description(
    _ path: String
  ) throws(SampleError) -> (description: HostDescription, json: String) {
    let contents = try StandardStreams.read(path)
    do throws(HostDescriptionError) {
      return (try HostDescription(json: contents), String(decoding: contents, as: UTF8.self))
    } catch {
      let name = path == "-" ? "standard input" : path
      throw SampleError("\(name): \(error.description)", exitStatus: error.exitStatus)
    }
  }

  /// Runs a script and writes its transcript, which is also written if the script fails, or writes
  /// a test that performs the same steps.
  public static func run(
    _ script: HostScript,
    on recorded: RecordedHost,
    _ source: ScriptTest.App,
    _ options: SampleOptions
  ) throws {
    if let name = options.testName {
      guard let test = ScriptTest(named: name, of: source) else {
        throw SampleError(usage: "--emit-test takes the name of a function, not '\(name)'")
      }
      return try StandardStreams.write(test.source(running: script, on: recorded))
    }
    let transcript = Transcript(of: recorded, options: options)
    let outcome = Result { try transcript.runner.run(script) }
    try transcript.flush()
    try outcome.get()
  }
}
