public import Foundation

/// An event of a host: its work, the actions of the user, and its calls into the app.
///
/// A ``TabHostObserver`` is notified when an event begins and when it ends. Cases of calls have the
/// name of the method that the host calls. New versions add cases, so a `switch` needs a `default`.
@MainActor public enum TabHostEvent {
  // MARK: Work of the host

  /// All the work for a change, or for the outermost call of the app, until a frame is requested.
  case transaction
  /// A step of a transaction. Steps without work are skipped.
  ///
  /// The steps are `repair`, `derive`, `observers`, `delegates`, `content`, `properties`,
  /// `customization`, `layout`, `rows` and `frame`; see <doc:HowTabHostWorks>.
  case step(String)
  /// An action of the user or a change of the environment.
  ///
  /// Also an event for actions that are refused. An identifier that no tab of the host has is no
  /// action; see ``TabHostController/Diagnostic/Rule/unknownTab``.
  case action(UserAction)
  /// A diagnostic. It is delivered to the handler of the app, or written to standard error.
  case diagnostic(TabHostController.Diagnostic)

  // MARK: Delegate of the host

  /// See ``TabHostControllerDelegate/tabHostController(_:shouldSelectTab:)``.
  case shouldSelectTab(TabItem)
  /// See ``TabHostControllerDelegate/tabHostController(_:didSelectTab:previousTab:)``.
  case didSelectTab(TabItem, previous: TabItem?, origin: SelectionOrigin?)
  /// See
  /// ``TabHostControllerDelegate/tabHostController(_:displayedViewControllersFor:proposedViewControllers:)``.
  case displayedViewControllersFor(TabItem, proposed: [ViewController])
  /// See ``TabHostControllerDelegate/tabHostControllerWillBeginEditing(_:)``.
  case willBeginEditing
  /// See ``TabHostControllerDelegate/tabHostControllerDidEndEditing(_:)``.
  case didEndEditing
  /// See ``TabHostControllerDelegate/tabHostController(_:visibilityDidChangeFor:)``.
  case visibilityDidChangeFor([TabItem])
  /// See ``TabHostControllerDelegate/tabHostController(_:displayOrderDidChangeFor:)``.
  case displayOrderDidChangeFor(TabGroupItem)
  /// See ``TabHostControllerDelegate/tabHostController(_:tab:operationForAcceptingItemsFrom:)``.
  case operationForAcceptingItemsFrom(any DropSession, TabItem)
  /// See ``TabHostControllerDelegate/tabHostController(_:tab:acceptItemsFrom:)``.
  case acceptItemsFrom(any DropSession, TabItem)

