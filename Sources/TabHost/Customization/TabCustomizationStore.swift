/// A store that saves customizations between launches, one for each identifier.
///
/// A host with a ``TabHostController/customizationIdentifier`` loads its customization once, when
/// it is first needed, and saves it when the user has finished a change; see
/// ``TabHostController/customizationStore``. The framework provides ``FileTabCustomizationStore``
/// and ``InMemoryTabCustomizationStore``.
@preconcurrency @MainActor public protocol TabCustomizationStore: AnyObject {
  /// Returns the customization that was saved last, or `nil` if there is none.
  ///
  /// An error is reported as ``TabHostController/Diagnostic/Rule/unreadableCustomization``, and the
  /// host continues with the defaults. Before its next save, the host loads again; if that
  /// succeeds, changes that the user has made meanwhile override the loaded customization. A store
  /// must not lose a customization that it can't decode when it saves another one.
  func load(identifier: String) throws -> TabCustomization?

  /// Saves a customization, which replaces the previous one.
  ///
  /// When the method returns, the customization is saved permanently. When it throws, either the
  /// previous customization or the new one is saved, in both cases completely.
  ///
  /// An error is reported as ``TabHostController/Diagnostic/Rule/unsavedCustomization``. The host
  /// keeps the customization in memory, and saves it with the next save.
  func save(_ customization: TabCustomization, identifier: String) throws
}

/// A store that keeps customizations in memory.
///
/// Use it in tests, and for customizations that are shared by successive hosts but not kept between
/// launches.
public final class InMemoryTabCustomizationStore: TabCustomizationStore {
  /// The customizations by identifier.
  public var customizations: [String: TabCustomization]
  /// The values of the stores for data beside this one, by name.
  var data: [String: [UInt8]] = [:]
  /// The store beside which drafts are kept.
  private(set) lazy var drafts = InMemoryTabCustomizationStore()

  /// Creates a store with the given customizations, as if they were saved during an earlier launch.
  public init(_ customizations: [String: TabCustomization] = [:]) {
    self.customizations = customizations
  }

  /// Returns the customization that was saved last, or `nil` if there is none.
  public func load(identifier: String) -> TabCustomization? { customizations[identifier] }

  /// Saves a customization, which replaces the previous one.
  public func save(_ customization: TabCustomization, identifier: String) {
    customizations[identifier] = customization
  }
}

/// An error of a ``FileTabCustomizationStore`` that could not load or save a customization, or of an
/// ``AppDataStore`` that could not load or save a value.
public struct TabCustomizationStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of problem.
  public enum Kind: Hashable, Sendable {
    /// The environment specifies no folder for the state of programs, or only a home folder that does
    /// not exist.
    case noStateFolder
    /// The identifier results in a file name that is longer than file systems allow.
    case identifierTooLong
    /// A system call has failed with the given `errno`. Nothing was lost.
    case system(code: Int32)
    /// Other programs have kept the folder locked for the ``FileTabCustomizationStore/lockTimeout``.
    case busy
    /// The customization or the value is larger than 16 MiB and was not saved, because it could not
    /// be loaded again.
    case tooLarge
    /// The path of the file is that of something else, such as a folder, which was left unchanged.
    case notAFile
    /// The saved file can't be decoded. It was set aside or, if that failed, left unchanged.
    case damaged
    /// The file was saved by a newer version of the framework or, in an ``AppDataStore``, of the app,
    /// in the given version of the format. It was left unchanged; the next save sets it aside.
    case newerVersion(Int)
    /// Another program has saved the value of an ``AppDataStore`` meanwhile. It was left unchanged,
    /// and the new value was not saved.
    case changed
    /// The value of an ``AppDataStore`` can't be encoded as JSON, and was not saved.
    case notEncodable
  }

  /// The kind of the problem.
  public let kind: Kind

  /// The path of the file or folder, or the known part of it, unescaped.
  public let path: String

  /// A description of the problem and of what was done about it, unescaped.
  public let reason: String

  init(_ kind: Kind, path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// Creates the error for a system call that has failed.
  init(_ error: SystemError, _ action: String, _ path: FilePath) {
    let reason = "cannot \(action): \(error.text)"
    self.init(.system(code: error.code), path: "\(path)", reason: reason)
  }

  var isMissing: Bool { kind == .system(code: SystemError.missing.code) }
  var isUnsupported: Bool { kind == .system(code: SystemError.unsupported.code) }
  /// Whether the file system has no locks, or none for folders.
  var isWithoutLocks: Bool { SystemError.withoutLocks.contains { kind == .system(code: $0.code) } }
  var isTaken: Bool { kind == .system(code: SystemError.taken.code) }

  /// The path and the reason on one line, with control and format characters escaped.
  public var description: String { Self.line("\(path): \(reason)") }

  /// The reason and then the path on one line, with control and format characters escaped.
  ///
  /// Use this text in place of ``description`` where a long text is cut at its end, as in the status
  /// line of a terminal.
  public var message: String { Self.line("\(reason) (\(path))") }

  private static func line(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
