extension HostDescription {
  /// What a ``DelegateRecorder`` is programmed to answer and do, by identifier.
  public struct Answers: Decodable, Sendable {
    /// See ``DelegateRecorder/shouldSelectAnswers``.
    public private(set) var shouldSelectTab: [String: Bool] = [:]
    /// See ``DelegateRecorder/displayedNames``.
    public private(set) var displayedViewControllersFor: [String: [String]] = [:]
    /// See ``DelegateRecorder/reselectInShould``.
    public private(set) var reselectInShould: [String: String] = [:]
    /// See ``DelegateRecorder/reselectInDid``.
    public private(set) var reselectInDid: [String: String] = [:]

    private enum Key: String, CaseIterable {
      case shouldSelectTab, displayedViewControllersFor, reselectInShould, reselectInDid
    }

    /// No answers.
    init() {}

    /// Reads answers; throws a ``HostDescriptionError`` if something is wrong with them.
    public init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        switch key {
        case .shouldSelectTab:
          shouldSelectTab = try object.table(key, of: Bool.self, "true or false")
        case .displayedViewControllersFor:
          displayedViewControllersFor = try object.table(
            key,
            of: [String].self,
            "an array of texts"
          )
        case .reselectInShould:
          reselectInShould = try object.table(key, of: String.self, "text")
        case .reselectInDid:
          reselectInDid = try object.table(key, of: String.self, "text")
        }
      }
    }
  }
}
