import TabHost
import TabHostTesting

/// A host that is on screen, with its delegates and its content recorded into one log.
///
/// Roots `a` and `b`; group `g` with children `c1` and `c2`; group `h` with the group `h2` that
/// holds `n1`. Tests say what they need and nothing more.
@MainActor struct HostFixture {
  let log = CallLog()
  let recorder: DelegateRecorder
  let host = TabHostController()

  /// - Parameter shown: Whether the host is on screen. The log begins empty either way.
  init(
    traits: TraitCollection = .pad,
    mode: TabHostController.Mode = .automatic,
    shown: Bool = true,
    _ tabs: (CallLog) -> [TabItem]
  ) {
    recorder = DelegateRecorder(log: log)
    host.delegate = recorder
    host.sidebar.delegate = recorder
    log.recordDiagnostics(of: host)
    host.traitCollection = traits
    host.mode = mode
    host.tabs = tabs(log)
    if shown { host.appear() }
    log.clear()
  }

  /// Plain roots.
  static func roots(_ identifiers: String..., shown: Bool = true) -> HostFixture {
    HostFixture(shown: shown) { log in identifiers.map { .page($0, log) } }
  }

  /// Roots `a` and `b` and a group `g` of `c1` and `c2`, in a bar.
  static func group(
    traits: TraitCollection = .portrait,
    content: Bool = false,
    managed: Bool = false,
    configure: (TabGroupItem) -> Void = { _ in }
  ) -> HostFixture {
    HostFixture(traits: traits) { log in
      let group = TabGroupItem.of([.page("c1", log), .page("c2", log)], "g", content ? log : nil)
      if managed { group.managingNavigationController = .recording("g", log) }
      configure(group)
      return [.page("a", log), .page("b", log), group]
    }
  }

  var user: UserInteraction { host.user }
  var selected: String? { host.selectedTab?.identifier }

  func tab(_ identifier: String) -> TabItem {
    host.tab(forIdentifier: identifier) ?? TabItem(title: "missing", identifier: "missing")
  }

  func group(_ identifier: String) -> TabGroupItem {
    tab(identifier) as? TabGroupItem ?? TabGroupItem(title: "missing", identifier: "missing")
  }

  /// What was recorded since the last time, content included.
  func take() -> [RecordedCall] {
    defer { log.clear() }
    return log.entries
  }

  /// The delegate calls since the last time.
  func takeCalls() -> [DelegateCall] {
    defer { log.clear() }
    return log.calls
  }

  /// The diagnostics since the last time.
  func takeRules() -> [String] {
    defer { log.clear() }
    return log.diagnostics.map(\.name)
  }
}

extension TraitCollection {
  /// A tablet in portrait: the bar is on screen.
  static let portrait = TraitCollection(orientation: .portrait)
  /// A tablet with a narrow window.
  static let compact = TraitCollection(horizontalSizeClass: .compact)
}

extension TabItem {
  /// A tab with recorded content.
  static func page(_ identifier: String, _ log: CallLog) -> TabItem {
    TabItem(title: identifier, identifier: identifier, viewProvider: log.provider())
  }

  /// A tab without content.
  static func bare(_ identifier: String) -> TabItem {
    TabItem(title: identifier, identifier: identifier)
  }

  /// Sets properties in place.
  func with(_ configure: (TabItem) -> Void) -> TabItem {
    configure(self)
    return self
  }
}

extension TabGroupItem {
  /// A group, with a page of its own if a log is given.
  static func of(
    _ children: [TabItem],
    _ identifier: String,
    _ log: CallLog? = nil
  ) -> TabGroupItem {
    TabGroupItem(
      title: identifier,
      identifier: identifier,
      children: children,
      viewProvider: log?.provider()
    )
  }
}

extension NavigationController {
  static func recording(_ group: String, _ log: CallLog) -> NavigationController {
    RecordingNavigationController(managing: group, log: log)
  }
}

/// The first appearance of content, from its making on.
func appearance(of subject: ContentCall.Subject) -> [RecordedCall] {
  [
    .make(subject), .didLoad(subject), .willAppear(subject), .isAppearing(subject),
    .didAppear(subject),
  ]
}

/// The switch from one content to another that is loaded already.
func exchange(
  _ old: ContentCall.Subject,
  _ new: ContentCall.Subject
) -> [RecordedCall] {
  [
    .willDisappear(old), .willAppear(new), .isAppearing(new), .didDisappear(old),
    .didAppear(new),
  ]
}

/// The switch from one content to another that is made for it.
func firstExchange(
  _ old: ContentCall.Subject,
  _ new: ContentCall.Subject
) -> [RecordedCall] {
  [.make(new), .didLoad(new)] + exchange(old, new)
}
