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
    if tabHostController == nil {
      updatePropertiesIfRequested()
    } else {
      touch([.properties, .content])
    }
  }

  /// Calls ``updateProperties()``, if it is needed.
  ///
  /// In a host, all content on screen whose `Observable` values have changed is updated first.
  public func updatePropertiesIfNeeded() {
    (asHost ?? tabHostController)?.commitIfNeeded()
    updatePropertiesIfRequested()
  }

  private func updatePropertiesIfRequested() {
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    callUpdateProperties()
  }

  /// Updates the properties before the layout, again if an update has requested another one.
  func updatePropertiesForLayout() {
    var passes = 0
    while needsUpdateProperties, passes < Transaction.maximumPasses {
      passes += 1
      updatePropertiesIfRequested()
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
    return withObservationTracking(
      {
        last?.access()
        return call()
      },
      onChange: changeHandler(of: method)
    )
  }

  /// Returns the closure that is called before a value changes that a method has just read, on the thread
  /// that changes it.
  private func changeHandler(of method: ObservingMethod) -> @Sendable () -> Void {
    let details = madeDetails
    let reading = details[method] ?? Reading()
    details[method] = reading
    let number = reading.number
    return { [weak self] in
      guard MainQueue.isCurrent else {
        Task { @MainActor in
          self?.valuesChange(in: method, number) { host, facets in host.update(facets) {} }
        }
        return
      }
      MainActor.assumeIsolated {
        // The new value is not stored yet.
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
    guard details?[method]?.number == number else { return }
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
