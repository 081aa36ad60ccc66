import TabHost

extension DelegateCall: Codable {
  private enum Name: String, Codable {
    case shouldSelectTab, didSelectTab, displayedViewControllersFor
    case sidebarVisibilityWillChange, sidebarAvailabilityDidChange
  }

  private enum CodingKeys: String, CodingKey {
    case call, tab, answer, previous, origin, proposed, hidden, available
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
    case .sidebarVisibilityWillChange:
      self = .sidebarVisibilityWillChange(hidden: try values.decode(Bool.self, forKey: .hidden))
    case .sidebarAvailabilityDidChange:
      let available = try values.decode(Bool.self, forKey: .available)
      self = .sidebarAvailabilityDidChange(available: available)
    }
  }

  /// Writes the call as in a transcript.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .shouldSelectTab(let tab, let answer):
      try values.encode(Name.shouldSelectTab, forKey: .call)
      try values.encode(tab, forKey: .tab)
      try values.encode(answer, forKey: .answer)
    case .didSelectTab(let tab, let previous, let origin):
      try values.encode(Name.didSelectTab, forKey: .call)
      try values.encode(tab, forKey: .tab)
      try values.encode(previous, forKey: .previous)
      try values.encode(origin, forKey: .origin)
    case .displayedViewControllersFor(let tab, let proposed, let answer):
      try values.encode(Name.displayedViewControllersFor, forKey: .call)
      try values.encode(tab, forKey: .tab)
      try values.encode(proposed, forKey: .proposed)
      try values.encode(answer, forKey: .answer)
    case .sidebarVisibilityWillChange(let hidden):
      try values.encode(Name.sidebarVisibilityWillChange, forKey: .call)
      try values.encode(hidden, forKey: .hidden)
    case .sidebarAvailabilityDidChange(let available):
      try values.encode(Name.sidebarAvailabilityDidChange, forKey: .call)
      try values.encode(available, forKey: .available)
    }
  }
}
