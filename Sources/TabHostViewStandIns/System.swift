// MARK: - Associated objects

/// How an associated object is held. Only `OBJC_ASSOCIATION_ASSIGN` does not retain it.
public enum objc_AssociationPolicy: Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
  case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

/// The values of one object.
@safe @MainActor private final class Associations {
  static var all: [ObjectIdentifier: Associations] = [:]
  weak var owner: AnyObject?
  var values: [UnsafeRawPointer: () -> Any?] = unsafe [:]
  init(owner: AnyObject) { self.owner = owner }
}

/// Returns the value that is associated with an object.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer
) -> Any? {
  let object = object as AnyObject
  guard let found = Associations.all[ObjectIdentifier(object)], found.owner === object else {
    return nil
  }
  return unsafe found.values[key]?()
}

/// Associates a value with an object.
///
/// The values of an object that is deallocated are released by the next call.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  Associations.all = Associations.all.filter { $0.value.owner != nil }
  let id = ObjectIdentifier(object)
  let associations = Associations.all[id] ?? Associations(owner: object)
  Associations.all[id] = associations
  if policy == .OBJC_ASSOCIATION_ASSIGN, let value {
    let value = value as AnyObject
    unsafe associations.values[key] = { [weak value] in value }
  } else {
    unsafe associations.values[key] = value.map { value in { value } }
  }
}

// MARK: - Logs

/// The level of a log entry.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// A log, which discards its entries.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}

/// Discards an entry.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: Any?...
) {}

/// Discards an entry.
public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: Any?...
) {}

/// The text of an entry, which is discarded.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public func appendLiteral(_ literal: String) {}
    public func appendInterpolation(
      _ value: @autoclosure () -> Any?,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
  public init(stringLiteral: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// Whether an entry shows a value.
public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }

/// A logger, which discards its entries.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}
