import Foundation
import TabHostTestSupport
import Testing

@testable import TerminalToolkit

// Another process watches the program, on Linux only.
#if canImport(Glibc) || canImport(Musl)
  /// The shell that restores the terminal after the end of a program.
  struct TerminalWatcherTests {
    @Test(arguments: [
      ("", "all"),
      ("\n", ""),
      ("rest\n", "rest"),
      ("rest\nfirst line\nlast line", "restfirst line\nlast line"),
      (#"\[0m\n"# + "\n", #"\[0m\n"#),
      ("rest\n\n", "rest\n"),
    ])
    func `the shell writes what the program has not written, and then the log`(
      input: String,
      output: String
    ) throws {
      // The process group in the foreground, so that the shell takes the terminal for its own.
      let status = try String(contentsOfFile: "/proc/self/stat", encoding: .utf8)
      let group = status.split(separator: ")").last?.split(separator: " ")[5] ?? ""
      let shell = try FinishedProcess.run(
        URL(filePath: "/bin/sh"),
        ["-c", TerminalWatcher.script, "sh", "", "all", String(group)],
        input: Data(input.utf8)
      )
      expectEqual(shell.output, output)
    }
  }
#endif
