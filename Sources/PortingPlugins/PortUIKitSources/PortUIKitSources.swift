import Foundation
import PackagePlugin

/// Ports UIKit code at each build, so that a target compiles the sources of an app unchanged.
///
/// A file `UIKitSources.txt` in the folder of the target lists folders and files of the app, one in
/// each line, relative to the folder of the package. A line that begins with `!` excludes a folder
/// or a file, and one that begins with `#` is a comment.
@main struct PortUIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "UIKitSources.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw Failure("\(target.name): add a file UIKitSources.txt that lists the app's folders")
    }
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let root = context.package.directoryURL
    let excluded = try lines.filter { $0.hasPrefix("!") }.flatMap { line in
      try files(String(line.dropFirst()).trimmingCharacters(in: .whitespaces), in: root)
    }
    let included = try lines.filter { !$0.hasPrefix("!") }.flatMap { try files($0, in: root) }
    var names: Set<String> = []
    let sources = included.filter { !excluded.contains($0) && names.insert($0.path).inserted }
    guard !sources.isEmpty else { throw Failure("\(list.path): lists no Swift files") }

    let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
    return [
      .buildCommand(
        displayName: "Porting \(sources.count) files of \(target.name) from UIKit",
        executable: try context.tool(named: "TabHostPort").url,
        arguments: sources.map(\.path) + ["--output", output.path, "--build-step"],
        inputFiles: sources,
        outputFiles: sources.map { source in
          let name = source.deletingPathExtension().lastPathComponent
          return output.appending(path: "\(name).ported.swift")
        }
      )
    ]
  }

  /// Returns the Swift files of a line, which names a file or a folder.
  private func files(_ path: String, in root: URL) throws -> [URL] {
    let url = root.appending(path: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Failure("UIKitSources.txt: there is no \(path)")
    }
    guard isFolder.boolValue else { return [url] }
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    return names.filter { name in
      name.hasSuffix(".swift") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .map { url.appending(path: $0) }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
