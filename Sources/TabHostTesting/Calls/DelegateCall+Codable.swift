import TabHost

extension DelegateCall: Codable {
  typealias Values = KeyedDecodingContainer<CodingKeys>

  enum CodingKeys: String, CodingKey {
    case call, tab, answer, previous, origin, proposed, tabs, group, hidden, available
    case types, action
  }

  /// Reads a line of a transcript; throws a `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Name.self, forKey: .call) {
    case .shouldSelectTab:
      self = .shouldSelectTab(
        try values.decode(String.self, forKey: .tab),
        answer: try values.decode(Bool.self, forKey: .answer)
      )
    case .didSelectTab:
      self = .didSelectTab(
        try values.decode(String.self, forKey: .tab),
        previous: try values.decodeIfPresent(String.self, forKey: .previous),
        origin: try values.decodeIfPresent(SelectionOrigin.self, forKey: .origin)
      )
    case .displayedViewControllersFor:
      self = .displayedViewControllersFor(
        try values.decode(String.self, forKey: .tab),
        proposed: try values.decode([String].self, forKey: .proposed),
        answer: try values.decode([String].self, forKey: .answer)
      )
    case .willBeginEditing: self = .willBeginEditing
    case .didEndEditing: self = .didEndEditing
    case .visibilityDidChangeFor:
      self = .visibilityDidChangeFor(try values.decode([String].self, forKey: .tabs))
    case .displayOrderDidChangeFor:
      self = .displayOrderDidChangeFor(try values.decode(String.self, forKey: .group))
    case .sidebarVisibilityWillChange:
      self = .sidebarVisibilityWillChange(hidden: try values.decode(Bool.self, forKey: .hidden))
    case .sidebarAvailabilityDidChange:
      let available = try values.decode(Bool.self, forKey: .available)
      self = .sidebarAvailabilityDidChange(available: available)
    case let name: self = try Self.aboutRow(name, values)
    }
  }

  /// Writes the call as in a transcript.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .call)
    switch self {
    case .shouldSelectTab(let tab, let answer):
      try values.encode(tab, forKey: .tab)
      try values.encode(answer, forKey: .answer)
    case .didSelectTab(let tab, let previous, let origin):
      try values.encode(tab, forKey: .tab)
      try values.encode(previous, forKey: .previous)
      try values.encode(origin, forKey: .origin)
    case .displayedViewControllersFor(let tab, let proposed, let answer):
      try values.encode(tab, forKey: .tab)
      try values.encode(proposed, forKey: .proposed)
      try values.encode(answer, forKey: .answer)
    case .willBeginEditing, .didEndEditing: break
    case .visibilityDidChangeFor(let tabs): try values.encode(tabs, forKey: .tabs)
    case .displayOrderDidChangeFor(let group): try values.encode(group, forKey: .group)
    case .sidebarVisibilityWillChange(let hidden): try values.encode(hidden, forKey: .hidden)
    case .sidebarAvailabilityDidChange(let available):
      try values.encode(available, forKey: .available)
    default: try encodeAboutRow(to: &values)
    }
  }
}
