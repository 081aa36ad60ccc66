import Foundation
import TabHostTestSupport
import Testing

/// Whether the framework has an engine, which these rules concern.
private let hasEngine = FileManager.default.fileExists(
  atPath: PackageFiles.root.appending(path: "Sources/TabHost/Engine").path
)

/// Package rules: the engine.
@Suite(.ownThread, .enabled(if: hasEngine)) struct EngineRuleTests {
  private static let core = "Sources/TabHost"

  private let files: [SwiftCode]

  /// The code of the framework, which is parsed only once.
  private static let parsed = Result {
    try PackageFiles.swiftFiles(in: core).map { file in
      SwiftCode(try PackageFiles.text(file), file: file)
    }
  }

  init() throws {
    files = try Self.parsed.get()
  }

  /// The properties that several files may write, with the reasons.
  private static let writtenByMany = [
    "customizationKeeper": "its method `replace` has the name of a mutation"
  ]

  @Test func `each stored property of the host and its tabs is written in one file`() {
    for family in [EngineRules.host, EngineRules.tabs] {
      let scattered = PropertyWrites(files, of: family).scattered.filter { line in
        !Self.writtenByMany.keys.contains { line.hasPrefix("\($0): ") }
      }
      #expect(scattered == [])
    }
  }

  /// Public state with the names of UIKit, and values.
  private static let publicFlags: Set = [
    "CellConfigurationState.isEditing", "CellConfigurationState.isReordering",
    "PresentationRules.isEditing", "SwipeSession.isPerforming",
  ]

  @Test func `no flag indicates an operation in progress`() {
    #expect(Set(EngineRules.flags(in: files)).subtracting(Self.publicFlags) == [])
  }

  @Test func `no comment describes a member as what another one reads`() throws {
    let duplicates = try PackageFiles.swiftFiles(in: Self.core).flatMap { file in
      EngineRules.duplicates(in: try PackageFiles.lines(file), of: file)
    }
    #expect(duplicates == [])
  }

  @Test func `only the notifier calls delegates and handlers`() {
    // The delegate of a navigation controller is independent of the host.
    let others = files.filter { $0.fileName != "NavigationController.swift" }
    #expect(EngineRules.appCalls(in: others) == [])
  }

  @Test func `no property references a tab, a group or a host weakly`() {
    #expect(EngineRules.weakReferences(in: files) == [])
  }

  @Test func `at most one file has unchecked references`() {
    let unchecked = EngineRules.uncheckedReferences(in: files)
    #expect(unchecked.count <= 1, "\(unchecked)")
  }

  /// Files that are short because they declare one public type or have a single purpose.
  private static let shortFiles: Set = [
    "InMemoryTabCustomizationStore.swift", "TabCustomizationStore.swift", "TabItem.Placement.swift",
  ]

  @Test func `no file has fewer than 25 lines unless it is listed`() throws {
    var lines: [String: Int] = [:]
    for code in files {
      lines[String(code.fileName)] = try PackageFiles.lines(code.file).count - 1
    }
    let short = EngineRules.shortFiles(lines, below: 25)
    #expect(short.filter { !Self.shortFiles.contains($0) } == [])
  }
}
