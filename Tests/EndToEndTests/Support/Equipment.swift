import Foundation
import TabHostTestSupport
import Testing

/// The external tools that these tests require: three emulators and the Unicode data.
enum Equipment {
  /// The script that runs the emulators.
  static let emulators = PackageFiles.url("Tests/EndToEndTests/Emulators/emulators.py").path

  /// The Python interpreter that runs the script, in the environment in which pyte is installed.
  static let python = PackageFiles.url(".build/emulators/bin/python").path

  /// The East Asian widths, at the path where Debian installs them.
  static let eastAsianWidths = "/usr/share/unicode/EastAsianWidth.txt"

  /// The names of the missing tools.
  static let missing: [String] = {
    let tools = ["tmux", "unterm"].filter { tool in
      !path.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
    }
    let isPyteInstalled = FileManager.default.isExecutableFile(atPath: python)
    return tools + (isPyteInstalled ? [] : ["pyte in .build/emulators"])
  }()

  /// The reason to skip a test that needs the emulators.
  static let advice = Comment(
    rawValue: "\(missing.joined(separator: ", ")) not found; .ci/tools installs what is missing"
  )

  /// Whether tests that use the emulators are enabled. In CI they always are, so that CI does not
  /// pass without them.
  static let isAvailable = missing.isEmpty || isCI

  /// Whether the tests run in CI, where none may be skipped.
  static let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty

  private static var path: [String] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }
}
