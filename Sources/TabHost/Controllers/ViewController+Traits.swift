import Foundation

extension ViewController {
  /// An observation of traits, returned by ``registerForTraitChanges(_:handler:)``.
  @preconcurrency @MainActor public final class TraitRegistration: nonisolated IdentityHashable {
    fileprivate let traits: [any TraitDefinition.Type]
    fileprivate let handler: (ViewController, TraitCollection) -> Void
    fileprivate var lastTraits: TraitCollection

    fileprivate init(
      traits: [any TraitDefinition.Type],
      lastTraits: TraitCollection,
      handler: @escaping (ViewController, TraitCollection) -> Void
    ) {
      self.traits = traits
      self.lastTraits = lastTraits
      self.handler = handler
    }

    fileprivate func update(_ controller: ViewController, to new: TraitCollection) {
      let previous = lastTraits
      lastTraits = new
      guard traits.contains(where: { $0.differs(previous, new) }) else { return }
      controller.callTraitChangeHandler(handler, previous)
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
    let registration = TraitRegistration(traits: traits, lastTraits: traitCollection) {
      controller,
      previous in
      if let controller = controller as? Controller { handler(controller, previous) }
    }
    madeDetails.traitRegistrations = madeDetails.traitRegistrations + [registration]
    return registration
  }

  /// Observes traits of the controller, with a closure at the place of UIKit's selector.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe, such as `[HorizontalSizeClassTrait.self]`.
  ///   - action: A closure that receives the controller when one of the observed traits differs. It
  ///     is called like the handler of ``registerForTraitChanges(_:handler:)``.
  /// - Returns: The observation, which you pass to ``unregisterForTraitChanges(_:)`` to end it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type],
    action: @escaping (_ controller: ViewController) -> Void
  ) -> TraitRegistration {
    registerForTraitChanges(traits) { (controller: ViewController, _) in action(controller) }
  }

  /// Ends an observation of traits.
  public func unregisterForTraitChanges(_ registration: TraitRegistration) {
    guard let details else { return }
    details.traitRegistrations = details.traitRegistrations.filter { $0 !== registration }
  }
}

// MARK: - Overriding traits

extension ViewController {
  /// The traits that replace those that the controller inherits.
  ///
  /// They apply to the controller and everything in it. The controller is notified of a change as
  /// of any other change of its traits: immediately while it is on screen, inside a callback or a
  /// batch at its end, and otherwise before the next `viewIsAppearing`.
  ///
  ///     host.traitOverrides.horizontalSizeClass = .compact  // no sidebar, whatever the width
  ///     page.traitOverrides[ReadingModeTrait.self] = true
  ///     page.traitOverrides.remove(ReadingModeTrait.self)
  ///
  /// The default has no overrides. Corresponds to `UIViewController.traitOverrides` in UIKit.
  public var traitOverrides: TraitOverrides {
    get { details?.traitOverrides ?? TraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      changeOverrides { replace(&$0.traitOverrides, with: newValue.isEmpty ? nil : newValue) }
    }
  }

  /// Replaces traits of a child.
  ///
  /// The size classes replace those that the child would have otherwise, unless they are
  /// ``SizeClass/unspecified``, and so does every other trait that is not the one of a tablet, the
  /// default of ``TraitCollection``. The ``traitOverrides`` of the child take precedence. The child
  /// is notified as of a change of its overrides. The replacement ends with `nil`, and when the child
  /// leaves its parent. A controller that is not a child is ignored.
  ///
  ///     // A bar at the bottom, whatever the width:
  ///     setOverrideTraitCollection(TraitCollection(horizontalSizeClass: .compact), forChild: host)
  ///
  /// Corresponds to `UIViewController.setOverrideTraitCollection(_:forChild:)` in UIKit. In new code,
  /// assign ``traitOverrides`` of the child.
  public func setOverrideTraitCollection(
    _ collection: TraitCollection?,
    forChild child: ViewController
  ) {
    guard child.isHeld(by: self), collection != child.details?.traitsOfParent?.traits else {
      return
    }
    child.changeOverrides { details in
      replace(
        &details.traitsOfParent,
        with: collection.map { ($0, TraitOverrides(specifiedIn: $0)) }
      )
    }
  }

