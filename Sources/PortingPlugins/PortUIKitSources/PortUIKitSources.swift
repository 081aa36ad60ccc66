import Foundation
import PackagePlugin

/// Ports UIKit code at each build, so that a target compiles the sources of an app unchanged.
///
/// A file `UIKitSources.txt` in the folder of the target lists folders and files of the app, one in
/// each line, relative to the folder of the package. A line that begins with `!` excludes a folder
/// or a file, which a line below it can include again, and one that begins with `#` is a comment.
@main struct PortUIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = try self.sources(of: target) else {
      throw Failure("\(target.name): add a file UIKitSources.txt that lists the app's folders")
    }
    guard !sources.isEmpty else {
      throw Failure("\(target.name)/UIKitSources.txt: lists no Swift files")
    }
    // The modules of the app that the target can import, also from other packages, whose names its own
    // files use.
    var modules = try target.recursiveTargetDependencies.compactMap { dependency in
      try self.sources(of: dependency).map { (name: dependency.name, sources: $0) }
    }
    // The stand-ins of the target, which its files use, too.
    let standIns =
      (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
    modules.insert((name: target.name, sources: standIns), at: 0)

    let output = context.pluginWorkDirectoryURL.appending(path: "Ported")
    return [
      .buildCommand(
        displayName: "Porting \(sources.count) files of \(target.name) from UIKit",
        executable: try context.tool(named: "TabHostPort").url,
        arguments: sources.map(\.path) + ["--output", output.path, "--build-step"]
          + modules.flatMap { module in
            module.sources.flatMap { ["--module", "\(module.name)=\($0.path)"] }
          },
        inputFiles: sources + modules.flatMap(\.sources),
        outputFiles: sources.map { source in
          let name = source.deletingPathExtension().lastPathComponent
          return output.appending(path: "\(name).ported.swift")
        }
      )
    ]
  }

  /// Returns the files that the list of a target names, or `nil` if it has no list.
  ///
  /// The lines apply from top to bottom, so that a folder can be excluded and a file in it included.
  private func sources(of target: any Target) throws -> [URL]? {
    let list = target.directoryURL.appending(path: "UIKitSources.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return nil }
    let root = self.root(of: target)
    var sources: [URL] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let isExcluded = line.hasPrefix("!")
      let path = isExcluded ? line.dropFirst().trimmingCharacters(in: .whitespaces) : line
      let named = try files(path, in: root)
      sources.removeAll { named.contains($0) }
      if !isExcluded { sources += named }
    }
    return sources
  }

  /// Returns the folder of the package that a target is in.
  private func root(of target: any Target) -> URL {
    var folder = target.directoryURL
    while folder.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    { folder.deleteLastPathComponent() }
    return folder
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
