/// The selection of a host as a value of the app's own type, such as a case of an enumeration.
///
///     enum Screen: String, CaseIterable { case library, playlists, search }
///
///     let selection = TabSelection<Screen>(host)
///     selection.value = .playlists
///     selection.valueHandler = { print($0 ?? "none of them") }
///
/// A tab selection reads and writes ``TabHostController/selectedTab`` by the identifiers of the
/// tabs and stores no selection of its own.
///
/// The selection does not retain its host, and the host does not retain it; retain it yourself, for
/// example in a property of the host. Corresponds to the selection binding of SwiftUI's
/// `TabView(selection:content:)`.
@preconcurrency @MainActor public final class TabSelection<Value: Hashable> {
  private let reference: HostReference
  private var identifiers: [Value: String] = [:]
  private var values: [Identifier: Value] = [:]
  private var handler: ((Value?) -> Void)?
  /// The value that the handler was last notified of.
  private var notified: Value?
  private var host: TabHostController? { reference.host }

  /// Creates a selection that maps values to the tabs of a host.
  ///
  /// The mapping is checked immediately, so create the selection when the host has its tabs. If two
  /// values have the same identifier, the second is left out and reported as
  /// ``TabHostController/Diagnostic/Rule/ambiguousSelection``. An identifier without a tab in the
  /// host is reported as ``TabHostController/Diagnostic/Rule/unknownSelection``; it takes effect
  /// when such a tab is added.
  ///
  /// - Parameters:
  ///   - host: The host, which is not retained.
  ///   - values: All values that represent a tab.
  ///   - identifier: Returns the ``TabItem/identifier`` for a value. Called once per value.
  public init(
    _ host: TabHostController,
    values: some Sequence<Value>,
    identifier: (Value) -> String
  ) {
    reference = host.tree.reference
    for value in values where identifiers[value] == nil {
      let identifier = identifier(value)
      guard self.values[Identifier(identifier)] == nil else {
        let message = "two values of a selection have this identifier; the first one is used"
        host.report(.ambiguousSelection, [identifier], message)
        continue
      }
      identifiers[value] = identifier
      self.values[Identifier(identifier)] = value
      if host.tab(forIdentifier: identifier) == nil {
        let message = "a value of a selection has this identifier, but no tab; add the tab"
        host.report(.unknownSelection, [identifier], message)
      }
    }
  }

  /// The value of the selected tab.
  ///
  /// The value is `nil` if nothing is selected, if no value represents the selected tab, or if the
  /// host has been deallocated.
  ///
  /// Assigning selects exactly that tab, like ``TabHostController/selectedTab``, and `nil` selects
  /// nothing. Assigning the current value has no effect. A value without a tab in the host is
  /// refused and reported as ``TabHostController/Diagnostic/Rule/foreignSelection``.
  public var value: Value? {
    get { host?.selectedTab.flatMap { value(for: $0) } }
    set {
      guard let host, newValue != value else { return }
      guard let newValue else {
        host.selectedTab = nil
        return
      }
      guard let tab = tab(for: newValue) else {
        let message = "the assigned value has no tab in the host; the selection is unchanged"
        return host.report(.foreignSelection, identifiers[newValue].map { [$0] } ?? [], message)
      }
      host.selectedTab = tab
    }
  }

  /// Called with the new value when ``value`` has changed.
  ///
  /// The default is `nil`. Called whether the user, the app, or the framework changed the
  /// selection; in a batch, called once at its end. You can change the host from the handler. The
  /// calls of a selection are, in this order:
  ///
  /// 1. ``TabHostController/selectedTabDidChange(from:)``
  /// 2. `didSelectTab`
  /// 3. this handler
  /// 4. ``TabHostController/searchTextHandler``, if the selection has cleared the text
  /// 5. content
  public var valueHandler: ((_ value: Value?) -> Void)? {
    get { handler }
    set {
      notified = value
      host?.setSelectionObserver(self, isObserving: newValue != nil)
      let old = handler
      handler = newValue
      withExtendedLifetime(old) {}
    }
  }

  /// Returns the tab in the host that the value represents, or `nil` if there is none.
  public func tab(for value: Value) -> TabItem? {
    identifiers[value].flatMap { host?.tab(forIdentifier: $0) }
  }

  /// Returns the value that represents a tab, or `nil` if there is none.
  public func value(for tab: TabItem) -> Value? { values[Identifier(tab.identifier)] }
}

extension TabSelection where Value: CaseIterable, Value: RawRepresentable<String> {
  /// Creates a selection that maps the cases of an enumeration to the tabs whose identifiers are
  /// the raw values.
  ///
  /// The mapping is checked as in ``init(_:values:identifier:)``.
  public convenience init(_ host: TabHostController) {
    self.init(host, values: Value.allCases) { $0.rawValue }
  }
}

// MARK: - Observing the selection

extension TabSelection: SelectionObserver {
  func selectionDidChange() {
    let value = value
    guard value != notified else { return }
    notified = value
    host?.calls.valueDidChange(to: value, handler)
  }
}

/// An object that is notified when the selection may have changed, after the delegate.
@MainActor protocol SelectionObserver: AnyObject {
  func selectionDidChange()
}

/// A weak reference to an observer, which the app retains.
struct SelectionObserverReference {
  weak var observer: (any SelectionObserver)?
}

extension TabHostController {
  fileprivate func setSelectionObserver(_ observer: any SelectionObserver, isObserving: Bool) {
    var others = state.selectionObservers.filter { $0.observer != nil && $0.observer !== observer }
    if isObserving { others.append(SelectionObserverReference(observer: observer)) }
    set(\.selectionObservers, others)
  }
}
