import Foundation
import TabHostTestSupport

/// Everyday uses of UIKit, in files with one section each, and their ports.
///
/// The folder `Idioms` contains the sections. `IdiomPorts` contains what the published command makes
/// of them, without those in `NotCompiling.txt`, as sources of this test target.
struct Idioms {
  /// A file with the sections of one topic.
  struct File {
    let name: String
    /// The imports.
    let head: String
    let sections: [Section]

    /// Returns the text with the sections that a condition includes.
    func text(_ isIncluded: (Section) -> Bool) -> String {
      head + sections.filter(isIncluded).map { "// MARK: - " + $0.text }.joined()
    }
  }

  /// One idiom.
  struct Section {
    let name: String
    /// The name and the code.
    let text: String
  }

  let files: [File]
  /// The idioms that do not compile after renaming, with the text of their entries in the article.
  let notCompiling: [(name: String, entry: String)]

  var sections: [Section] { files.flatMap(\.sections) }

  private static let folder = PackageFiles.url("Tests/PortingTests")

  init() throws {
    let originals = Self.folder.appending(path: "Idioms")
    let names = try FileManager.default.contentsOfDirectory(atPath: originals.path).sorted()
    files = try names.filter { $0.hasSuffix(".swift.txt") }.map { name in
      let text = try String(contentsOf: originals.appending(path: name), encoding: .utf8)
      let parts = text.components(separatedBy: "// MARK: - ")
      let sections = parts.dropFirst().map { part in
        Section(name: part.components(separatedBy: "\n")[0], text: part)
      }
      return File(name: String(name.dropLast(4)), head: parts[0], sections: sections)
    }
    let list = originals.appending(path: "NotCompiling.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    notCompiling = lines.filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
  }

  /// Returns the texts of the ports, by the names of their files.
  func ports(with command: RenamingCommand) throws -> [String: String] {
    let left = Set(notCompiling.map(\.name))
    let originals = files.map { file in
      // The last section of a file may be left out, and then a blank line remains.
      let text = file.text { !left.contains($0.name) }
      return (file.name, text.trimmingCharacters(in: .newlines) + "\n")
    }
    return try command.run(on: Dictionary(uniqueKeysWithValues: originals)).files
  }

  /// Returns the ports in the sources, by the names of their files.
  static func storedPorts() throws -> [String: String] {
    let ports = folder.appending(path: "IdiomPorts")
    let names = try FileManager.default.contentsOfDirectory(atPath: ports.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try String(contentsOf: ports.appending(path: name), encoding: .utf8))
      }
    )
  }

  /// Replaces the ports in the sources.
  static func store(_ ports: [String: String]) throws {
    for (name, text) in ports {
      let file = folder.appending(path: "IdiomPorts").appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Returns whether a Swift file compiles with TabHost, which was built with these tests.
  static func compiles(_ text: String) throws -> Bool {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "Idiom.swift")
    let compiler = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I",
      try BuiltProducts.folder(ofModule: "TabHost").path,
    ]
    return try FinishedProcess.run(command: compiler + [folder.path("Idiom.swift")]).status == 0
  }
}
