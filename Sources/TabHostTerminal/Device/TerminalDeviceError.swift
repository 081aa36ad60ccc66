/// Why a terminal can't be used for a full screen.
public enum TerminalDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input, output or both are no terminals: a file, a pipe, nothing. A clause says which.
  case notATerminal(String)

  /// The environment tells of a terminal that can't show a full screen; the reason is a clause.
  case unsuitable(String)

  /// The process has a device already. One at a time may be open.
  case inUse

  /// The system refused a call that a device needs.
  case system(String)

  /// This platform has no device for its terminals yet.
  case unsupportedPlatform

  /// The reason on one line.
  public var description: String {
    switch self {
    case .notATerminal(let reason): "a full screen needs a terminal: \(reason)"
    case .unsuitable(let reason): "this terminal can't show a full screen: \(reason)"
    case .inUse: "the terminal is in use by another device of this process"
    case .system(let refusal): "can't set up the terminal: \(refusal)"
    case .unsupportedPlatform: "interactive terminals are not supported on this platform"
    }
  }
}
