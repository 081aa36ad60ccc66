/// Something that the tool does not port, or a file that it can't read.
public struct Finding: Hashable, Sendable {
  /// The path of the file, as it was given to the tool.
  public let path: String
  /// The number of the line, from 1.
  public let line: Int
  /// The symbol of UIKit, or the text that the finding is about.
  public let symbol: String
  /// Why the symbol is not ported and, after a semicolon, what to write instead.
  public let reason: String
}

extension Finding: CustomStringConvertible {
  /// The finding in one line: `FILE:LINE: symbol: why; what to write instead`.
  public var description: String { "\(path):\(line): \(symbol): \(reason)" }

  /// The finding as a warning that compilers, Xcode and editors recognize.
  public var warning: String { "\(path):\(line): warning: \(symbol): \(reason)" }
}
