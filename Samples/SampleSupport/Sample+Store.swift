import TabHost

extension Sample {
  /// What keeps the customization of a sample, as its options say.
  public static func store(_ options: SampleOptions) -> any TabCustomizationStore {
    InMemoryTabCustomizationStore()
  }
}
