public import Foundation

/// The built programs of this package.
public enum BuiltProducts {
  /// Returns the file of a program, which is next to the test bundle.
  public static func file(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let file = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return file.deletingLastPathComponent().appending(path: name)
  }

  /// Returns the path of a program.
  public static func path(_ name: String) -> String { file(name).path }

  /// An error for a build without a compiled module.
  public struct MissingModule: Error {
    /// The name of the module.
    public let name: String
  }

  /// Returns the folder that contains a compiled module: that of the test bundle, or its `Modules`.
  public static func folder(ofModule name: String) throws -> URL {
    let arguments = CommandLine.arguments.filter { $0.hasPrefix("/") }
    for place in arguments + Bundle.allBundles.map(\.bundlePath) {
      var folder = URL(filePath: place)
      while folder.pathComponents.count > 1 {
        for candidate in [folder.appending(path: "Modules"), folder] {
          let module = candidate.appending(path: "\(name).swiftmodule")
          if FileManager.default.fileExists(atPath: module.path) { return candidate }
        }
        folder.deleteLastPathComponent()
      }
    }
    throw MissingModule(name: name)
  }
}
