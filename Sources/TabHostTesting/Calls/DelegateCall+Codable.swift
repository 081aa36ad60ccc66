import TabHost

extension DelegateCall: Codable {
  private enum Name: String, Codable {
    case shouldSelectTab, didSelectTab, displayedViewControllersFor
    case willBeginEditing, didEndEditing, visibilityDidChangeFor, displayOrderDidChangeFor
    case sidebarVisibilityWillChange, sidebarAvailabilityDidChange
  }

  private enum CodingKeys: String, CodingKey {
    case call, tab, answer, previous, origin, proposed, tabs, group, hidden, available
  }

  /// Reads a line of a transcript; throws a `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let name = try values.decode(Name.self, forKey: .call)
    switch name {
    case .shouldSelectTab, .didSelectTab, .displayedViewControllersFor:
      self = try Self.selection(name, values)
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
    }
  }

  /// A call about one tab and its selection.
  private static func selection(
    _ name: Name,
    _ values: KeyedDecodingContainer<CodingKeys>
  ) throws -> DelegateCall {
    let tab = try values.decode(String.self, forKey: .tab)
    switch name {
    case .shouldSelectTab:
      return .shouldSelectTab(tab, answer: try values.decode(Bool.self, forKey: .answer))
    case .didSelectTab:
      return .didSelectTab(
        tab,
        previous: try values.decodeIfPresent(String.self, forKey: .previous),
        origin: try values.decodeIfPresent(SelectionOrigin.self, forKey: .origin)
      )
    default:
      return .displayedViewControllersFor(
        tab,
        proposed: try values.decode([String].self, forKey: .proposed),
        answer: try values.decode([String].self, forKey: .answer)
      )
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
    }
  }

  private var name: Name {
    switch self {
    case .shouldSelectTab: .shouldSelectTab
    case .didSelectTab: .didSelectTab
    case .displayedViewControllersFor: .displayedViewControllersFor
    case .willBeginEditing: .willBeginEditing
    case .didEndEditing: .didEndEditing
    case .visibilityDidChangeFor: .visibilityDidChangeFor
    case .displayOrderDidChangeFor: .displayOrderDidChangeFor
    case .sidebarVisibilityWillChange: .sidebarVisibilityWillChange
    case .sidebarAvailabilityDidChange: .sidebarAvailabilityDidChange
    }
  }
}
