import Foundation
import TabHostTestSupport
import Testing

/// Package rules: portability.
@Suite(.ownThread) struct PortabilityRuleTests {
  /// The files of the libraries that call the C library. The samples use Foundation instead.
  private static let callers = [
    "Sources/TabHost/System/System.swift",
    "Sources/TabHostTerminal/Device/TerminalSystem+Signals.swift",
    "Sources/TabHostTerminal/Device/TerminalSystem+Terminals.swift",
    "Sources/TabHostTerminal/Device/TerminalSystem.swift",
  ]

  /// A file that is compiled only with a C library of Linux, because it reads its process table.
  private static let callerOnLinux = "Sources/TabHostTerminal/Device/TerminalWatcher.swift"

  /// Returns the files of the libraries and the samples.
  private func files() throws -> [String] {
    try ["Sources/TabHost", "Sources/TabHostTerminal", "Sources/TabHostTesting", "Samples"].flatMap
    { try PackageFiles.swiftFiles(in: $0) }
  }

  @Test func `only the listed files import a C library`() throws {
    let places = try PackageFiles.places(
      of: /^\s*(?:public )?import (?:Glibc|Musl|Darwin|ucrt|WinSDK)$/,
      with: ["import "],
      in: files()
    )
    let callers = Set(places.compactMap { $0.split(separator: ":").first.map(String.init) })
    #expect(callers.sorted() == (Self.callers + [Self.callerOnLinux]).sorted())
  }

  @Test(arguments: callers)
  func `a file that imports a C library imports those of all systems`(file: String) throws {
    let imports = try PackageFiles.code(file).components(separatedBy: "\n")
      .compactMap { $0.wholeMatch(of: /\s+import (Glibc|Musl|Darwin)/).map { String($0.1) } }
    #expect(imports == ["Glibc", "Musl", "Darwin"])
  }

  /// Symbols that only Linux has and that code like this could plausibly use.
  private static let linuxOnly: Set = [
    "accept4", "dup3", "epoll_create1", "eventfd", "fallocate", "fdatasync", "getrandom", "gettid",
    "inotify_init1", "memfd_create", "pipe2", "prctl", "proc", "renameat2", "sendfile", "signalfd",
    "statx", "syncfs", "timerfd_create", "MSG_NOSIGNAL", "O_PATH", "O_TMPFILE", "POLLRDHUP",
  ]

  @Test(arguments: callers)
  func `no file calls functions that only Linux has`(file: String) throws {
    let code = try PackageFiles.code(file)
    let words = Set(code.matches(of: /\w+/).map { String($0.0) })
    #expect(words.intersection(Self.linuxOnly) == [])
  }

  @Test func `no file checks for an operating system by name`() throws {
    #expect(try PackageFiles.places(of: /#(?:else)?if .*\bos\(/, in: files()) == [])
  }

  @Test func `Foundation is imported only where FoundationEssentials is unavailable`() throws {
    let files = try files().filter { !$0.hasPrefix("Samples/") }
    for file in files {
      let lines = try PackageFiles.code(file).components(separatedBy: "\n")
      for (line, text) in lines.enumerated() where text.hasSuffix("import Foundation") {
        #expect(line > 0 && lines[line - 1] == "#else", "\(file):\(line + 1)")
      }
    }
  }
}
