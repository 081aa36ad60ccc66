/// Where the programs are that are measured: all beside each other.
enum Programs {
  /// The program that runs.
  static let own = CommandLine.arguments[0]
  static let mediaLibrary = beside("MediaLibrary")
  static let plainScreen = beside("PlainScreen")

  private static func beside(_ name: String) -> String {
    guard let slash = own.lastIndex(of: "/") else { return "./" + name }
    return own[...slash] + name
  }
}
