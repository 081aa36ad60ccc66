public import TabHost

extension Sample {
  /// What keeps the customization of a sample, as its options say: a folder that they name, or the
  /// memory; nil leaves it to the host, which uses the state folder of the user.
  public static func store(_ options: SampleOptions) -> (any TabCustomizationStore)? {
    if options.wantsNoPersist { return InMemoryTabCustomizationStore() }
    return options.stateDirectory.map { FileTabCustomizationStore(directory: $0) }
  }
}
