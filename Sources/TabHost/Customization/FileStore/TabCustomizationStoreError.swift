/// Why a ``FileTabCustomizationStore`` could not load or save a customization, and where.
public struct TabCustomizationStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What has gone wrong.
  public enum Kind: Hashable, Sendable {
    /// The environment names no folder for the state of programs.
    case noStateFolder
    /// The identifier would make a longer file name than file systems take.
    case identifierTooLong
    /// The system refused a call; the code is its `errno`. Nothing was lost.
    case system(code: Int32)
    /// Other programs have kept the folder locked for five seconds.
    case busy
    /// A customization of more than sixteen mebibytes, which could not be loaded again: not saved.
    case tooLarge
    /// In the place of the file is something else, a folder for example. It was left.
    case notAFile
    /// What was saved can't be understood. It was set aside, or left if that failed.
    case damaged
    /// A newer version of the framework has saved it, in the given version of the format. It was
    /// left; the next save sets it aside.
    case newerVersion(Int)
  }

  /// What has gone wrong.
  public let kind: Kind

  /// The file or folder that it is about, or the part of it that is known; unescaped.
  public let path: String

  /// What has gone wrong and what was done, in words; unescaped.
  public let reason: String

  init(_ kind: Kind, path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// The system's refusal to do something to a file or a folder.
  init(_ error: SystemError, _ action: String, _ path: String) {
    let reason = "cannot \(action): \(error.text)"
    self.init(.system(code: error.code), path: path, reason: reason)
  }

  var isMissing: Bool { kind == .system(code: SystemError.missing.code) }
  var isTaken: Bool { kind == .system(code: SystemError.taken.code) }

  /// The path and the reason on one line, with control characters and the like escaped.
  public var description: String {
    var line = ""
    for scalar in "\(path): \(reason)".unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
