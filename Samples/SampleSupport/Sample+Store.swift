import TabHost

extension Sample {
  /// Returns the store for the customization that the options specify.
  ///
  /// This is the given folder, or memory. `nil` is for the default of the host, the user's state
  /// folder.
  static func store(_ options: SampleOptions) -> (any TabCustomizationStore)? {
    // A test that is printed starts with the defaults, too.
    if options.disablesPersistence || options.testName != nil {
      return InMemoryTabCustomizationStore()
    }
    return options.stateDirectory.map { FileTabCustomizationStore(directory: $0) }
  }
}
