import Foundation

extension TabHostEvent: CustomStringConvertible {
  /// The event on one line, such as `didSelectTab(b, previous: a) user` or `viewDidAppear(b)`.
  ///
  /// The result is not part of it. Titles and identifiers of the app are included as they are, so
  /// escape the text before you print it.
  public var description: String { text.description }

  private var text: CallText {
    switch self {
    case .transaction: CallText("transaction")
    case .step(let name), .provider(let name): CallText(name)
    case .action(let action): CallText(action.text)
    case .handler(let title): CallText(handler: title)
    case .diagnostic(let diagnostic):
      CallText(
        diagnostic: diagnostic.rule.rawValue,
        diagnostic.identifiers,
        diagnostic.message
      )

    case .shouldSelectTab(let tab): CallText("shouldSelectTab", tab)
    case .didSelectTab(let tab, let previous, let origin):
      CallText(
        "didSelectTab",
        (.tab, tab.identifier),
        (.previous, previous?.identifier),
        (.origin, origin?.rawValue)
      )
    case .displayedViewControllersFor(let tab, let proposed):
      CallText(
        "displayedViewControllersFor",
        (.tab, tab.identifier),
        (.proposed, CallText.list(of: proposed))
      )
    case .willBeginEditing: CallText("willBeginEditing")
    case .didEndEditing: CallText("didEndEditing")
    case .visibilityDidChangeFor(let tabs):
      CallText("visibilityDidChangeFor", (.tabs, CallText.list(tabs.map(\.identifier))))
    case .displayOrderDidChangeFor(let group): CallText("displayOrderDidChangeFor", group)
    case .operationForAcceptingItemsFrom(let session, let tab):
      CallText("operationForAcceptingItemsFrom", (.tab, tab.identifier), session.callTypes)
    case .acceptItemsFrom(let session, let tab):
      CallText("acceptItemsFrom", (.tab, tab.identifier), session.callTypes)

    case .sidebarVisibilityWillChange(let hidden):
      CallText("sidebarVisibilityWillChange", (.hidden, "\(hidden)"))
    case .sidebarAvailabilityDidChange(let available):
      CallText("sidebarAvailabilityDidChange", (.available, "\(available)"))
    case .itemFor(let content, let group): CallText("itemFor", content, in: group)
    case .update(let content, let group): CallText("update", content, in: group)
    case .willBeginDisplaying(let tab): CallText("willBeginDisplaying", tab)
    case .didEndDisplaying(let tab): CallText("didEndDisplaying", tab)
    case .leadingSwipeActionsConfigurationFor(let tab):
      CallText("leadingSwipeActionsConfigurationFor", tab)
    case .trailingSwipeActionsConfigurationFor(let tab):
      CallText("trailingSwipeActionsConfigurationFor", tab)
    case .contextMenuConfigurationFor(let tab): CallText("contextMenuConfigurationFor", tab)
    case .itemsForBeginning(let tab): CallText("itemsForBeginning", tab)
    case .itemsForAddingTo(let tab): CallText("itemsForAddingTo", tab)
    case .sidebarActionOperationForAcceptingItemsFrom(let session, let action, let group):
      CallText("sidebarActionOperationForAcceptingItemsFrom", action, in: group, session)
    case .sidebarActionAcceptItemsFrom(let session, let action, let group):
      CallText("sidebarActionAcceptItemsFrom", action, in: group, session)

    case .adaptivePresentationStyle(let manager):
      CallText("adaptivePresentationStyle", manager.presentedViewController)
    case .presentationControllerShouldDismiss(let manager):
      CallText("presentationControllerShouldDismiss", manager.presentedViewController)
    case .presentationControllerWillDismiss(let manager):
      CallText("presentationControllerWillDismiss", manager.presentedViewController)
    case .presentationControllerDidDismiss(let manager):
      CallText("presentationControllerDidDismiss", manager.presentedViewController)
    case .presentationControllerDidAttemptToDismiss(let manager):
      CallText("presentationControllerDidAttemptToDismiss", manager.presentedViewController)
    case .navigationControllerWillShow(let page): CallText("navigationControllerWillShow", page)
    case .navigationControllerDidShow(let page): CallText("navigationControllerDidShow", page)
    case .topColumnForCollapsing(let split, let column):
      CallText("topColumnForCollapsing", split, (.proposed, column.rawValue))
    case .splitControllerDidCollapse(let split): CallText("splitControllerDidCollapse", split)
    case .displayModeForExpanding(let split, let mode):
      CallText("displayModeForExpanding", split, (.proposed, mode.rawValue))
    case .splitControllerDidExpand(let split): CallText("splitControllerDidExpand", split)
    case .splitControllerWillChangeDisplayMode(let split, let mode):
      CallText("splitControllerWillChangeDisplayMode", split, (.column, mode.rawValue))
    case .splitControllerWillShow(let split, let column):
      CallText("splitControllerWillShow", split, (.column, column.rawValue))
    case .splitControllerWillHide(let split, let column):
      CallText("splitControllerWillHide", split, (.column, column.rawValue))

    case .willPresentSearchController(let search):
      CallText("willPresentSearchController", search.callSubject)
    case .didPresentSearchController(let search):
      CallText("didPresentSearchController", search.callSubject)
    case .willDismissSearchController(let search):
      CallText("willDismissSearchController", search.callSubject)
    case .didDismissSearchController(let search):
      CallText("didDismissSearchController", search.callSubject)
    case .updateSearchResults(let search):
      CallText("updateSearchResults", search.callSubject)
    case .searchBarTextDidBeginEditing(let search):
      CallText("searchBarTextDidBeginEditing", search.callSubject)
    case .searchBarTextDidEndEditing(let search):
      CallText("searchBarTextDidEndEditing", search.callSubject)
    case .searchBarTextDidChange(let search, _):
      CallText("searchBarTextDidChange", search.callSubject)
    case .selectedScopeButtonIndexDidChange(let search, _):
      CallText("selectedScopeButtonIndexDidChange", search.callSubject)
    case .searchBarSearchButtonClicked(let search):
      CallText("searchBarSearchButtonClicked", search.callSubject)
    case .searchBarCancelButtonClicked(let search):
      CallText("searchBarCancelButtonClicked", search.callSubject)

    case .makeViewController(let tab): CallText("makeViewController", tab)
    case .viewDidLoad(let content): CallText("viewDidLoad", content)
    case .viewWillAppear(let content): CallText("viewWillAppear", content)
    case .viewIsAppearing(let content): CallText("viewIsAppearing", content)
    case .viewDidAppear(let content): CallText("viewDidAppear", content)
    case .viewWillDisappear(let content): CallText("viewWillDisappear", content)
    case .viewDidDisappear(let content): CallText("viewDidDisappear", content)
    case .traitChangeHandler(let content): CallText("traitChangeHandler", content)
    case .presentationCompletion: CallText("presentationCompletion")

    case .selectedTabDidChange(let previous):
      CallText("selectedTabDidChange", (.previous, previous?.identifier))
    case .tabWasReselected(let content): CallText("tabWasReselected", content)
    case .viewWillTransition(let size):
      CallText("viewWillTransition(\(size.width) x \(size.height))")
    case .keyCommands(let responder): CallText("keyCommands", responder)
    case .loadView(let content): CallText("loadView", content)
    case .viewWillLayoutSubviews(let content): CallText("viewWillLayoutSubviews", content)
    case .viewDidLayoutSubviews(let content): CallText("viewDidLayoutSubviews", content)
    case .updateProperties(let content): CallText("updateProperties", content)
    case .willMove(let content, _): CallText("willMove", content)
    case .didMove(let content, _): CallText("didMove", content)
    case .traitCollectionDidChange(let content): CallText("traitCollectionDidChange", content)

    case .needsFrameHandler: CallText("needsFrameHandler")
    case .frame(let name): CallText("frame(of: \(name))")
    case .loadCustomization(let identifier): CallText("loadCustomization", (.tab, identifier))
    case .saveCustomization(let identifier): CallText("saveCustomization", (.tab, identifier))
    }
  }
}

