/// A store that saves customizations between launches, one for each identifier.
///
/// A host with a ``TabHostController/customizationIdentifier`` loads its customization once, when
/// it is first needed, and saves it when the user has finished a change; see
/// ``TabHostController/customizationStore``. The framework provides ``FileTabCustomizationStore``
/// and ``InMemoryTabCustomizationStore``.
@MainActor public protocol TabCustomizationStore: AnyObject {
  /// Returns the customization that was saved last, or `nil` if there is none.
  ///
  /// An error is reported as ``TabHostController/Diagnostic/Rule/unreadableCustomization``, and the
  /// host continues with the defaults. Before its next save, the host loads again; if that
  /// succeeds, changes that the user has made meanwhile override the loaded customization. A store
  /// must not lose a customization that it can't decode when it saves another one.
  func load(identifier: String) throws -> TabCustomization?

  /// Saves a customization, which replaces the previous one.
  ///
  /// When the method returns, the customization is saved permanently. When it throws, either the
  /// previous customization or the new one is saved, in both cases completely.
  ///
  /// An error is reported as ``TabHostController/Diagnostic/Rule/unsavedCustomization``. The host
  /// keeps the customization in memory, and saves it with the next save.
  func save(_ customization: TabCustomization, identifier: String) throws
}

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
