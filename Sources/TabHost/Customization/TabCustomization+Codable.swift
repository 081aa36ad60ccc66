extension TabCustomization: Codable {
  private enum CodingKeys: String, CodingKey {
    case tabs, groups, rootOrder, barOrder
  }

  /// Reads a customization. Parts that are missing are as by default, unknown keys are ignored, and
  /// anything else throws a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    for (name, tab) in try values.decodeIfPresent([String: Tab].self, forKey: .tabs) ?? [:] {
      self[tab: name] = tab
    }
    for (name, group) in try values.decodeIfPresent([String: Group].self, forKey: .groups) ?? [:] {
      self[group: name] = group
    }
    rootOrder = try values.decodeIfPresent([String].self, forKey: .rootOrder)
    barOrder = try values.decodeIfPresent([String].self, forKey: .barOrder)
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !tabs.isEmpty { try values.encode(tabs, forKey: .tabs) }
    if !groups.isEmpty { try values.encode(groups, forKey: .groups) }
    try values.encodeIfPresent(rootOrder, forKey: .rootOrder)
    try values.encodeIfPresent(barOrder, forKey: .barOrder)
  }
}

extension TabCustomization.Tab: Codable {
  private enum CodingKeys: String, CodingKey {
    case sidebarVisibility = "sidebar"
    case tabBarVisibility = "bar"
  }

  /// Reads what was chosen for a tab.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func visibility(_ key: CodingKeys) throws -> TabVisibility {
      try values.decodeIfPresent(TabVisibility.self, forKey: key) ?? .automatic
    }
    self.init()
    sidebarVisibility = try visibility(.sidebarVisibility)
    tabBarVisibility = try visibility(.tabBarVisibility)
  }

  /// Writes what is not automatic.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if sidebarVisibility != .automatic {
      try values.encode(sidebarVisibility, forKey: .sidebarVisibility)
    }
    if tabBarVisibility != .automatic {
      try values.encode(tabBarVisibility, forKey: .tabBarVisibility)
    }
  }
}

extension TabCustomization.Group: Codable {
  private enum CodingKeys: String, CodingKey {
    case tabOrder = "order"
    case isExpanded = "expanded"
  }

  /// Reads what was chosen for a group.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    tabOrder = try values.decodeIfPresent([String].self, forKey: .tabOrder)
    isExpanded = try values.decodeIfPresent(Bool.self, forKey: .isExpanded)
  }

  /// Writes what was chosen.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(tabOrder, forKey: .tabOrder)
    try values.encodeIfPresent(isExpanded, forKey: .isExpanded)
  }
}
