public import TabHost

/// A JSON description of a host with its tabs, traits and delegate answers.
///
/// ```swift
/// let described = try HostDescription(json: #"{"tabs":["a","b"],"shown":false}"#).makeHost()
/// described.host.user.tap("b")
/// #expect(described.log.calls.last == .didSelect("b", previous: "a"))
/// ```
///
/// Parsing is strict. An undocumented key, type or value, a duplicate key or identifier, and a
/// selected tab that does not exist throw a ``HostDescriptionError``.
public struct HostDescription: Sendable {
  /// The maximum nesting depth of tabs.
  public static let deepestLevel = 64

  /// The preferred mode of the host. The default is automatic.
  public private(set) var mode = TabHostController.Mode.automatic

  /// The environment. The default is a tablet: regular width, landscape, left to right.
  public private(set) var traits = TraitCollection.pad

  /// Whether the host is shown as soon as it is built. The default is `true`.
  public private(set) var isShown = true

  /// The identifier of the tab whose selection is restored before the host is shown. The default is
  /// `nil`.
  public private(set) var selected: String?

  /// The root tabs. The default is empty.
  public private(set) var tabs: [Tab] = []

  /// The identifiers of the tabs of a compact bar. The default, `nil`, includes all tabs.
  public private(set) var compactTabIdentifiers: [String]?

  /// The identifier of the prominent tab of the bar. The default is `nil`.
  public private(set) var prominentTabIdentifier: String?

  /// Whether the user may reorder the root tabs. The default is `false`.
  public private(set) var allowsReordering = false

  /// The identifier under which the host stores its customization.
  ///
  /// The default, `nil`, stores it as `host`.
  public private(set) var customizationIdentifier: String?

  /// The changes that the user made in an earlier launch. The default, `nil`, means none.
  public private(set) var customization: TabCustomization?

  /// The answers and reactions of the delegate. The default is empty.
  public private(set) var answers = Answers()

  private static let readers: MemberReaders<Self> = {
    var readers = ownReaders
    readers.addNames(of: SettableProperty.ofHost, setOn: "host")
    return readers
  }()

  private static let ownReaders: MemberReaders<Self> = [
    "mode": { $0.mode = try $1.choice() },
    .key("traits", for: "traitCollection"): { try $1.read(into: &$0.traits, traitReaders) },
    "shown": { $0.isShown = try $1.flag() },
    "selected": { $0.selected = try $1.text() },
    "tabs": { $0.tabs = try $1.elements("an array of tabs", Tab.init) },
    "compactTabIdentifiers": { $0.compactTabIdentifiers = try $1.texts() },
    "prominentTabIdentifier": { $0.prominentTabIdentifier = try $1.text() },
    "allowsReordering": { $0.allowsReordering = try $1.flag() },
    "customizationIdentifier": { $0.customizationIdentifier = try $1.text() },
    "customization": { $0.customization = try TabCustomization($1) },
    "answers": { $0.answers = try Answers($1) },
  ]

  private static let traitReaders: MemberReaders<TraitCollection> = [
    .key("idiom", for: "userInterfaceIdiom"): { $0.userInterfaceIdiom = try $1.choice() },
    .key("horizontal", for: "horizontalSizeClass"): {
      $0.horizontalSizeClass = try $1.choice(["regular": .regular, "compact": .compact])
    },
    "orientation": { $0.orientation = try $1.choice() },
    .key("direction", for: "layoutDirection"): {
      $0.layoutDirection = try $1.choice(["ltr": .leftToRight, "rtl": .rightToLeft])
    },
    .key("style", for: "userInterfaceStyle"): {
      $0.userInterfaceStyle = try $1.choice(["light": .light, "dark": .dark])
    },
    "verticalBarEdge": { $0.verticalBarEdge = try $1.choice() },
  ]

  /// Parses a description from the bytes of a JSON text in UTF-8. A byte-order mark is skipped.
  ///
  /// Invalid input always throws an error and never traps. The error is deterministic: of several
  /// errors in an object, unknown keys are reported first, and of these the first by name.
  ///
  /// - Throws: A ``HostDescriptionError``.
  /// - Complexity: O(*n*) in time and memory, where *n* is the length of the text.
  public init(json bytes: some Collection<UInt8>) throws(HostDescriptionError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : Array(bytes)
    guard String(validating: content, as: UTF8.self) != nil else {
      throw HostDescriptionError(path: .root, "the description is not UTF-8")
    }
    let value = try JSONReader.read(content)
    do {
      try value.read(into: &self, Self.readers)
      try checkIdentifiers(in: value)
    } catch let error as HostDescriptionError {
      throw error
    } catch {
      throw HostDescriptionError(path: .root, "\(error)")
    }
  }

  /// Parses a description from a JSON text.
  ///
  /// - Throws: A ``HostDescriptionError``.
  public init(json text: String) throws(HostDescriptionError) {
    try self.init(json: text.utf8)
  }
}

// MARK: - Customization

extension TabCustomization {
  /// Reads the stored changes of the user strictly, unlike the decoder of the framework, which
  /// ignores unknown keys.
  fileprivate init(_ value: JSONValue) throws {
    self.init()
    try value.read(into: &self, Self.readers)
  }

  private static let readers: MemberReaders<Self> = [
    "tabs": { customization, value in
      for (name, tab) in try value.table(Tab.init) { customization[tab: name] = tab }
    },
    "groups": { customization, value in
      for (name, group) in try value.table(Group.init) { customization[group: name] = group }
    },
    "rootOrder": { $0.rootOrder = try $1.texts() },
    "barOrder": { $0.barOrder = try $1.texts() },
    "sidebarHidden": { customization, value in
      customization.isSidebarHidden = [:]
      try value.read(
        into: &customization.isSidebarHidden,
        [
          "landscape": { $0[.landscape] = try $1.flag() },
          "portrait": { $0[.portrait] = try $1.flag() },
        ]
      )
    },
  ]
}

extension TabCustomization.Tab {
  fileprivate init(_ value: JSONValue) throws {
    let visibilities: KeyValuePairs<String, TabVisibility> = [
      "visible": .visible, "hidden": .hidden,
    ]
    self.init()
    try value.read(
      into: &self,
      [
        "sidebar": { $0.sidebarVisibility = try $1.choice(visibilities) },
        "bar": { $0.tabBarVisibility = try $1.choice(visibilities) },
      ]
    )
  }
}

extension TabCustomization.Group {
  fileprivate init(_ value: JSONValue) throws {
    self.init()
    try value.read(
      into: &self,
      [
        "order": { $0.tabOrder = try $1.texts() }, "expanded": { $0.isExpanded = try $1.flag() },
      ]
    )
  }
}
