/// Where customizations are kept between launches, one for each identifier.
///
/// A host with a ``TabHostController/customizationIdentifier`` loads once, when it first needs to
/// know, and saves when a person has finished a change; see
/// ``TabHostController/customizationStore``. The framework has two: ``FileTabCustomizationStore``
/// and ``InMemoryTabCustomizationStore``.
@MainActor public protocol TabCustomizationStore: AnyObject {
  /// What was saved last; nil if nothing was.
  ///
  /// An error is reported as ``TabHostController/Diagnostic/Rule/unreadableCustomization``, and the
  /// host goes on with the defaults; before its next save it tries once more, and puts what people
  /// have changed since over what it finds. What could not be understood must not be lost by a
  /// save.
  func load(identifier: String) throws -> TabCustomization?

  /// Keeps a customization in the place of the one before. When it returns, it is kept for good; if
  /// it throws, the one before or the new one is there, whole.
  ///
  /// An error is reported as ``TabHostController/Diagnostic/Rule/unsavedCustomization``; the host
  /// keeps the customization in memory, and the next save tries again.
  func save(_ customization: TabCustomization, identifier: String) throws
}
