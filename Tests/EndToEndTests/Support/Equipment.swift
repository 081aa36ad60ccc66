import Foundation
import Testing

/// What these tests need of the machine beside the package: three emulators and the Unicode data.
enum Equipment {
  /// The folder of the package.
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program that runs the emulators.
  static let emulators = package.appending(path: "Tests/EndToEndTests/Emulators/emulators.py").path

  /// Runs it: of the environment in which pyte is installed.
  static let python = package.appending(path: ".build/emulators/bin/python").path

  /// The East Asian widths, as Debian has them.
  static let eastAsianWidths = "/usr/share/unicode/EastAsianWidth.txt"

  /// What is missing, in words; empty if nothing is.
  static let missing: [String] = {
    let tools = ["tmux", "unterm"].filter { tool in
      !path.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }
    let isPyteThere = FileManager.default.isExecutableFile(atPath: python)
    return tools + (isPyteThere ? [] : ["pyte in .build/emulators"])
  }()

  /// Why a test that needs the emulators is skipped.
  static let advice = Comment(
    rawValue: "\(missing.joined(separator: ", ")) not found; .ci/tools installs what is missing"
  )

  /// Whether tests with the emulators run: they do where CI must not pass without them, too.
  static let isThere = missing.isEmpty || isCI

  /// Whether nothing may be skipped.
  static let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty

  private static var path: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }
}
