/// How a host was left: which tab was selected, whether the sidebar was shown, and which groups
/// were expanded. A value for the app to keep until its next run.
///
/// ``TabHostController/restorationState`` reads it, and ``TabHostController/restore(_:)`` brings it
/// back. Its coded form names only what is there:
///
///     {"selectionPath":["collections","sea-life"],"isSidebarHidden":true,
///      "expansion":{"animations":false}}
///
/// Decoding takes what it knows: a missing part is as by default, an unknown key is ignored, and a
/// part of another type throws a `DecodingError`. A value from elsewhere can do no harm:
/// identifiers that no tab has are passed over, and restoring costs what the value names.
///
/// Ours; the originals leave it to the app.
public struct TabRestorationState: Hashable, Sendable {
  /// The identifiers of the tabs on the way from the root to the selected one, both included.
  /// Default empty: the ordinary first selection.
  public var selectionPath: [String]

  /// Whether somebody has hidden or shown the sidebar; nil if nobody has chosen. Default nil.
  public var isSidebarHidden: Bool?

  /// Whether people have expanded or collapsed groups, by the identifier of the group. Groups that
  /// are as the app declares are not in it. Default empty.
  public var expansion: [String: Bool]

  /// Makes a state.
  public init(
    selectionPath: [String] = [],
    isSidebarHidden: Bool? = nil,
    expansion: [String: Bool] = [:]
  ) {
    self.selectionPath = selectionPath
    self.isSidebarHidden = isSidebarHidden
    self.expansion = expansion
  }
}

extension TabRestorationState: Codable {
  private enum CodingKeys: String, CodingKey {
    case selectionPath, isSidebarHidden, expansion
  }

  /// Reads a state. Parts that are missing are as by default, unknown keys are ignored, and
  /// anything else throws a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    selectionPath = try values.decodeIfPresent([String].self, forKey: .selectionPath) ?? []
    isSidebarHidden = try values.decodeIfPresent(Bool.self, forKey: .isSidebarHidden)
    expansion = try values.decodeIfPresent([String: Bool].self, forKey: .expansion) ?? [:]
  }

  /// Writes what differs from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !selectionPath.isEmpty { try values.encode(selectionPath, forKey: .selectionPath) }
    try values.encodeIfPresent(isSidebarHidden, forKey: .isSidebarHidden)
    if !expansion.isEmpty { try values.encode(expansion, forKey: .expansion) }
  }
}
