/// Why something that a drag carries can't be loaded.
public enum ItemProviderError: Error, Hashable, CustomStringConvertible {
  /// The item gives nothing of this type.
  case unknownType(String)
  /// Whoever gives the data has dropped the completion without calling it.
  case neverCompleted(String)
  /// Whoever gives the data has called the completion with neither data nor an error.
  case noData(String)
  /// The data, or the value, is not what a value of this type is made of.
  case unreadable(String)
  /// Nobody wanted it any more.
  case cancelled

  /// What went wrong, with the type.
  public var description: String {
    switch self {
    case .unknownType(let type): "nothing of the type \(type.debugDescription) is given"
    case .neverCompleted(let type): "the data of \(type.debugDescription) never came"
    case .noData(let type): "neither data nor an error came for \(type.debugDescription)"
    case .unreadable(let type): "this can't be read or written as \(type.debugDescription)"
    case .cancelled: "the loading was cancelled"
    }
  }
}
