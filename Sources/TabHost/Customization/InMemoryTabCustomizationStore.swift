/// A store that keeps customizations in memory.
///
/// Use it in tests, and for customizations that are shared by successive hosts but not kept between
/// launches.
public final class InMemoryTabCustomizationStore: TabCustomizationStore {
  /// The customizations by identifier.
  public var customizations: [String: TabCustomization]

  /// Creates a store with the given customizations, as if they were saved during an earlier launch.
  public init(_ customizations: [String: TabCustomization] = [:]) {
    self.customizations = customizations
  }

  /// Returns the customization that was saved last, or `nil` if there is none.
  public func load(identifier: String) -> TabCustomization? { customizations[identifier] }

  /// Saves a customization, which replaces the previous one.
  public func save(_ customization: TabCustomization, identifier: String) {
    customizations[identifier] = customization
  }
}
