import Observation

/// The observers of one object's properties, created when a property is first read from outside the
/// framework. The framework itself reads the stored values, so that an object without observers
/// costs one reference.
///
/// A change is noted when it is made. Observers are notified of it with the commit, once for each
/// property, after the state is complete.
@MainActor final class Observers {
  private let registrar = ObservationRegistrar()
  /// The properties that were read at least once.
  private var properties: [Property] = []
  /// The key paths with which properties were read or written.
  private var keyPaths: KeyPathList?
  /// The number of stored properties that were read since their observers were last notified.
  private var accessCount = 0
  /// The concerns of the computed properties that were read since.
  private(set) var computedConcerns: HostChange = []
  /// The properties that have changed, whose observers are to be notified.
  private var pending: [Property] = []
  /// The object whose properties have changed, retained until its observers are notified.
  private var subject: AnyObject?
  private var phase = Phase.idle

  private enum Phase { case idle, notifying }

  /// Registers that a property was read.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - subject: The object that owns the observers.
  ///   - concerns: The concerns with which a computed property may change. Empty for a stored
  ///     property.
  /// - Returns: Whether this is the first read since observers were last notified of the property.
  @discardableResult
  func access<Subject: Observable & AnyObject, Value>(
    _ keyPath: KeyPath<Subject, Value>,
    of subject: Subject,
    dependingOn concerns: HostChange = .none
  ) -> Bool {
    registrar.access(subject, keyPath: keyPath)
    let property = property(for: keyPath) ?? makeProperty(keyPath, dependingOn: concerns)
    guard !property.isAccessed else { return false }
    property.isAccessed = true
    if concerns.isEmpty { accessCount += 1 }
    computedConcerns.formUnion(concerns)
    return true
  }

  private func makeProperty<Subject: Observable & AnyObject, Value>(
    _ keyPath: KeyPath<Subject, Value>,
    dependingOn concerns: HostChange
  ) -> Property {
    let property = Property(keyPath, dependingOn: concerns)
    properties = properties + [property]
    keyPaths = KeyPathList(keyPath, of: property, before: keyPaths)
    return property
  }

  private func property(for keyPath: AnyKeyPath) -> Property? {
    var list = keyPaths
    while let entry = list {
      if entry.keyPath === keyPath { return entry.property }
      list = entry.next
    }
    guard let property = properties.first(where: { $0.is(keyPath) }) else { return nil }
    keyPaths = KeyPathList(keyPath, of: property, before: keyPaths)
    return property
  }

  /// Whether a stored property may have observers.
  var hasAccesses: Bool { accessCount > 0 }

  /// Notes that a stored property has changed.
  func note(_ keyPath: AnyKeyPath, of subject: AnyObject) {
    guard let property = property(for: keyPath), property.isAccessed, property.concerns.isEmpty
    else { return }
    accessCount -= 1
    note(property, of: subject)
  }

  /// Notes that the computed properties with one of these concerns may have changed.
  ///
  /// - Returns: Whether there is such a property.
  func note(_ concerns: HostChange, of subject: AnyObject) -> Bool {
    guard !computedConcerns.isDisjoint(with: concerns) else { return false }
    computedConcerns = []
    for property in properties where property.isAccessed {
      if property.concerns.isDisjoint(with: concerns) {
        computedConcerns.formUnion(property.concerns)
      } else {
        note(property, of: subject)
      }
    }
    return true
  }

  private func note(_ property: Property, of subject: AnyObject) {
    property.isAccessed = false
    self.subject = subject
    var notifications = replace(&pending, with: [])
    notifications.append(property)
    pending = notifications
  }

  /// Notifies the observers of the noted changes. If an observer changes the property that it is
  /// notified of, observers are notified of that change after it has returned.
  func notify() {
    guard phase == .idle else { return }
    phase = .notifying
    while !pending.isEmpty, let subject = subject.take() {
      let properties = replace(&pending, with: [])
      for property in properties { property.notify(registrar, subject) }
    }
    phase = .idle
  }

  /// A linked list of the key paths of properties. It is searched by identity, which is faster by
  /// far than comparing key paths, so equal key paths of several places have an entry each.
  private final class KeyPathList {
    let keyPath: AnyKeyPath
    let property: Property
    let next: KeyPathList?

    init(_ keyPath: AnyKeyPath, of property: Property, before next: KeyPathList?) {
      self.keyPath = keyPath
      self.property = property
      self.next = next
    }
  }

  /// A property that was read.
  private final class Property {
    private let keyPath: AnyKeyPath
    /// The concerns of a computed property; empty for a stored one.
    let concerns: HostChange
    /// Notifies the observers of the property of an object.
    let notify: (ObservationRegistrar, AnyObject) -> Void
    /// Whether the property was read since its observers were last notified. Otherwise it has no
    /// observers, because an observer is notified once after each read.
    var isAccessed = false

