public import Foundation

/// The programs of this package, as the package manager has built them.
public enum BuiltProducts {
  /// Returns the file of a program: beside the test bundle.
  public static func file(_ name: String) -> URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let file = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return file.deletingLastPathComponent().appending(path: name)
  }

  /// Returns the path of a program.
  public static func path(_ name: String) -> String { file(name).path }
}
