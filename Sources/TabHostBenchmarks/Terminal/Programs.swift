/// The paths of the measured programs, which are all in the same folder.
enum Programs {
  /// The path of this program.
  static let own = CommandLine.arguments[0]
  static let mediaLibrary = beside("MediaLibrary")
  static let plainScreen = beside("PlainScreen")

  private static func beside(_ name: String) -> String {
    guard let slash = own.lastIndex(of: "/") else { return "./" + name }
    return own[...slash] + name
  }
}