  /// Returns the traits that were passed to ``setOverrideTraitCollection(_:forChild:)`` for a child,
  /// or `nil` if there are none.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.isHeld(by: self) ? child.details?.traitsOfParent?.traits : nil
  }

  /// Ends the replacement of traits by the parent, which the controller has left.
  func discardTraitsOfParent() {
    guard details?.traitsOfParent != nil else { return }
    changeOverrides { replace(&$0.traitsOfParent, with: nil) }
  }

  private func changeOverrides(_ change: (Details) -> Void) {
    let previous = traitCollection
    let details = madeDetails
    change(details)
    replace(&details.derivedEnvironment, with: nil)
    overridesDidChange(from: previous)
  }

  /// Notifies the controller of changed overrides, or notes the change until the controller is on
  /// screen.
  func noteOverrides(replacing previous: TraitCollection) {
    guard environment != nil || appearanceState != .disappeared else { return }
    let details = madeDetails
    if details.traitsBeforeOverride == nil { details.traitsBeforeOverride = previous }
    guard appearanceState != .disappeared else { return }
    if let host = nearestHost {
      host.update(.properties) {}
    } else {
      traitsMayHaveChanged()
    }
  }

  /// The environment of the children of a controller that is not a host.
  var environmentOfChildren: TraitEnvironment? {
    let own = inheritedEnvironment
    guard let details, let overrides = details.effectiveOverrides else { return own }
    if let (base, derived) = details.derivedEnvironment, base === own { return derived }
    let base = own ?? TraitEnvironment(TraitCollection())
    let derived = TraitEnvironment(overrides.applied(to: base.traits))
    replace(&details.derivedEnvironment, with: (base, derived))
    return derived
  }
}

extension ViewController.Details {
  /// The overrides of the controller and of its parent, or `nil` if there are none.
  var effectiveOverrides: TraitOverrides? {
    guard let traitsOfParent else { return traitOverrides }
    return traitOverrides.map(traitsOfParent.overrides.merging) ?? traitsOfParent.overrides
  }
}

extension TabHostController {
  /// The traits without the overrides.
  var traitsBesidesOverrides: TraitCollection {
    details?.traitsBesidesOverrides ?? state.traits
  }

  /// Stores the traits that the renderer or the app has assigned. An overridden trait that has the
  /// same value as before keeps the value that it has without the override.
  func setTraits(assigned traits: TraitCollection) {
    guard let details else { return setTraits(traits) }
    var besides = traits
    if let overrides = details.effectiveOverrides, let old = details.traitsBesidesOverrides {
      overrides.restore(from: old, in: &besides, where: state.traits)
    }
    if var inherited = details.inheritedFromContainer {
      let changes = TraitOverrides(of: besides, differingFrom: traitsBesidesOverrides)
      inherited.assigned = inherited.assigned.merging(changes)
      replace(&details.inheritedFromContainer, with: inherited)
    }
    setTraits(besidesOverrides: besides)
  }

  /// Applies the present overrides to the traits of the host.
  func reapplyOverrides() { setTraits(besidesOverrides: traitsBesidesOverrides) }

  private func setTraits(besidesOverrides traits: TraitCollection) {
    let overrides = details?.effectiveOverrides
    if let details {
      replace(&details.traitsBesidesOverrides, with: overrides == nil ? nil : traits)
    }
    setTraits(overrides?.applied(to: traits) ?? traits)
  }

  /// The environment that a host has from the container that it is in, or was in last.
  struct InheritedEnvironment {
    var traits = TraitCollection()
    var bounds = CGRect.zero
    /// The traits that were assigned to the host.
    var assigned: TraitOverrides
  }

