/// An error that indicates why a terminal cannot be used for a full screen.
public enum TerminalDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input, standard output or both are not terminals. The clause says which.
  case notATerminal(String)

  /// The environment describes a terminal that cannot show a full screen. The clause is the reason.
  case unsuitable(String)

  /// The process already has an open device; only one may be open at a time.
  case inUse

  /// A system call that the device requires failed. The text is the error of the system.
  case system(String)

  /// The platform has no terminal device yet.
  case unsupportedPlatform

  /// The reason as a single line.
  public var description: String {
    switch self {
    case .notATerminal(let reason): "a full screen requires a terminal: \(reason)"
    case .unsuitable(let reason): "this terminal can't show a full screen: \(reason)"
    case .inUse: "the terminal is in use by another device of this process"
    case .system(let refusal): "can't set up the terminal: \(refusal)"
    case .unsupportedPlatform: "interactive terminals are not supported on this platform"
    }
  }
}
