extension ViewController {
  /// What ends an observation of traits; see ``registerForTraitChanges(_:handler:)``.
  @MainActor public final class TraitRegistration {
    fileprivate let traits: [any TraitDefinition.Type]
    fileprivate let handler: (ViewController, TraitCollection) -> Void
    fileprivate var known: TraitCollection

    fileprivate init(
      traits: [any TraitDefinition.Type],
      known: TraitCollection,
      handler: @escaping (ViewController, TraitCollection) -> Void
    ) {
      self.traits = traits
      self.known = known
      self.handler = handler
    }

    fileprivate func update(_ controller: ViewController, to new: TraitCollection) {
      let previous = known
      known = new
      if traits.contains(where: { $0.differs(previous, new) }) { handler(controller, previous) }
    }
  }

  /// Observes traits of the controller.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe, such as `[HorizontalSizeClassTrait.self]`.
  ///   - handler: Called with the controller and all traits from before, when one of them differs:
  ///     at once while the controller is on screen, otherwise before its next `viewIsAppearing`.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ controller: ViewController, _ previous: TraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits: traits, known: traitCollection, handler: handler)
    var registrations = traitRegistrations
    traitRegistrations = []
    registrations.append(registration)
    traitRegistrations = registrations
    return registration
  }

  /// Ends an observation.
  public func unregisterForTraitChanges(_ registration: TraitRegistration) {
    traitRegistrations = traitRegistrations.filter { $0 !== registration }
  }

  /// Tells those who observe the traits, here and in what is on screen below, if they differ.
  func traitsMayHaveChanged() {
    if !traitRegistrations.isEmpty {
      let traits = traitCollection
      for registration in traitRegistrations { registration.update(self, to: traits) }
    }
    for child in shownChildren where child.appearanceState != .disappeared {
      child.traitsMayHaveChanged()
    }
  }
}
