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
      var queue = replace(&pending, with: [])
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
      var next = replace(&pending, with: [])
      isEmpty = true
      for observers in next { observers.notify() }
      // Observers rarely change anything, so that the memory can be reused.
      next.removeAll(keepingCapacity: true)
      if isEmpty { pending = next }
    }
  }
}
