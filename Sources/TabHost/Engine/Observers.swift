import Observation

/// The observers of one object's properties, created when a property is first read from outside the
/// framework. The framework itself reads the stored values, so that an object without observers
/// costs one reference.
///
/// A change is noted when it is made. Observers are notified of it with the commit, once for each
/// property, after the state is complete.
@MainActor final class Observers {
  private let registrar = ObservationRegistrar()
  /// The stored properties that were read since their observers were last notified. Other
  /// properties have no observers, because an observer is notified once after each read.
  private var accessed: [AnyKeyPath] = []
  private var computed: [ComputedProperty] = []
  /// The concerns of all computed properties that were read.
  private(set) var computedConcerns: HostChange = []
  private var pending: [Notification] = []
  private var phase = Phase.idle

  private enum Phase { case idle, notifying }

  private struct Notification {
    let property: AnyKeyPath
    let send: (ObservationRegistrar) -> Void
  }

  /// A property that is computed from the state of the host.
  private struct ComputedProperty {
    let property: AnyKeyPath
    let concerns: HostChange
    let send: (ObservationRegistrar, AnyObject) -> Void
  }

  func access<Subject: Observable, Value>(
    _ property: KeyPath<Subject, Value>,
    of subject: Subject
  ) {
    registrar.access(subject, keyPath: property)
    for other in accessed where other === property { return }
    var properties = replace(&accessed, with: [])
    properties.append(property)
    accessed = properties
  }

  /// Registers that a computed property was read. Its observers are notified with the next commit
  /// that has one of the concerns.
  func access<Subject: Observable & AnyObject, Value>(
    _ property: KeyPath<Subject, Value>,
    of subject: Subject,
    dependingOn concerns: HostChange
  ) {
    registrar.access(subject, keyPath: property)
    for other in computed where other.property === property { return }
    let read = ComputedProperty(property: property, concerns: concerns) { registrar, subject in
      guard let subject = subject as? Subject else { return }
      registrar.willSet(subject, keyPath: property)
      registrar.didSet(subject, keyPath: property)
    }
    computed = computed + [read]
    computedConcerns.formUnion(concerns)
  }

  /// Whether a property may have observers.
  var hasAccesses: Bool { !accessed.isEmpty }

  /// Notes that a property has changed.
  func note<Subject: Observable, Value>(
    _ property: KeyPath<Subject, Value>,
    of subject: Subject
  ) {
    guard take(property) else { return }
    let notification = Notification(property: property) { registrar in
      registrar.willSet(subject, keyPath: property)
      registrar.didSet(subject, keyPath: property)
    }
    var notifications = replace(&pending, with: [])
    notifications.append(notification)
    pending = notifications
  }

  /// Removes a property from those that were read. Returns whether it was among them.
  private func take(_ property: AnyKeyPath) -> Bool {
    var properties = replace(&accessed, with: [])
    let count = properties.count
    for index in properties.indices.reversed() where isSame(properties[index], property) {
      properties.remove(at: index)
    }
    accessed = properties
    return properties.count < count
  }

  /// Returns whether two key paths are equal. The comparison is slow, and most have different
  /// types.
  private func isSame(_ left: AnyKeyPath, _ right: AnyKeyPath) -> Bool {
    type(of: left) == type(of: right) && left == right
  }

  /// Notes that the computed properties with one of these concerns may have changed.
  ///
  /// - Returns: Whether there is such a property.
  func note(_ concerns: HostChange, of subject: AnyObject) -> Bool {
    guard !computedConcerns.isDisjoint(with: concerns) else { return false }
    var others: [ComputedProperty] = []
    var otherConcerns: HostChange = []
    var notifications = replace(&pending, with: [])
    for read in computed {
      if read.concerns.isDisjoint(with: concerns) {
        others.append(read)
        otherConcerns.formUnion(read.concerns)
      } else {
        notifications.append(Notification(property: read.property) { read.send($0, subject) })
      }
    }
    pending = notifications
    computed = others
    computedConcerns = otherConcerns
    return true
  }

  /// Notifies the observers of the noted changes. If an observer changes the property that it is
  /// notified of, observers are notified of that change after it has returned.
  func notify() {
    guard phase == .idle else { return }
    phase = .notifying
    while !pending.isEmpty {
      var others = pending
      pending = []
      let next = others.removeFirst()
      pending = others
      next.send(registrar)
    }
    phase = .idle
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
    madeObservers.access(property, of: self, dependingOn: concerns)
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

/// The observers to notify at the end of a change.
@MainActor final class ObservationQueue {
  private var pending: [Observers] = []
  /// The concerns of the computed properties of host and sidebar that may have observers.
  var concerns: HostChange = []

  /// Whether there is nothing to notify.
  private(set) var isEmpty = true

  func add(_ observers: Observers) {
    isEmpty = false
    if pending.last !== observers {
      var queue = pending
      pending = []
      queue.append(observers)
      pending = queue
    }
  }

  /// Adds the observers of the computed properties of host and sidebar that a change concerns.
  func add(_ change: HostChange, of host: TabHostController) {
    guard !change.isDisjoint(with: concerns) else { return }
    concerns = []
    add(host.observers, of: host, change)
    add(host.sidebar.observers, of: host.sidebar, change)
  }

  private func add(_ observers: Observers?, of subject: AnyObject, _ change: HostChange) {
    guard let observers else { return }
    if observers.note(change, of: subject) { add(observers) }
    concerns.formUnion(observers.computedConcerns)
  }

  func notify() {
    while !isEmpty {
      let next = pending
      pending = []
      isEmpty = true
      for observers in next { observers.notify() }
    }
  }
}