  // MARK: Delegate of the sidebar

  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebarVisibilityWillChange:animator:)``.
  case sidebarVisibilityWillChange(hidden: Bool)
  /// See ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebarAvailabilityDidChange:)``.
  case sidebarAvailabilityDidChange(available: Bool)
  /// See ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:itemFor:)``. The group is
  /// that of an action.
  case itemFor(TabSidebarItem.Content, TabGroupItem?)
  /// See ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:update:)``. The group is
  /// that of an action.
  case update(TabSidebarItem.Content, TabGroupItem?)
  /// See ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:willBeginDisplaying:)``.
  case willBeginDisplaying(TabItem)
  /// See ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:didEndDisplaying:)``.
  case didEndDisplaying(TabItem)
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:leadingSwipeActionsConfigurationFor:)``.
  case leadingSwipeActionsConfigurationFor(TabItem)
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:trailingSwipeActionsConfigurationFor:)``.
  case trailingSwipeActionsConfigurationFor(TabItem)
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:contextMenuConfigurationFor:)``.
  case contextMenuConfigurationFor(TabItem)
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:itemsForBeginning:tab:)``.
  case itemsForBeginning(TabItem)
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:itemsForAddingTo:tab:)``.
  case itemsForAddingTo(TabItem)
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:sidebarAction:group:operationForAcceptingItemsFrom:)``.
  case sidebarActionOperationForAcceptingItemsFrom(any DropSession, Action, in: TabGroupItem)
  /// See
  /// ``TabHostController/Sidebar/Delegate/tabHostController(_:sidebar:sidebarAction:group:acceptItemsFrom:)``.
  case sidebarActionAcceptItemsFrom(any DropSession, Action, in: TabGroupItem)

  // MARK: Delegates of content

  /// See ``AdaptivePresentationControllerDelegate/adaptivePresentationStyle(for:traitCollection:)``.
  case adaptivePresentationStyle(PresentationController)
  /// See ``AdaptivePresentationControllerDelegate/presentationControllerShouldDismiss(_:)``.
  case presentationControllerShouldDismiss(PresentationController)
  /// See ``AdaptivePresentationControllerDelegate/presentationControllerWillDismiss(_:)``.
  case presentationControllerWillDismiss(PresentationController)
  /// See ``AdaptivePresentationControllerDelegate/presentationControllerDidDismiss(_:)``.
  case presentationControllerDidDismiss(PresentationController)
  /// See ``AdaptivePresentationControllerDelegate/presentationControllerDidAttemptToDismiss(_:)``.
  case presentationControllerDidAttemptToDismiss(PresentationController)
  /// See ``NavigationControllerDelegate/navigationController(_:willShow:animated:)``.
  case navigationControllerWillShow(ViewController)
  /// See ``NavigationControllerDelegate/navigationController(_:didShow:animated:)``.
  case navigationControllerDidShow(ViewController)
  /// See
  /// ``SplitControllerDelegate/splitController(_:topColumnForCollapsingToProposedTopColumn:)``.
  case topColumnForCollapsing(SplitController, proposed: SplitController.Column)
  /// See ``SplitControllerDelegate/splitControllerDidCollapse(_:)``.
  case splitControllerDidCollapse(SplitController)
  /// See
  /// ``SplitControllerDelegate/splitController(_:displayModeForExpandingToProposedDisplayMode:)``.
  case displayModeForExpanding(SplitController, proposed: SplitController.DisplayMode)
  /// See ``SplitControllerDelegate/splitControllerDidExpand(_:)``.
  case splitControllerDidExpand(SplitController)
  /// See ``SplitControllerDelegate/splitController(_:willChangeTo:)``.
  case splitControllerWillChangeDisplayMode(SplitController, to: SplitController.DisplayMode)
  /// See ``SplitControllerDelegate/splitController(_:willShow:)``.
  case splitControllerWillShow(SplitController, SplitController.Column)
  /// See ``SplitControllerDelegate/splitController(_:willHide:)``.
  case splitControllerWillHide(SplitController, SplitController.Column)

  /// See ``SearchControllerDelegate/willPresentSearchController(_:)``.
  case willPresentSearchController(SearchController)
  /// See ``SearchControllerDelegate/didPresentSearchController(_:)``.
  case didPresentSearchController(SearchController)
  /// See ``SearchControllerDelegate/willDismissSearchController(_:)``.
  case willDismissSearchController(SearchController)
  /// See ``SearchControllerDelegate/didDismissSearchController(_:)``.
  case didDismissSearchController(SearchController)
  /// See ``SearchResultsUpdating/updateSearchResults(for:)``.
  case updateSearchResults(SearchController)
  /// See ``SearchBarDelegate/searchBarTextDidBeginEditing(_:)``.
  case searchBarTextDidBeginEditing(SearchController)
  /// See ``SearchBarDelegate/searchBarTextDidEndEditing(_:)``.
  case searchBarTextDidEndEditing(SearchController)
  /// See ``SearchBarDelegate/searchBar(_:textDidChange:)``.
  case searchBarTextDidChange(SearchController, String)
  /// See ``SearchBarDelegate/searchBar(_:selectedScopeButtonIndexDidChange:)``.
  case selectedScopeButtonIndexDidChange(SearchController, Int)
  /// See ``SearchBarDelegate/searchBarSearchButtonClicked(_:)``.
  case searchBarSearchButtonClicked(SearchController)
  /// See ``SearchBarDelegate/searchBarCancelButtonClicked(_:)``.
  case searchBarCancelButtonClicked(SearchController)

  // MARK: Content

  /// The provider that creates the content of a tab; see ``TabItem/viewController``.
  case makeViewController(TabItem)
  /// See ``ViewController/viewDidLoad()``.
  case viewDidLoad(ViewController)
  /// See ``ViewController/viewWillAppear(_:)``.
  case viewWillAppear(ViewController)
  /// See ``ViewController/viewIsAppearing(_:)``.
  case viewIsAppearing(ViewController)
  /// See ``ViewController/viewDidAppear(_:)``.
  case viewDidAppear(ViewController)
  /// See ``ViewController/viewWillDisappear(_:)``.
  case viewWillDisappear(ViewController)
  /// See ``ViewController/viewDidDisappear(_:)``.
  case viewDidDisappear(ViewController)

  // MARK: Methods that subclasses override

  /// See ``TabHostController/selectedTabDidChange(from:)``.
  case selectedTabDidChange(previous: TabItem?)
  /// See ``ViewController/tabWasReselected()``.
  case tabWasReselected(ViewController)
  /// See ``ViewController/viewWillTransition(to:with:)``.
  case viewWillTransition(CGSize)
  /// See ``ViewController/keyCommands``.
  case keyCommands(ViewController)
  /// See ``ViewController/loadView()``.
  case loadView(ViewController)
  /// See ``ViewController/viewWillLayoutSubviews()``.
  case viewWillLayoutSubviews(ViewController)
  /// See ``ViewController/viewDidLayoutSubviews()``.
  case viewDidLayoutSubviews(ViewController)
  /// See ``ViewController/updateProperties()``.
  case updateProperties(ViewController)
  /// See ``ViewController/willMove(toParent:)``.
  case willMove(ViewController, toParent: ViewController?)
  /// See ``ViewController/didMove(toParent:)``.
  case didMove(ViewController, toParent: ViewController?)
  /// See ``ViewController/traitCollectionDidChange(_:)``.
  case traitCollectionDidChange(ViewController)

  // MARK: Closures

  /// A handler of the app.
  ///
  /// The value is the title of the action that the user has chosen. For other handlers, it is the
  /// name of the property that stores the handler, with the identifier of the tab if the handler
  /// belongs to one, such as `searchTextHandler` or `dropHandler(inbox)`.
  case handler(String)
  /// A closure that provides values, or receives those that the app has requested.
  ///
  /// The value is the name of the property or method that the closure was passed to, with the
  /// identifier of the tab if it belongs to one, such as `contextMenuProvider(inbox)`.
  case provider(String)
  /// A handler of ``ViewController/registerForTraitChanges(_:handler:)``.
  case traitChangeHandler(ViewController)
  /// The completion of ``ViewController/present(_:animated:completion:)`` or
  /// ``ViewController/dismiss(animated:completion:)``.
  case presentationCompletion

  // MARK: Renderer and store

  /// See ``TabHostController/needsFrameHandler``.
  case needsFrameHandler
  /// See ``TabFrameProvider``. The value is the name of the tab, button or action.
  case frame(of: String)
  /// See ``TabCustomizationStore/load(identifier:)``.
  case loadCustomization(String)
  /// See ``TabCustomizationStore/save(_:identifier:)``.
  case saveCustomization(String)
}

