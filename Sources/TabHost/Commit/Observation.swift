import Observation

/// An object with observable properties that are changed in the transaction of a host.
@MainActor protocol Observed: AnyObject, Observable {
  /// The observers of the properties; `nil` until a property is first read from outside of the
  /// framework, which itself reads the stored values.
  var observers: PropertyObservers? { get set }

  /// The host in whose transaction the object changes, or `nil` outside of a host.
  var host: TabHostController? { get }

  /// Passes a change of ``Facet/look`` or ``Facet/rowLook`` to the parts of the host that display the
  /// object. The default implementation does nothing.
  func lookDidChange(_ facets: Facet, in host: TabHostController)
}

/// The observers of an object's properties.
///
/// An object of its own, because the toolchain's registrar, of which only Observation knows the layout,
/// is copied through its metadata at every use.
@MainActor final class PropertyObservers {
  let registrar = ObservationRegistrar()
}

extension Observed {
  func lookDidChange(_ facets: Facet, in host: TabHostController) {}
}

// MARK: - Reading

extension Observed {
  /// Registers that a property is read from outside of the framework.
  func access<Value>(_ property: KeyPath<Self, Value>) {
    if observers == nil { observers = PropertyObservers() }
    observers?.registrar.access(self, keyPath: property)
  }

  /// Returns the value of a property that is read from outside of the framework.
  func observed<Value>(_ property: KeyPath<Self, Value>, _ value: Value) -> Value {
    access(property)
    return value
  }
}

// MARK: - Writing

extension Observed {
  /// Changes a property. Every setter calls this method or one of its variants.
  ///
  /// Compares the values, stores the new one, and commits the change; in an open transaction, that
  /// transaction commits it.
  ///
  /// - Parameter facets: What the property touches besides its own observers. There is no default, so
  ///   that no property can forget it.
  @inline(__always)
  func update<Value: Equatable>(
    _ property: @autoclosure () -> KeyPath<Self, Value>,
    from old: Value,
    to new: Value,
    _ facets: Facet,
    store: () -> Void
  ) {
    guard old != new else { return }
    update(property(), facets, in: host, store: store)
  }

  /// Changes a property that holds an object, and releases the old one after the commit. Objects are
  /// compared by identity, also if they are `Equatable`.
  @inline(__always)
  func update<Object: AnyObject & Equatable>(
    _ property: @autoclosure () -> KeyPath<Self, Object?>,
    from old: Object?,
    to new: Object?,
    _ facets: Facet,
    store: () -> Void
  ) {
    guard old !== new else { return }
    update(property(), replacing: old, facets, store: store)
  }

  /// Changes a property whose values can't be compared, and releases the old value after the commit.
  @inline(__always)
  func update<Value, Stored>(
    _ property: @autoclosure () -> KeyPath<Self, Value>,
    replacing old: Stored,
    _ facets: Facet,
    store: () -> Void
  ) {
    let host = host
    update(property(), facets, in: host) {
      store()
      host?.transaction.retire(old)
    }
  }

  /// Changes a property of an object whose host the caller has looked up.
  @inline(__always)
  func update<Value>(
    _ property: @autoclosure () -> KeyPath<Self, Value>,
    _ facets: Facet,
    in host: TabHostController?,
    store: () -> Void
  ) {
    guard let host else {
      store()
      return changed(property())
    }
    host.update(facets) {
      store()
      if facets.intersects([.look, .rowLook]) { lookDidChange(facets, in: host) }
      changed(property(), in: host.transaction.observations)
    }
  }

  /// Notes that a property has changed. Its observers are notified with the commit of the open
  /// transaction or, outside of a host, immediately.
  @inline(__always)
  func changed<Value>(
    _ property: @autoclosure () -> KeyPath<Self, Value>,
    in queue: ObservationQueue? = nil
  ) {
    guard let observers else { return }
    if let queue = queue ?? host?.transaction.observations {
      queue.add(self, property(), observers)
    } else {
      ObservationQueue.detached.add(self, property(), observers)
      ObservationQueue.detached.notify()
    }
  }
}

// MARK: - Notifying

/// The changed properties whose observers are notified at the end of a change, each once.
@MainActor final class ObservationQueue {
  /// The queue for objects that are in no host, whose observers are notified immediately.
  static let detached = ObservationQueue()

  private var pending: [Change] = []
  /// The changes whose observers are being notified.
  private var current: [Change] = []

  private struct Change {
    let subject: AnyObject
    let property: AnyKeyPath
    let notify: () -> Void

    func isSame(as other: Change) -> Bool {
      subject === other.subject
        && (property === other.property || property == other.property)
    }
  }

  /// The identity of a change.
  private struct Name: Hashable {
    private let subject: ObjectIdentifier
    private let property: AnyKeyPath

    init(_ change: Change) {
      subject = ObjectIdentifier(change.subject)
      property = change.property
    }
  }

  var isEmpty: Bool { pending.isEmpty }

  func add<Subject: Observable & AnyObject, Value>(
    _ subject: Subject,
    _ property: KeyPath<Subject, Value>,
    _ observers: PropertyObservers
  ) {
    let change = Change(subject: subject, property: property) {
      observers.registrar.willSet(subject, keyPath: property)
      observers.registrar.didSet(subject, keyPath: property)
    }
    // Appended to a copy: otherwise, each access to the property would be checked at run time.
    var changes = replace(&pending, with: [])
    changes.append(change)
    pending = changes
  }

  /// Notifies the observers. If an observer changes a property that it is being notified of,
  /// observers are notified of that change after it has returned.
  ///
  /// - Returns: `false` if observers keep changing what they observe. The last changes are then
  ///   discarded.
  @discardableResult
  func notify() -> Bool {
    for _ in 0..<Transaction.maximumPasses {
      let changes = takeChanges()
      guard !changes.isEmpty else { return true }
      for change in changes {
        current = current + [change]
        change.notify()
        current = Array(current.dropLast())
      }
    }
    pending = []
    return false
  }

  /// Returns the pending changes, each once, except those whose observers are being notified.
  private func takeChanges() -> [Change] {
    let all = pending
    pending = []
    if all.count <= 1, current.isEmpty { return all }
    var seen: Set<Name> = []
    return all.filter { change in
      if current.contains(where: { $0.isSame(as: change) }) {
        pending = pending + [change]
        return false
      }
      return seen.insert(Name(change)).inserted
    }
  }
}