    init<Subject: Observable & AnyObject, Value>(
      _ keyPath: KeyPath<Subject, Value>,
      dependingOn concerns: HostChange
    ) {
      self.keyPath = keyPath
      self.concerns = concerns
      notify = { registrar, subject in
        guard let subject = subject as? Subject else { return }
        registrar.willSet(subject, keyPath: keyPath)
        registrar.didSet(subject, keyPath: keyPath)
      }
    }

    /// Returns whether a key path is equal to that of the property.
    func `is`(_ keyPath: AnyKeyPath) -> Bool {
      type(of: self.keyPath) == type(of: keyPath) && self.keyPath == keyPath
    }
  }
}

/// An object of a host with observable properties that are changed in the host's transaction.
@MainActor protocol Observed: AnyObject, Observable {
  var observers: Observers? { get set }

  /// The host in whose transaction the object changes, or `nil` outside of a host.
  var host: TabHostController? { get }

  /// Passes the concerns of a change to the parts of the host that display the object.
  func note(_ concerns: HostChange, in host: TabHostController)
}

// MARK: - Reading

extension Observed {
  /// Registers that a property is read from outside of the framework.
  func access<Value>(_ property: KeyPath<Self, Value>) {
    madeObservers.access(property, of: self)
  }

  /// Returns the value of a property that is read from outside of the framework.
  func observed<Value>(_ property: KeyPath<Self, Value>, _ value: Value) -> Value {
    madeObservers.access(property, of: self)
    return value
  }

  /// Returns the value of a property that is computed from state with the given concerns.
  func observed<Value>(
    _ property: KeyPath<Self, Value>,
    _ value: Value,
    dependingOn concerns: HostChange
  ) -> Value {
    access(property, dependingOn: concerns)
    return value
  }

  /// Registers that a computed property is read from outside of the framework.
  func access<Value>(_ property: KeyPath<Self, Value>, dependingOn concerns: HostChange) {
    guard madeObservers.access(property, of: self, dependingOn: concerns) else { return }
    host?.transaction.observations.concerns.formUnion(concerns)
  }

  private var madeObservers: Observers {
    if let observers { return observers }
    let made = Observers()
    observers = made
    return made
  }
}

// MARK: - Writing

extension Observed {
  /// Changes a property. Every setter calls this method or one of its variants.
  ///
  /// Compares the values, stores the new one, and commits the concerns; in an open transaction,
  /// that transaction commits them. The old value is released after the commit, because its
  /// `deinit` may read the property.
  @inline(__always)
  func update<Value: Equatable>(
    _ property: @autoclosure () -> KeyPath<Self, Value>,
    from old: Value,
    to new: Value,
    _ concerns: HostChange = [],
    store: () -> Void
  ) {
    guard old != new else { return }
    commit(property, concerns, store)
  }

  /// Changes a property that holds an object.
  @inline(__always)
  func update<Object: AnyObject>(
    _ property: @autoclosure () -> KeyPath<Self, Object?>,
    from old: Object?,
    to new: Object?,
    _ concerns: HostChange = [],
    store: () -> Void
  ) {
    guard old !== new else { return }
    commit(property, concerns, store)
  }

  /// Changes a property whose values can't be compared.
  @inline(__always)
  func update<Value>(
    _ property: @autoclosure () -> KeyPath<Self, Value>,
    replacing old: Value,
    _ concerns: HostChange = [],
    store: () -> Void
  ) {
    withExtendedLifetime(old) { commit(property, concerns, store) }
  }

  @inline(__always)
  private func commit<Value>(
    _ property: () -> KeyPath<Self, Value>,
    _ concerns: HostChange,
    _ store: () -> Void
  ) {
    guard let host else {
      store()
      if let observers {
        observers.note(property(), of: self)
        observers.notify()
      }
      return
    }
    let outer = host.beginUpdate()
    store()
    note(concerns, in: host)
    if observers != nil { changed(property()) }
    host.endUpdate(concerns, returningTo: outer)
  }

  /// Notes that a property has changed, so that its observers are notified with the commit of the
  /// open transaction.
  @inline(__always)
  func changed<Value>(
    _ property: @autoclosure () -> KeyPath<Self, Value>,
    in queue: ObservationQueue? = nil
  ) {
    guard let observers, observers.hasAccesses else { return }
    observers.note(property(), of: self)
    if let queue = queue ?? host?.transaction.observations {
      queue.add(observers)
    } else {
      observers.notify()
    }
  }
}
