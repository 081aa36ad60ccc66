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
  private static let writtenByMany = [
    "customizationKeeper": "its method `replace` has the name of a mutation"
  ]

  @Test func `each stored property of host and tabs is written from one file`() {
    for family in [EngineRules.host, EngineRules.tabs] {
      let scattered = PropertyWrites(files, of: family).scattered.filter { line in
        !Self.writtenByMany.keys.contains { line.hasPrefix("\($0): ") }
      }
      #expect(scattered == [])
    }
  }

  /// Public state in the words of UIKit, and values.
  private static let publicFlags: Set = [
    "CellConfigurationState.isEditing", "CellConfigurationState.isReordering",
    "PresentationRules.isEditing", "SwipeSession.isPerforming",
  ]

  /// Flags of the time before the engine, which are to become phases. The list only gets shorter.
  private static let remainingFlags: Set = [
    "ContentPresenter.isUpdating", "DropContents.isHandingOver",
    "MenuSession.isUpdating", "NavigationController.isShowing",
  ]

  @Test func `no flag says that code is in the middle of something`() {
    let flags = Set(EngineRules.flags(in: files)).subtracting(Self.publicFlags)
    #expect(flags == Self.remainingFlags)
  }

  @Test func `no member is documented as what another one reads`() throws {
    let twins = try PackageFiles.swiftFiles(in: Self.core).flatMap { file in
      EngineRules.twins(in: try PackageFiles.lines(file), of: file)
    }
    #expect(twins == [])
  }

  @Test func `only the notifier calls delegates and handlers`() {
    // A navigation controller has a delegate of its own, which no host is concerned with.
    let others = files.filter { $0.fileName != "NavigationController.swift" }
    #expect(EngineRules.appCalls(in: others) == [])
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
    // The aim is 140. The number only gets smaller.
    #expect(files.count <= 163)
  }

  /// Files that are short, because each declares one public type or is about one thing.
  private static let shortFiles: Set = [
    "ActionRow.swift", "Color.swift", "ConfigurationState.swift", "DropOperation.swift",
    "InMemoryTabCustomizationStore.swift", "ItemProviderError.swift", "ItemProviderReading.swift",
    "ItemProviderWriting.swift", "PopoverSourceItem.swift", "Replacing.swift",
    "Sidebar.Rows.Window.swift", "SidebarEnd.swift", "SpringLoadedInteractionSupporting.swift",
    "SwipeActionsConfiguration.swift", "SwipeEdge.swift", "SwipeSession.swift", "TabBadge.swift",
    "TabBarPlacement.swift", "TabCustomizationBehavior.swift", "TabCustomizationStore.swift",
    "TabItem.Placement.swift", "TabVisibility.swift", "UserInteraction+Pages.swift",
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
