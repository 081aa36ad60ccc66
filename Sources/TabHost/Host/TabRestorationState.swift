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
  public var expansion: [String: Bool] {
    get {
      var expansion: [String: Bool] = [:]
      for (group, isExpanded) in groups { expansion[group.text] = isExpanded }
      return expansion
    }
    set {
      groups = [:]
      for (group, isExpanded) in newValue { groups[Identifier(group)] = isExpanded }
    }
  }
  /// The values of ``expansion``, whose keys are compared byte by byte.
  var groups: [Identifier: Bool] = [:]

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
    let decoded = try values.decodeIfPresent([String: Bool].self, forKey: .expansion) ?? [:]
    groups = .init(encodable: decoded)
  }

  /// Encodes the values that differ from the defaults.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !selectionPath.isEmpty { try values.encode(selectionPath, forKey: .selectionPath) }
    try values.encodeIfPresent(isSidebarHidden, forKey: .isSidebarHidden)
    if !groups.isEmpty { try values.encode(groups.encodable, forKey: .expansion) }
  }
}

extension TabHostController {
  /// The current state of the host, which the app can save and pass to ``restore(_:)`` at its next
  /// launch.
  ///
  /// The state includes the user's choice of expanded and collapsed groups, even for groups that
  /// are not in the host. A selection that is still to be restored is included as it was passed to
  /// ``restore(_:)``.
  ///
  /// - Complexity: O(*d* + *n*), where *d* is the depth of the selection and *n* is the number of
  ///   entries in ``customization``.
  public var restorationState: TabRestorationState {
    var present = TabRestorationState(
      selectionPath: selection.pathToRestore ?? pathOfSelection.map(\.identifier),
      isSidebarHidden: sidebarHiddenByChoice
    )
    for (name, group) in customizationKeeper.customization.groups {
      present.groups[name] = group.isExpanded
    }
    access(\.customization)
    accessSelectedPath()
    return derived(.restorationState, present)
  }

  /// Restores the state of the host from an earlier launch.
  ///
  /// Call this method before the host appears, and either before you set ``tabs`` or together with
  /// that in ``performBatchUpdates(_:)``. Then the delegate receives a single `didSelectTab`, with
  /// the origin ``SelectionOrigin/restoration`` and no previous tab. If you call it later, the
  /// delegate has already been notified of the initial selection, which is then the previous tab.
  /// `shouldSelectTab`, the sidebar's delegate, and content providers are not called.
  ///
  /// - The tab at the end of the path is selected exactly, wherever it is in the tree now. If it is
  ///   missing, hidden, or disabled, or has no content, the deepest tab on the path that can be
  ///   selected is selected instead, or the tab that it resolves to; if there is none, the initial
  ///   selection applies. Without tabs, the path is kept until there are tabs; a selection made
  ///   before that replaces it.
  /// - ``Sidebar/isHidden`` is set if the user or the app had chosen a value, unless
  ///   ``customization`` has a choice of the user.
  /// - The groups that the user had expanded or collapsed are restored, including groups that are
  ///   added later, unless ``customization`` has an entry for them. With a
  ///   ``customizationIdentifier``, the customization is already stored, so the expansion in the
  ///   state is ignored.
  ///
  /// A host that has been on screen does not change, and ``Diagnostic/Rule/lateRestoration`` is
  /// reported.
  public func restore(_ restored: TabRestorationState) {
    guard !state.hasBeenDisplayed else {
      let message = "the host has already been on screen; restore the state before appear()"
      return report(.lateRestoration, restored.selectionPath.suffix(1), message)
    }
    update(.none) {
      customizationKeeper.loadIfNeeded()
      let isStored = !customizationKeeper.choices.all.isSidebarHidden.isEmpty
      if let isHidden = restored.isSidebarHidden, !isStored {
        sidebar.isHidden = isHidden
        // The delegate is not notified of a restored visibility.
        noteSidebarAsNotified()
      }
      restoreExpansion(of: restored.groups)
      if !restored.selectionPath.isEmpty { restoreSelection(along: restored.selectionPath) }
    }
  }

  /// Selects a tab with the origin ``SelectionOrigin/restoration``.
  ///
  /// Use this method if the app saves the selection in its own form; otherwise use ``restore(_:)``.
  /// The tab is selected exactly, even if it is hidden or disabled. A tab that is not in the host
  /// is refused and reported as ``Diagnostic/Rule/foreignSelection``. If you call this method and
  /// set the tabs in one ``performBatchUpdates(_:)``, the delegate receives a single
  /// `didSelectTab`.
  public func restoreSelection(to tab: TabItem) {
    select(tab, origin: .restoration)
  }

  private func restoreExpansion(of groups: [Identifier: Bool]) {
    guard !groups.isEmpty, customizationKeeper.identifier == nil else { return }
    var restored = TabCustomization()
    for (group, isExpanded) in groups { restored[group: group.text].isExpanded = isExpanded }
    update([.tabs, .settings]) {
      customizationKeeper.choices.apply(
        restored.overridden(by: customizationKeeper.customization)
      )
    }
  }
}
