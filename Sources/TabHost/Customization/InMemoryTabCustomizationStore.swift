/// A store that forgets with the program: for tests, and for hosts that come and go in one run.
public final class InMemoryTabCustomizationStore: TabCustomizationStore {
  /// What is kept, by identifier.
  public var customizations: [String: TabCustomization]

  /// Makes a store, empty or with what an earlier launch is to have left.
  public init(_ customizations: [String: TabCustomization] = [:]) {
    self.customizations = customizations
  }

  /// What was saved last; nil if nothing was.
  public func load(identifier: String) -> TabCustomization? { customizations[identifier] }

  /// Keeps a customization.
  public func save(_ customization: TabCustomization, identifier: String) {
    customizations[identifier] = customization
  }
}
