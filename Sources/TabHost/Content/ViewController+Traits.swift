extension ViewController {
  /// What ends an observation of traits; see ``registerForTraitChanges(_:)``.
  @MainActor public final class TraitRegistration {
    fileprivate let handler: (ViewController, TraitCollection) -> Void
    fileprivate var known: TraitCollection

    fileprivate init(
      known: TraitCollection,
      handler: @escaping (ViewController, TraitCollection) -> Void
    ) {
      self.known = known
      self.handler = handler
    }
  }

  /// Observes the traits of the controller.
  ///
  /// - Parameter handler: Called with the controller and the traits from before, when they differ:
  ///   at once while the controller is on screen, otherwise before its next `viewIsAppearing`.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ handler: @escaping (_ controller: ViewController, _ previous: TraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(known: traitCollection, handler: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: TraitRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Tells those who observe the traits, here and in what is on screen below, if they differ.
  func traitsMayHaveChanged() {
    if !traitRegistrations.isEmpty {
      let traits = traitCollection
      for registration in traitRegistrations where registration.known != traits {
        let previous = registration.known
        registration.known = traits
        registration.handler(self, previous)
      }
    }
    for child in shownChildren where child.appearanceState != .disappeared {
      child.traitsMayHaveChanged()
    }
  }
}