// MARK: - Kind

extension TabHostEvent {
  /// The kinds of events.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// A transaction.
    case transaction
    /// A step of a transaction.
    case step
    /// An action of the user or a change of the environment, which ends with its outcome.
    case action
    /// A call of a delegate, which ends with its answer. Without a delegate, there is no event.
    case delegate
    /// A call of content: of its life cycle, or of a closure that belongs to it.
    case content
    /// A call of another method that a subclass overrides.
    case override
    /// A handler of the app that is not a method of a delegate.
    case handler
    /// A closure of the app that provides values, or receives those that the app has requested.
    case provider
    /// A call of the renderer.
    case renderer
    /// A call of the customization store.
    case store
    /// A diagnostic.
    case diagnostic
  }

  /// What an event ended with.
  public enum Result: Hashable, Sendable {
    /// The event has no value.
    case completed
    /// The outcome of an action of the user. That of a change of the environment is
    /// ``UserInteraction/Outcome/performed``.
    case outcome(UserInteraction.Outcome)
    /// The answer of a delegate as text.
    case answer(String)
  }

  /// The kind of the event.
  public var kind: Kind {
    switch self {
    case .transaction: .transaction
    case .step: .step
    case .action: .action
    case .diagnostic: .diagnostic
    case .shouldSelectTab, .didSelectTab, .displayedViewControllersFor, .willBeginEditing,
      .didEndEditing, .visibilityDidChangeFor, .displayOrderDidChangeFor,
      .operationForAcceptingItemsFrom, .acceptItemsFrom, .sidebarVisibilityWillChange,
      .sidebarAvailabilityDidChange, .itemFor, .update, .willBeginDisplaying, .didEndDisplaying,
      .leadingSwipeActionsConfigurationFor, .trailingSwipeActionsConfigurationFor,
      .contextMenuConfigurationFor, .itemsForBeginning, .itemsForAddingTo,
      .sidebarActionOperationForAcceptingItemsFrom, .sidebarActionAcceptItemsFrom,
      .adaptivePresentationStyle, .presentationControllerShouldDismiss,
      .presentationControllerWillDismiss,
      .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
      .navigationControllerWillShow, .navigationControllerDidShow,
      .topColumnForCollapsing, .splitControllerDidCollapse, .displayModeForExpanding,
      .splitControllerDidExpand, .splitControllerWillChangeDisplayMode,
      .splitControllerWillShow, .splitControllerWillHide,
      .willPresentSearchController,
      .didPresentSearchController,
      .willDismissSearchController,
      .didDismissSearchController,
      .updateSearchResults,
      .searchBarTextDidBeginEditing,
      .searchBarTextDidEndEditing,
      .searchBarTextDidChange,
      .selectedScopeButtonIndexDidChange,
      .searchBarSearchButtonClicked,
      .searchBarCancelButtonClicked:
      .delegate
    case .makeViewController, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .traitChangeHandler, .presentationCompletion:
      .content
    case .selectedTabDidChange, .tabWasReselected, .viewWillTransition, .keyCommands, .loadView,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateProperties, .willMove, .didMove,
      .traitCollectionDidChange:
      .override
    case .handler: .handler
    case .provider: .provider
    case .needsFrameHandler, .frame: .renderer
    case .loadCustomization, .saveCustomization: .store
    }
  }
}

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
