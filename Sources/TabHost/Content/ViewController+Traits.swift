extension ViewController {
  /// An observation of traits, returned by ``registerForTraitChanges(_:handler:)``.
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
  ///   - handler: A closure that receives the controller and its previous traits when one of the
  ///     observed traits differs. It is called immediately while the controller is on screen, and
  ///     otherwise before the next `viewIsAppearing`. Its first parameter can have the type of a
  ///     subclass, as in `(self: Self, previous: TraitCollection) in`; if the controller is of
  ///     another type, the closure is never called.
  /// - Returns: The observation, which you pass to ``unregisterForTraitChanges(_:)`` to end it.
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
    madeDetails.traitRegistrations = madeDetails.traitRegistrations + [registration]
    return registration
  }

  /// Ends an observation of traits.
  public func unregisterForTraitChanges(_ registration: TraitRegistration) {
    guard let details else { return }
    details.traitRegistrations = details.traitRegistrations.filter { $0 !== registration }
  }

  /// Notifies observers of traits that differ, in this controller and its children on screen.
  func traitsMayHaveChanged() {
    if let registrations = details?.traitRegistrations, !registrations.isEmpty {
      let traits = traitCollection
      for registration in registrations { registration.update(self, to: traits) }
    }
    for child in shownChildren where child.appearanceState != .disappeared {
      child.traitsMayHaveChanged()
    }
  }
}