  /// Takes the traits and the size from the container of the host, if they differ from those that the
  /// host has from there.
  ///
  /// Called before the host is loaded or appears, and whenever its container notifies its children. The
  /// host commits the change like an assignment, so that its delegates and its content are notified.
  func adoptEnvironmentOfContainer() {
    guard let holder else { return }
    let details = madeDetails
    let old =
      details.inheritedFromContainer
      ?? InheritedEnvironment(
        assigned: TraitOverrides(of: traitsBesidesOverrides, differingFrom: TraitCollection())
      )
    var new = old
    new.traits = holder.traitCollection(of: self)
    let outer = nearestHost
    if let outer { new.bounds = outer.state.bounds }
    let (hasNewTraits, hasNewBounds) = (new.traits != old.traits, new.bounds != old.bounds)
    guard details.inheritedFromContainer == nil || hasNewTraits || hasNewBounds else { return }
    replace(&details.inheritedFromContainer, with: new)
    guard hasNewTraits || hasNewBounds else { return }
    update(.none) {
      if hasNewTraits { setTraits(besidesOverrides: new.assigned.applied(to: new.traits)) }
      guard hasNewBounds, let outer else { return }
      // The containers pass the change of the size on to the content.
      notified.size = new.bounds.size
      layoutMetrics = outer.state.layoutMetrics
      bounds = new.bounds
    }
  }
}

// MARK: - Notifying

extension ViewController {
  /// Notifies observers of traits that differ, in this controller and its children on screen.
  func traitsMayHaveChanged() {
    asHost?.adoptEnvironmentOfContainer()
    _ = noteTraits()
    noteTraitsOfChildren()
  }

  /// Notifies observers of traits that differ, before the controller is appearing. Each child follows
  /// when it is appearing itself, unless the environment of all is another one.
  func traitsMayHaveChangedOnAppearing() {
    if noteTraits() { noteTraitsOfChildren() }
  }

  private func noteTraitsOfChildren() {
    guard !held.isEmpty else { return }
    for child in shownChildren where child.appearanceState != .disappeared {
      child.traitsMayHaveChanged()
    }
  }

  /// - Returns: Whether the controller has another environment.
  private func noteTraits() -> Bool {
    if let registrations = details?.traitRegistrations, !registrations.isEmpty {
      let traits = traitCollection
      for registration in registrations { registration.update(self, to: traits) }
    }
    let current = inheritedEnvironment
    let differs = current !== environment || details?.traitsBeforeOverride != nil
    if differs { noteEnvironment(current) }
    return differs
  }

  private func noteEnvironment(_ current: TraitEnvironment?) {
    let beforeOverride = details?.traitsBeforeOverride
    var previous = beforeOverride
    if previous == nil, let environment { previous = applyingOverrides(to: environment.traits) }
    if let details { replace(&details.traitsBeforeOverride, with: nil) }
    withExtendedLifetime(environment) { environment = current }
    guard let previous, previous != traitCollection else { return }
    needsUpdateProperties = true
    traitsDidChange()
    callTraitCollectionDidChange(previous)
  }
}

/// The traits that a container passes on to its children, as an object so that unchanged traits are
/// found by comparing references.
@MainActor final class TraitEnvironment {
  let traits: TraitCollection

  init(_ traits: TraitCollection) {
    self.traits = traits
  }
}

/// The traits that replace those that a view controller inherits.
///
/// Corresponds to `UITraitOverrides` in UIKit.
public struct TraitOverrides: MutableTraits, Hashable, Sendable {
  private var values = CustomTraits()

  /// Creates overrides of no traits.
  public init() {}

