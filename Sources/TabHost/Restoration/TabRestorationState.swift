/// The state of a host that an app can save until its next launch: the selected tab, the visibility
/// of the sidebar, and the expanded groups.
///
/// Read it from ``TabHostController/restorationState``, and restore it with
/// ``TabHostController/restore(_:)``. The encoded form contains only values that differ from the
/// defaults:
///
///     {"selectionPath":["collections","sea-life"],"isSidebarHidden":true,
///      "expansion":{"animations":false}}
///
/// When a state is decoded, missing values have their defaults, unknown keys are ignored, and a
/// value of another type throws a `DecodingError`. States from untrusted sources are safe:
/// identifiers without a tab are ignored, and the cost of restoring depends only on the size of the
/// state.
///
/// Has no counterpart in UIKit or SwiftUI, where restoration is up to the app.
public struct TabRestorationState: Hashable, Sendable {
  /// The identifiers of the tabs from the root to the selected tab, both included.
  ///
  /// The default is an empty array, for the initial selection.
  public var selectionPath: [String]

  /// Whether the sidebar is hidden, or `nil` if neither the user nor the app has chosen.
  ///
  /// The default is `nil`.
  public var isSidebarHidden: Bool?

  /// Whether the user has expanded or collapsed groups, by the identifier of the group.
  ///
  /// The default is an empty dictionary. Groups that the user has not expanded or collapsed are not
  /// included.
  public var expansion: [String: Bool]

  /// Creates a state.
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

  /// Decodes a state.
  ///
  /// Missing values have their defaults, and unknown keys are ignored.
  ///
  /// - Throws: A `DecodingError` if a value has another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    selectionPath = try values.decodeIfPresent([String].self, forKey: .selectionPath) ?? []
    isSidebarHidden = try values.decodeIfPresent(Bool.self, forKey: .isSidebarHidden)
    expansion = try values.decodeIfPresent([String: Bool].self, forKey: .expansion) ?? [:]
  }

  /// Encodes the values that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !selectionPath.isEmpty { try values.encode(selectionPath, forKey: .selectionPath) }
    try values.encodeIfPresent(isSidebarHidden, forKey: .isSidebarHidden)
    if !expansion.isEmpty { try values.encode(expansion, forKey: .expansion) }
  }
}
