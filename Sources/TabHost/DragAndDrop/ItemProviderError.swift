/// An error that occurred while an item was loaded.
public enum ItemProviderError: Error, Hashable, CustomStringConvertible {
  /// The item has no data of this type.
  case unknownType(String)
  /// The load handler released the completion without calling it.
  case neverCompleted(String)
  /// The load handler called the completion with neither data nor an error.
  case noData(String)
  /// The data can't be read as a value of this type, or the value can't be written as this type.
  case unreadable(String)
  /// The load was canceled.
  case cancelled

  /// A description of the error that includes the type.
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