/// The text of a call on one line: its name, its values, and what follows them.
///
/// Events and the entries of a log use it, so that the same call has the same text everywhere.
package struct CallText: CustomStringConvertible {
  /// The keys of values. A transcript uses them as keys of JSON.
  package enum Key: String, CodingKey, Sendable {
    case call, tab, answer, previous, origin, proposed, tabs, group, hidden, available
    case types, action, managing, page, column
  }

  /// A value with its key. The text is `nil` if the value is absent.
  package typealias Value = (key: Key, text: String?)

  private let name: String
  private let values: [Value]

  package init(_ name: String, _ values: [Value]) {
    self.name = name
    self.values = values
  }

  package init(_ name: String, _ values: Value...) {
    self.init(name, values)
  }

  package init(handler title: String) { self.init("handler \(title)") }

  package init(diagnostic name: String, _ identifiers: [String], _ message: String) {
    self.init("diagnostic \(name) \(Self.list(identifiers)): \(message)")
  }

  /// The call, such as `didSelectTab(b, previous: a) user`.
  package var description: String {
    var arguments: [String] = []
    var result = ""
    for (key, text) in values {
      let text = text ?? "nil"
      switch key {
      case .answer: result += " -> \(text)"
      case .origin: result += text == "nil" ? "" : " \(text)"
      case .managing: arguments.append("managing")
      case .previous, .proposed, .types, .hidden, .available, .page:
        arguments.append("\(key.rawValue): \(text)")
      // Row calls name the group of an action after the action itself.
      case .group where !arguments.isEmpty: arguments.append("group: \(text)")
      case .call, .tab, .tabs, .group, .action, .column: arguments.append(text)
      }
    }
    return arguments.isEmpty
      ? name + result : "\(name)(\(arguments.joined(separator: ", ")))\(result)"
  }

  /// Returns the text of several values.
  package static func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ", "))]" }
}

