import TabHost

extension HostDescription.Tab {
  /// A value for each surface, such as `{"bar":"disabled","sidebar":"automatic"}`.
  struct Surfaces<Word: CaseIterable & Decodable>: Decodable {
    private(set) var values: [TabSurface: Word] = [:]

    private enum Key: String, CaseIterable {
      case bar, sidebar
    }

    init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        let word = try object.choice(key, of: Word.self)
        switch key {
        case .bar: values[.tabBar] = word
        case .sidebar: values[.sidebar] = word
        }
      }
    }
  }
}
