import Foundation
import Observation

// Content is updated after a change of what its methods have read, as in UIKit 26.

// MARK: - Updating

extension ViewController {
  /// Requests a call of ``updateProperties()``.
  ///
  /// While the controller is on screen, the method is called before this one returns or, inside a
  /// callback or a batch, at its end; a frame follows. Otherwise it is called before the next layout.
  public func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    guard appearanceState != .disappeared else { return }
    if nearestHost == nil {
      updatePropertiesForLayout()
    } else {
      touch([.properties, .content])
    }
  }

  /// Calls ``updateProperties()``, if it is needed.
  ///
  /// In a host, all content on screen whose `Observable` values have changed is updated first.
  public func updatePropertiesIfNeeded() {
    (asHost ?? nearestHost)?.commitIfNeeded()
    updatePropertiesIfRequested()
  }

  /// An update that is requested during an update follows when that one has returned.
  private func updatePropertiesIfRequested() {
    guard needsUpdateProperties, !isUpdatingProperties else { return }
    needsUpdateProperties = false
    isUpdatingProperties = true
    callUpdateProperties()
    isUpdatingProperties = false
  }

  /// Updates the properties at once, again if an update has requested another one.
  func updatePropertiesForLayout() {
    guard !isUpdatingProperties else { return }
    var passes = 0
    while needsUpdateProperties, passes < Transaction.maximumPasses {
      passes += 1
      updatePropertiesIfRequested()
      if details?.readingOfProperties?.isBeforeChange == true { return }
    }
  }

  /// Calls the layout methods.
  func callLayoutMethods() {
    needsLayout = false
    callViewWillLayoutSubviews()
    callViewDidLayoutSubviews()
  }

  /// Updates the properties of a controller on screen and of its children where needed, and then calls
  /// their layout methods where needed.
  fileprivate func updateIfNeeded() {
    forEachOnScreen { $0.updatePropertiesIfRequested() }
    forEachOnScreen { if $0.needsLayout { $0.callLayoutMethods() } }
  }

  private func forEachOnScreen(_ body: (ViewController) -> Void) {
    if appearanceState == .appeared { body(self) }
    for child in shownChildren where child.appearanceState == .appeared {
      child.forEachOnScreen(body)
    }
  }
}

extension TabHostController {
  /// Notifies content on screen of its traits, and updates it where needed.
  func updateContentProperties() {
    notify {
      for child in shownChildren { child.traitsMayHaveChanged() }
      updateIfNeeded()
    }
  }
}

// MARK: - Observing

extension ViewController {
  /// Draws the controller, and requests a frame when an `Observable` value changes that was read.
  ///
  /// For renderers, which draw content inside the closure. The values of the last call are observed
  /// while the controller is on screen. The frame is requested as by ``setNeedsDisplay()``, but when the
  /// change is complete, so that a renderer that draws at once reads the new values.
  public func withDisplayTracking<Result>(_ draw: () -> Result) -> Result {
    observing(in: .drawing, draw)
  }

  /// Calls a method and observes the values that it reads, until the next call.
  @inline(__always)
  func observing<Result>(in method: ObservingMethod, _ call: () -> Result) -> Result {
    let last = details?[method]
    last?.end()
    let result = withObservationTracking(
      {
        last?.access()
        return call()
      },
      onChange: changeHandler(of: method)
    )
    if let last, last.isBeforeChange {
      // Another observer of the value has committed. The method is called again with the new value.
      mark(method) { host, facets in host.transaction.noteAfterCommit(facets, in: host) }
    }
    return result
  }

  /// Returns the closure that is called before a value changes that a method has just read, on the thread
  /// that changes it.
  private func changeHandler(of method: ObservingMethod) -> @Sendable () -> Void {
    let details = madeDetails
    let reading = details[method] ?? Reading()
    details[method] = reading
    let number = reading.number
    let change = ValueChange()
    return { [weak self] in
      guard MainQueue.isCurrent else {
        Task { @MainActor in
          self?.valuesChange(in: method, number) { host, facets in host.update(facets) {} }
        }
        return
      }
      MainActor.assumeIsolated {
        // The new value is not stored yet.
        self?.details?[method]?.noteChange(change)
        self?.valuesChange(in: method, number) { host, facets in
          host.transaction.noteBeforeChange(facets, in: host)
        }
      }
    }
  }

  /// Marks the controller after a change of what a method has read, unless it was called again since.
  private func valuesChange(
    in method: ObservingMethod,
    _ number: Int,
    note: (TabHostController, Facet) -> Void
  ) {
    if details?[method]?.number == number { mark(method, note: note) }
  }

  /// Marks the controller for another call of a method.
  private func mark(_ method: ObservingMethod, note: (TabHostController, Facet) -> Void) {
    switch method {
    case .updateProperties: needsUpdateProperties = true
    case .layout: needsLayout = true
    case .drawing: break
    }
    guard appearanceState != .disappeared else { return }
    let facets: Facet = method == .drawing ? .content : [.properties, .content]
    forEachHost { note($0, facets) }
  }
}

/// The methods whose values are observed.
enum ObservingMethod { case updateProperties, layout, drawing }

extension ViewController.Details {
  /// Ends the observation of what the methods have read.
  @MainActor func endReadings() {
    readingOfProperties?.end()
    readingOfLayout?.end()
    readingOfDrawing?.end()
  }

  /// The last call of a method that has read observable values, or `nil` if there was none.
  subscript(method: ObservingMethod) -> Reading? {
    get {
      switch method {
      case .updateProperties: readingOfProperties
      case .layout: readingOfLayout
      case .drawing: readingOfDrawing
      }
    }
    set {
      switch method {
      case .updateProperties: readingOfProperties = newValue
      case .layout: readingOfLayout = newValue
      case .drawing: readingOfDrawing = newValue
      }
    }
  }
}

/// A call of a method that has read observable values.
@MainActor final class Reading: Observable {
  /// The number of the call.
  private(set) var number = 0
  private let registrar = ObservationRegistrar()
  /// The changes of values that were read, as long as their observers are being notified.
  private var changes: [ChangeReference] = []

  private struct ChangeReference { weak var change: ValueChange? }

  /// Whether a value that was read is about to change: its observers are being notified, of which one has
  /// called the method again. The new value is stored when all of them have been notified.
  var isBeforeChange: Bool {
    for reference in changes where reference.change != nil { return true }
    return false
  }

  /// Notes that a value is about to change.
  func noteChange(_ change: ValueChange) {
    changes = changes.filter { $0.change != nil } + [ChangeReference(change: change)]
  }

  /// Observes the end of the call's observation along with the values. An observation ends with the first
  /// change; there is no other way to end it.
  func access() { registrar.access(self, keyPath: \.number) }

  /// Ends the observation, so that methods that are called often do not leave observers behind.
  func end() {
    number += 1
    registrar.willSet(self, keyPath: \.number)
    registrar.didSet(self, keyPath: \.number)
  }
}

/// A change of a value that a method has read.
///
/// Its observer holds it, which Observation releases when it has notified all observers of the value.
/// Nothing else tells when the new value is stored.
final class ValueChange: Sendable {}

/// The main dispatch queue, whose jobs are on the main actor. After an asynchronous `main`, they run on
/// any thread.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller is on the queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