extension CallText {
  fileprivate init(_ name: String, _ tab: TabItem) {
    self.init(name, (.tab, tab.identifier))
  }

  @MainActor fileprivate init(
    _ name: String,
    _ content: TabSidebarItem.Content,
    in group: TabGroupItem?
  ) {
    switch content {
    case .tab(let tab): self.init(name, tab)
    case .action(let action):
      let text = "action \(action.identifier.rawValue)"
      self.init(name, (.action, text), (.group, group?.identifier ?? ""))
    }
  }

  @MainActor fileprivate init(
    _ name: String,
    _ action: Action,
    in group: TabGroupItem,
    _ session: any DropSession
  ) {
    let identifier = action.identifier.rawValue
    self.init(name, (.action, identifier), (.group, group.identifier), session.callTypes)
  }

  @MainActor fileprivate init(_ name: String, _ content: ViewController) {
    if let group = (content as? NavigationController)?.managedStack?.group {
      self.init(name, (.tab, group.identifier), (.managing, nil))
    } else if let tab = content.tab {
      self.init(name, tab)
    } else {
      self.init(name, (.page, content.title ?? "\(type(of: content))"))
    }
  }

  @MainActor fileprivate init(_ name: String, _ content: ViewController, _ value: Value) {
    self.init(name, CallText(name, content).values + [value])
  }

  /// Returns the names of controllers, as a delegate receives and answers them.
  @MainActor static func list(of controllers: [ViewController]) -> String {
    list(controllers.map { $0.tab?.identifier ?? $0.title ?? "\(type(of: $0))" })
  }
}

extension SearchController {
  /// The page by which calls name the search.
  fileprivate var callSubject: ViewController { owner?.page ?? self }
}

extension DragDropSession {
  fileprivate var callTypes: CallText.Value {
    (.types, CallText.list(items.flatMap(\.itemProvider.registeredTypeIdentifiers)))
  }
}
