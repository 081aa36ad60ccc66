import Foundation
import Testing

/// Whether the framework has its engine, for which these rules are.
private let hasEngine = FileManager.default.fileExists(
  atPath: PackageFiles.root.appending(path: "Sources/TabHost/Engine").path
)

@Suite("Package rules: the engine", .enabled(if: hasEngine)) struct EngineRuleTests {
  private static let core = "Sources/TabHost"

  private let files: [SwiftCode]

  init() throws {
    files = try PackageFiles.swiftFiles(in: Self.core).map { file in
      SwiftCode(try PackageFiles.text(file), file: file)
    }
  }

  /// Properties that several files may write, and why.
  private static let writtenByMany: [String: String] = [:]

  @Test func `each stored property of host and tabs is written from one file`() {
    for family in [EngineRules.host, EngineRules.tabs] {
      let scattered = PropertyWrites(files, of: family).scattered.filter { line in
        !Self.writtenByMany.keys.contains { line.hasPrefix("\($0): ") }
      }
      #expect(scattered == [])
    }
  }

  /// Public state in the words of UIKit.
  private static let publicFlags: Set = [
    "CellConfigurationState.isEditing", "CellConfigurationState.isReordering",
    "SwipedRow.isPerforming",
  ]

  @Test func `no flag says that code is in the middle of something`() {
    #expect(EngineRules.flags(in: files).filter { !Self.publicFlags.contains($0) } == [])
  }

  @Test func `no member is documented as what another one reads`() throws {
    let twins = try PackageFiles.swiftFiles(in: Self.core).flatMap { file in
      EngineRules.twins(in: try PackageFiles.lines(file), of: file)
    }
    #expect(twins == [])
  }

  @Test func `only the notifier calls delegates and handlers`() {
    #expect(EngineRules.appCalls(in: files) == [])
  }

  @Test func `nothing references a tab, a group or a host weakly`() {
    #expect(EngineRules.weakReferences(in: files) == [])
  }

  @Test func `one file at most has references that the runtime does not check`() {
    let unchecked = EngineRules.uncheckedReferences(in: files)
    #expect(unchecked.count <= 1, "\(unchecked)")
  }

  @Test func `the host has few stored properties, and the framework few files`() {
    #expect(EngineRules.storedProperties(of: "TabHostController", in: files) <= 12)
    #expect(files.count <= 140)
  }

  /// Files that are short, because each declares one public type or is about one thing.
  private static let shortFiles: Set = [
    "Action+Row.swift", "Color.swift", "ConfigurationState.swift", "DropOperation.swift",
  ]

  @Test func `no file is shorter than it has to be`() throws {
    var lines: [String: Int] = [:]
    for code in files {
      lines[String(code.fileName)] = try PackageFiles.lines(code.file).count - 1
    }
    let short = EngineRules.shortFiles(lines, below: 25)
    #expect(short.filter { !Self.shortFiles.contains($0) } == [])
  }
}
