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
  ///     It may ask for the controller as what it is, as in
  ///     `(self: Self, previous: TraitCollection) in`; as what it is not, it is never called.
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes.
  @discardableResult
  public func registerForTraitChanges<Controller: ViewController>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ controller: Controller, _ previous: TraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits: traits, known: traitCollection) {
      controller,
      previous in
      if let controller = controller as? Controller { handler(controller, previous) }
    }
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
