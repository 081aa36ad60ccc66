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
}
