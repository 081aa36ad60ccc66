public import Foundation
public import TabHost

// MARK: - Caches

/// `NSCache` for values that are no objects, such as images. It never evicts a value.
open class ValueCache<Key: AnyObject, Value> {
  private var entries: [AnyHashable: (key: Key, value: Value)] = [:]

  open var name = ""
  open var countLimit = 0
  open var totalCostLimit = 0

  public init() {}

  open func object(forKey key: Key) -> Value? { entries[identity(of: key)]?.value }
  open func setObject(_ value: Value, forKey key: Key) {
    entries[identity(of: key)] = (key, value)
  }
  open func setObject(_ value: Value, forKey key: Key, cost: Int) {
    setObject(value, forKey: key)
  }
  open func removeObject(forKey key: Key) { entries[identity(of: key)] = nil }
  open func removeAllObjects() { entries = [:] }

  /// Objects of `NSObject` are compared by their values, and others by identity.
  private func identity(of key: Key) -> AnyHashable {
    (key as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(key))
  }
}

// MARK: - Weak tables

/// How a table holds its keys or values.
private struct Reference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  /// A value, which is no object of its own, is not held weakly.
  init(_ value: Any, isWeak: Bool) {
    let object = value as AnyObject
    weakObject = object
    strongObject = isWeak && type(of: value) is AnyClass ? nil : object
  }

  var object: AnyObject? { weakObject }
}

/// A table of objects by the identity of their keys, or by equality for keys of `NSObject`.
public final class NSMapTable<Key, Value> {
  private var entries: [(key: Reference, value: Reference)] = []
  private let hasWeakKeys, hasWeakValues: Bool

  private init(hasWeakKeys: Bool, hasWeakValues: Bool) {
    self.hasWeakKeys = hasWeakKeys
    self.hasWeakValues = hasWeakValues
  }

  public static func strongToStrongObjects() -> NSMapTable {
    NSMapTable(hasWeakKeys: false, hasWeakValues: false)
  }
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(hasWeakKeys: false, hasWeakValues: true)
  }
  public static func weakToStrongObjects() -> NSMapTable {
    NSMapTable(hasWeakKeys: true, hasWeakValues: false)
  }
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(hasWeakKeys: true, hasWeakValues: true)
  }

  public var count: Int { remaining.count }
  public func object(forKey key: Key?) -> Value? {
    remaining.first { areEqual($0.key.object, key as AnyObject?) }?.value.object as? Value
  }
  public func setObject(_ value: Value?, forKey key: Key?) {
    removeObject(forKey: key)
    guard let key, let value else { return }
    let entry = (Reference(key, isWeak: hasWeakKeys), Reference(value, isWeak: hasWeakValues))
    entries.append(entry)
  }
  public func removeObject(forKey key: Key?) {
    entries = remaining.filter { !areEqual($0.key.object, key as AnyObject?) }
  }
  public func removeAllObjects() { entries = [] }
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: remaining.compactMap { $0.key.object as? Key }).objectEnumerator()
  }
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: remaining.compactMap { $0.value.object as? Value }).objectEnumerator()
  }

  private var remaining: [(key: Reference, value: Reference)] {
    entries.filter { $0.key.object != nil && $0.value.object != nil }
  }
}

/// A set of objects by identity, or by equality for those of `NSObject`.
public final class NSHashTable<Element> {
  private var references: [Reference] = []
  private let isWeak: Bool

  private init(isWeak: Bool) { self.isWeak = isWeak }

  public static func weakObjects() -> NSHashTable { NSHashTable(isWeak: true) }

  public var count: Int { allObjects.count }
  public var allObjects: [Element] { references.compactMap { $0.object as? Element } }
  public var anyObject: Element? { allObjects.first }
  public func contains(_ object: Element?) -> Bool {
    references.contains { areEqual($0.object, object as AnyObject?) }
  }
  public func add(_ object: Element?) {
    remove(object)
    if let object { references.append(Reference(object as AnyObject, isWeak: isWeak)) }
  }
  public func remove(_ object: Element?) {
    references.removeAll { $0.object == nil || areEqual($0.object, object as AnyObject?) }
  }
  public func removeAllObjects() { references = [] }
}

private func areEqual(_ first: AnyObject?, _ second: AnyObject?) -> Bool {
  guard let first, let second else { return false }
  if let first = first as? NSObject { return first.isEqual(second) }
  return first === second
}

// MARK: - Transactions and activities

/// A transaction, which animates nothing and calls its completion when it is committed.
@preconcurrency @MainActor public enum CATransaction {
  private static var completions: [(() -> Void)?] = []

  public static func begin() { completions.append(nil) }
  /// Calls the completion of the innermost transaction.
  public static func commit() { completions.popLast()??() }
  /// Sets the completion of the innermost transaction, or calls it at once if there is none.
  public static func setCompletionBlock(_ completion: (() -> Void)?) {
    if completions.isEmpty {
      completion?()
    } else {
      completions[completions.count - 1] = completion
    }
  }
  public static func animationDuration() -> TimeInterval { 0.25 }
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  public static func setDisableActions(_ isDisabled: Bool) {}
  public static func flush() {}
}

/// Calls a closure, without a pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// What an activity of the user can restore.
@preconcurrency @MainActor public protocol UIUserActivityRestoring {}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user, which holds what is set.
open class NSUserActivity: IdentityHashable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false

  public init(activityType: String) { self.activityType = activityType }
  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(entries) { $1 }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