  /// The overriding value of a trait, or its ``TraitDefinition/defaultValue`` if there is none.
  ///
  /// Setting a value overrides the trait, even if the value is the default.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) ?? trait.defaultValue }
    set { values.store(newValue, of: trait) }
  }

  /// Returns whether the trait is overridden.
  public func contains<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool {
    values.value(of: trait) != nil
  }

  /// Removes the override of a trait, so that the controller inherits it again.
  public mutating func remove<Trait: TraitDefinition>(_ trait: Trait.Type) {
    values.store(nil, of: trait)
  }

  var isEmpty: Bool { values.isEmpty }

  /// The traits of the framework that can be set.
  private static var settableTraits: [any TraitDefinition.Type] {
    [
      UserInterfaceIdiomTrait.self, HorizontalSizeClassTrait.self, VerticalSizeClassTrait.self,
      OrientationTrait.self, LayoutDirectionTrait.self, VerticalBarEdgeTrait.self,
      ListEnvironmentTrait.self, UserInterfaceStyleTrait.self, TabAccessoryEnvironmentTrait.self,
      AccessibilityContrastTrait.self, PreferredContentSizeCategoryTrait.self,
    ]
  }

  /// Creates overrides of the traits in which an environment differs from another one.
  init(of traits: TraitCollection, differingFrom other: TraitCollection) {
    func compare<Trait: TraitDefinition>(_ trait: Trait.Type) {
      if trait.differs(other, traits) { self[trait] = traits[trait] }
    }
    for trait in Self.settableTraits { compare(trait) }
    for custom in [traits.customValues, other.customValues] {
      custom?.forEach { compare($0.trait) }
    }
  }

  /// Creates overrides of the size classes of an environment, unless they are unspecified, and of the
  /// traits that are not those of a tablet.
  init(specifiedIn traits: TraitCollection) {
    self.init(of: traits, differingFrom: TraitCollection())
    if traits.horizontalSizeClass == .unspecified {
      remove(HorizontalSizeClassTrait.self)
    } else {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass == .unspecified {
      remove(VerticalSizeClassTrait.self)
    } else {
      verticalSizeClass = traits.verticalSizeClass
    }
  }

  /// Returns the overrides together with others, which take precedence.
  func merging(_ others: TraitOverrides) -> TraitOverrides {
    var merged = self
    merged.values.merge(others.values)
    return merged
  }

  /// Returns an environment with the overrides.
  func applied(to traits: TraitCollection) -> TraitCollection {
    var traits = traits
    values.forEach { $0.apply(to: &traits) }
    return traits
  }

  /// Copies overridden traits from other traits, if their values are the same in two environments.
  func restore(
    from other: TraitCollection,
    in traits: inout TraitCollection,
    where previous: TraitCollection
  ) {
    values.forEach { $0.restore(from: other, in: &traits, where: previous) }
  }
}

// MARK: - Values by trait

/// Values of any traits.
struct CustomTraits: Hashable, Sendable {
  private var values: [ObjectIdentifier: any TraitValue] = [:]

  var isEmpty: Bool { values.isEmpty }

  func value<Trait: TraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    (values[ObjectIdentifier(trait)] as? TypedTraitValue<Trait>)?.value
  }

  /// Returns the values with another value of a trait, or `nil` if all are defaults.
  func setting<Trait: TraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) -> Self? {
    var new = self
    new.store(value == trait.defaultValue ? nil : value, of: trait)
    return new.isEmpty ? nil : new
  }

  mutating func store<Trait: TraitDefinition>(_ value: Trait.Value?, of trait: Trait.Type) {
    values[ObjectIdentifier(trait)] = value.map { TypedTraitValue<Trait>(value: $0) }
  }

  mutating func merge(_ others: CustomTraits) {
    values.merge(others.values) { $1 }
  }

  func forEach(_ body: (any TraitValue) -> Void) { values.values.forEach(body) }

  static func == (left: Self, right: Self) -> Bool {
    left.values.count == right.values.count
      && left.values.allSatisfy { key, value in
        right.values[key].map { value.isEqual(to: $0) } ?? false
      }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values.count) }
}

/// The value of a trait.
protocol TraitValue: Sendable {
  var trait: any TraitDefinition.Type { get }
  func isEqual(to other: any TraitValue) -> Bool
  func apply(to traits: inout TraitCollection)
  /// Copies the trait from other traits, if its value is the same in two environments.
  func restore(
    from other: TraitCollection,
    in traits: inout TraitCollection,
    where previous: TraitCollection
  )
}

private struct TypedTraitValue<Trait: TraitDefinition>: TraitValue {
  let value: Trait.Value

  var trait: any TraitDefinition.Type { Trait.self }

  func isEqual(to other: any TraitValue) -> Bool { (other as? Self)?.value == value }

  func apply(to traits: inout TraitCollection) { traits[Trait.self] = value }

  func restore(
    from other: TraitCollection,
    in traits: inout TraitCollection,
    where previous: TraitCollection
  ) {
    if !Trait.differs(traits, previous) { traits[Trait.self] = other[Trait.self] }
  }
}
