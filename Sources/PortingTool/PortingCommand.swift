import Foundation

/// The command line of the program `TabHostPort`.
public struct PortingCommand {
  /// What a run prints, and its exit status.
  public struct Outcome: Equatable, Sendable {
    /// The lines for standard output.
    public var output: [String] = []
    /// The lines for standard error.
    public var errors: [String] = []
    /// 0, 1 if something is not ported, or 2 for wrong usage and for files that can't be written.
    public var status: Int32 = 0
  }

  private let arguments: [String]
  private let readInput: () -> String

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the program.
  ///   - readInput: Returns the text of standard input.
  public init(arguments: [String], readInput: @escaping () -> String = { "" }) {
    self.arguments = arguments
    self.readInput = readInput
  }

  /// Runs the command.
  public func run() -> Outcome {
    do throws(Usage) {
      return try outcome()
    } catch {
      return Outcome(errors: [error.text, "See TabHostPort --help."], status: 2)
    }
  }

  private struct Usage: Error {
    let text: String
  }

  private func outcome() throws(Usage) -> Outcome {
    var sources: [String] = []
    var destination: PortingRun.Destination?
    var isBuildStep = false
    var context: [(module: String, path: String)] = []
    var rest = arguments[...]

    func set(_ other: PortingRun.Destination) throws(Usage) {
      guard destination == nil else {
        throw Usage(text: "only one of --output, --in-place and --check can be given")
      }
      destination = other
    }

    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return Outcome(output: [Self.help])
      case "--version": return Outcome(output: ["TabHostPort \(Self.version)"])
      case "--explain":
        guard arguments.count == 1 else {
          throw Usage(text: "--explain has no other arguments; it reads standard input")
        }
        let log = ExplainedLog(readInput())
        return Outcome(output: log.lines, status: log.hasErrors ? 1 : 0)
      case "--in-place": try set(.inPlace)
      case "--check": try set(.none)
      case "--build-step": isBuildStep = true
      case "--output":
        guard let folder = rest.popFirst(), !folder.isEmpty, !folder.hasPrefix("-") else {
          throw Usage(text: "--output needs the path of a folder")
        }
        try set(.folder(folder))
      case "--module":
        let parts = (rest.popFirst() ?? "").split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
          throw Usage(text: "--module needs the name and the path of a module: Shop=Sources/Shop")
        }
        context.append((parts[0], parts[1]))
      case "--":
        sources += rest
        rest = []
      case let option where option.hasPrefix("-"): throw Usage(text: "unknown option \(option)")
      default: sources.append(argument)
      }
    }
    guard !sources.isEmpty else { throw Usage(text: "name the files and folders to port") }
    guard let destination else { throw Usage(text: "add --output FOLDER, --in-place or --check") }
    let run = PortingRun(
      sources: sources,
      context: context,
      destination: destination,
      marksOriginals: isBuildStep
    )
    return outcome(of: run, isBuildStep: isBuildStep)
  }

  private func outcome(of run: PortingRun, isBuildStep: Bool) -> Outcome {
    do throws(PortingRun.Failure) {
      let findings = try run.run()
      if isBuildStep { return Outcome(output: findings.map(\.warning)) }
      return Outcome(output: findings.map(\.description), status: findings.isEmpty ? 0 : 1)
    } catch {
      return Outcome(errors: [error.description], status: 2)
    }
  }

  static let version = "0.3.0"

  private static let help = """
    Ports Swift code from UIKit's tabs and sidebar to TabHost.

    USAGE: TabHostPort FILE|FOLDER… (--output FOLDER | --in-place | --check)
           swift build 2>&1 | TabHostPort --explain

      --output FOLDER   writes the ported files into a folder; the files of a folder keep their
                        paths relative to it
      --in-place        replaces the files
      --check           writes nothing, and only reports
      --module NAME=PATH  reads the declarations of another module that the files import, which is
                        ported elsewhere, so that its names are not taken for those of TabHost
      --explain         prints the log of a compiler that it reads from standard input, with what to
                        write instead under the errors
      --build-step      for build tools: prints what is not ported as warnings and exits with 0, and
                        lets the compiler report errors at the lines of the originals; the names of
                        the outputs end with .ported.swift
      --help            prints this text
      --version         prints the version

    Name all files of a program in one call. What is not ported is printed, one line each:
    FILE:LINE: symbol: why; what to write instead. All lines keep their numbers.

    Exits with 0, with 1 if something is not ported or the log has errors, and with 2 for wrong usage and for files that
    can't be read or written. In the last case, nothing is written.
    """
}
