/// The selection of a host in values of the app's own, such as the cases of an enum.
///
///     enum Screen: String, CaseIterable { case library, playlists, search }
///
///     let selection = TabSelection<Screen>(host)
///     selection.value = .playlists
///     selection.valueHandler = { print($0 ?? "none of them") }
///
/// What is selected is ``TabHostController/selectedTab``; this reads and writes it by the
/// identifiers of the tabs, and keeps nothing of its own. A tab that no value stands for reads as
/// nil.
///
/// It holds its host weakly, and the host does not hold it: keep it, as in a property of the host.
/// Documented original: the selection binding of SwiftUI's `TabView(selection:content:)`.
@MainActor public final class TabSelection<Value: Hashable> {
  private let reference: HostReference
  private var identifiers: [Value: String] = [:]
  private var values: [String: Value] = [:]
  private var handler: ((Value?) -> Void)?
  /// The value that the handler was last notified of.
  private var notified: Value?
  private var host: TabHostController? { reference.host }

  /// Ties values to the tabs of a host.
  ///
  /// The mapping is checked now, so make it when the host has its tabs. A value for an identifier
  /// that another value has taken is left out, as
  /// ``TabHostController/Diagnostic/Rule/ambiguousSelection``. An identifier that no tab has is
  /// reported as ``TabHostController/Diagnostic/Rule/unknownSelection``, and counts when one has.
  ///
  /// - Parameters:
  ///   - host: The host, which is held weakly.
  ///   - values: All values that stand for a tab.
  ///   - identifier: The ``TabItem/identifier`` for a value, asked for once.
  public init(
    _ host: TabHostController,
    values: some Sequence<Value>,
    identifier: (Value) -> String
  ) {
    reference = host.tree.reference
    for value in values where identifiers[value] == nil {
      let identifier = identifier(value)
      guard self.values[identifier] == nil else {
        let message = "another value of a selection stands for this tab; this one is left out"
        host.report(.ambiguousSelection, [identifier], message)
        continue
      }
      identifiers[value] = identifier
      self.values[identifier] = value
      if host.tab(forIdentifier: identifier) == nil {
        let message = "a value of a selection stands for a tab that is not in the host"
        host.report(.unknownSelection, [identifier], message)
      }
    }
  }

  /// The value of the selected tab; nil if nothing is selected, a tab that no value stands for, or
  /// if the host is gone.
  ///
  /// Assigning selects the very tab, as ``TabHostController/selectedTab`` does, and nil selects
  /// nothing; assigning what is read changes nothing. A value without a tab in the host is refused
  /// as ``TabHostController/Diagnostic/Rule/foreignSelection``.
  public var value: Value? {
    get { host?.selectedTab.flatMap { value(for: $0) } }
    set {
      guard let host, newValue != value else { return }
      guard let newValue else {
        host.selectedTab = nil
        return
      }
      guard let tab = tab(for: newValue) else {
        let message = "a value stands for no tab of this host, whose selection stays"
        return host.report(.foreignSelection, identifiers[newValue].map { [$0] } ?? [], message)
      }
      host.selectedTab = tab
    }
  }

  /// Called when ``value`` has changed, whoever changed the selection, with the new value. Default
  /// nil.
  ///
  /// The calls of a selection: 1. ``TabHostController/selectedTabDidChange(from:)``
  /// 2. `didSelectTab`  3. this  4. ``TabHostController/searchTextHandler``, if the selection has
  /// cleared the text  5. content. In a batch once, at its end. The host may be changed from here.
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

  /// The tab in the host that a value stands for; nil if there is none.
  public func tab(for value: Value) -> TabItem? {
    identifiers[value].flatMap { host?.tab(forIdentifier: $0) }
  }

  /// The value that stands for a tab; nil if none does.
  public func value(for tab: TabItem) -> Value? { values[tab.identifier] }
}

extension TabSelection where Value: CaseIterable, Value: RawRepresentable<String> {
  /// Ties all cases of an enum to the tabs of a host that have their raw values as identifiers.
  ///
  /// The mapping is checked as by ``init(_:values:identifier:)``.
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
    handler?(value)
  }
}

/// An object that is notified when the selection may have changed, after the delegate.
@MainActor protocol SelectionObserver: AnyObject {
  func selectionDidChange()
}

/// An observer that the app retains.
struct SelectionObserverReference {
  weak var observer: (any SelectionObserver)?
}

extension TabHostController {
  fileprivate func setSelectionObserver(_ observer: any SelectionObserver, isObserving: Bool) {
    var others = state.selectionObservers.filter { $0.observer != nil && $0.observer !== observer }
    if isObserving { others.append(SelectionObserverReference(observer: observer)) }
    state.selectionObservers = others
  }
}
