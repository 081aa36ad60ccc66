import TabHostTestSupport
import Testing

/// Package rules: modules.
@Suite(.ownThread) struct ModuleRuleTests {
  private static let system: Set = ["Darwin", "Glibc", "Musl", "ucrt"]

  /// Returns the modules that a file imports.
  ///
  /// Foundation is ignored where it only replaces FoundationEssentials.
  private func imports(of file: String) throws -> Set<String> {
    let essentials = try Regex(
      #"#if canImport\(FoundationEssentials\)\s+(?:public )?import FoundationEssentials"#
        + #"\s+#else\s+(?:public )?import Foundation\s+#endif"#
    )
    let code = try PackageFiles.code(file)
      .replacing(essentials, with: "import FoundationEssentials")
    let form =
      /^[ \t]*(?:@?\w+(?:\(.*?\))? )*?import (?:(?:struct|class|enum|protocol|func|var) )?(\w+)/
    let lines = code.split(separator: "\n").filter { $0.contains("import ") }
    return Set(lines.compactMap { $0.firstMatch(of: form).map { String($0.1) } })
  }

  @Test(arguments: [
    ("Sources/TabHostSpelling", []),
    (
      "Sources/TabHost",
      ["TabHostSpelling", "FoundationEssentials", "Observation", "Synchronization"]
    ),
    ("Sources/TabHostTerminal", ["TabHost", "FoundationEssentials", "Synchronization"]),
    ("Sources/TabHostTesting", ["TabHost", "TabHostSpelling", "FoundationEssentials"]),
    (
      "Sources/TabHostBenchmarks",
      [
        "TabHost", "TabHostTerminal", "TabHostTesting", "Foundation", "FoundationEssentials",
        "GlibcHeap",
      ]
    ),
    (
      "Samples",
      [
        "TabHost", "TabHostSpelling", "TabHostTerminal", "TabHostTesting", "SampleSupport",
        "Foundation",
      ]
    ),
  ])
  func `a module imports only the modules below it`(folder: String, modules: [String]) throws {
    for file in try PackageFiles.swiftFiles(in: folder) {
      let others = try imports(of: file).subtracting(modules).subtracting(Self.system)
      #expect(others == [], "\(file)")
    }
  }

  /// The folders of the terminal library by layer, the lowest layer first.
  private static let layers = [
    ["Cells"], ["Device", "Finding", "Input", "Pictures", "Themes"], ["Output"], ["Content"],
    ["Painting"], ["Screen"], ["Views"], ["Inspector"], ["App"],
  ]

  @Test
  func `a folder of the terminal library uses only types of its own layer and the layers below`()
    throws
  {
    let terminal = "Sources/TabHostTerminal"
    let declaration =
      /(?m)^(?:@\w+ )*(?:public )?(?:final )?(?:struct|class|enum|protocol) (\w+)/
    var code: [String: String] = [:]
    var owners: [String: Int] = [:]
    for (layer, folders) in Self.layers.enumerated() {
      for file in try folders.flatMap({ try PackageFiles.swiftFiles(in: "\(terminal)/\($0)") }) {
        let text = try PackageFiles.code(file)
        code[file] = text
        for match in text.matches(of: declaration) { owners[String(match.1)] = layer }
      }
    }
    let all = try PackageFiles.swiftFiles(in: terminal)
    #expect(code.keys.sorted() == all, "a folder without a layer")
    for (layer, folders) in Self.layers.enumerated() {
      for file in all where folders.contains(where: { file.hasPrefix("\(terminal)/\($0)/") }) {
        let words = (code[file] ?? "").matches(of: /\b[A-Z]\w+/).map { String($0.0) }
        let later = Set(words).filter { owners[$0, default: 0] > layer }
        #expect(later == [], "\(file)")
      }
    }
  }

  /// The folders of the classes of modes, and of the properties by which the screen refers to some.
  private func foldersOfModes(in files: [String]) throws -> [String: Substring] {
    var folders: [String: Substring] = [:]
    for file in files {
      for match in try PackageFiles.code(file).matches(of: /class (\w+Mode): \w+Mode\b/) {
        folders[String(match.1)] = folder(of: file)
      }
    }
    for match in try PackageFiles.code(Self.screen).matches(of: /var (\w+) = (\w+Mode)\(self\)/) {
      folders["screen.\(match.1)"] = folders[String(match.2)]
    }
    return folders
  }

  private func folder(of file: String) -> Substring {
    file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
  }

  private static let screen = "Sources/TabHostTerminal/Screen/HostScreen.swift"

  @Test func `a mode of the screen uses no mode of another folder`() throws {
    let files = try PackageFiles.swiftFiles(in: "Sources/TabHostTerminal/Screen")
    let folders = try foldersOfModes(in: files)
    #expect(folders["BrowsingMode"] == "Sources/TabHostTerminal/Screen/Browsing")
    #expect(folders["screen.moves"] == "Sources/TabHostTerminal/Screen/Moving")
    for file in files where file.contains("Mode") {
      let code = try PackageFiles.code(file)
      let names = code.matches(of: /\bscreen\.\w+|\b\w+Mode\b/).map { String($0.0) }
      let others = Set(names).filter { name in folders[name].map { $0 != folder(of: file) } ?? false
      }
      #expect(others == [], "\(file)")
    }
  }

  @Test func `only the screen itself creates its modes, each one once`() throws {
    let files = try PackageFiles.swiftFiles(in: "Sources/TabHostTerminal/Screen")
    var created: [String: [String]] = [:]
    for file in files {
      for match in try PackageFiles.code(file).matches(of: /\b([A-Z]\w*Mode)\(/) {
        created[String(match.1), default: []].append(file)
      }
    }
    let finals = try files.flatMap { file in
      try PackageFiles.code(file).matches(of: /final class (\w+Mode):/).map { String($0.1) }
    }
    #expect(Set(finals).isSubset(of: created.keys))
    #expect(created.filter { $0.value != [Self.screen] } == [:])
  }

  @Test(arguments: ["Sources", "Samples"])
  func `no module imports internals of another module`(folder: String) throws {
    let files = try PackageFiles.swiftFiles(in: folder)
    let places = try PackageFiles.places(
      of: /^[^"]*(?:@testable|@_spi|@_exported)/,
      with: ["@testable", "@_spi", "@_exported"],
      in: files
    )
    #expect(places == [])
  }
}
