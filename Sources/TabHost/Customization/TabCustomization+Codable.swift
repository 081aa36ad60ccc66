extension TabCustomization: Codable {
  private enum CodingKeys: String, CodingKey {
    case tabs, groups, rootOrder, barOrder
  }

  /// Decodes a customization.
  ///
  /// Missing values have their defaults, and unknown keys are ignored.
  /// ``FileTabCustomizationStore`` saves the same form.
  ///
  /// - Throws: A `DecodingError` if a value has the wrong type or is unknown.
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

  /// Encodes the differences from the defaults.
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

  /// Decodes the choices for a tab. A missing visibility is ``TabVisibility/automatic``.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func visibility(_ key: CodingKeys) throws -> TabVisibility {
      try values.decodeIfPresent(TabVisibility.self, forKey: key) ?? .automatic
    }
    self.init()
    sidebarVisibility = try visibility(.sidebarVisibility)
    tabBarVisibility = try visibility(.tabBarVisibility)
  }

  /// Encodes the visibilities that are not ``TabVisibility/automatic``.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ visibility: TabVisibility, _ key: CodingKeys) throws {
      if visibility != .automatic { try values.encode(visibility, forKey: key) }
    }
    try encode(sidebarVisibility, .sidebarVisibility)
    try encode(tabBarVisibility, .tabBarVisibility)
  }
}
