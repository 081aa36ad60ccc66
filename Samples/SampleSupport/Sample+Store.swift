import TabHost

extension Sample {
  /// What keeps the customization of a sample, as its options say: in the folder that they name,
  /// else in the state folder of the user, or in memory only.
  public static func store(_ options: SampleOptions) -> any TabCustomizationStore {
    if options.wantsNoPersist { return InMemoryTabCustomizationStore() }
    guard let directory = options.stateDirectory else { return FileTabCustomizationStore() }
    return FileTabCustomizationStore(directory: directory)
  }
}
