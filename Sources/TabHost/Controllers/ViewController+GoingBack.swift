// Where the user goes back within content, and the question whether the user may leave its pages.

/// A step with which the user goes back.
enum BackStep {
  /// From the page on top of a stack to the one below it.
  case page(NavigationController)
  /// To the root of a stack.
  case root(NavigationController)
  /// From the pages that were pushed above a tab's own in a managed stack.
  case pushedPages(ManagedStack, of: TabItem)
  /// To the child behind the one on screen, such as the primary column of a collapsed split.
  case childBehind(ViewController)
}

@MainActor extension BackStep {
  /// The pages that the step leaves, the uppermost first; empty if the user can't go back.
  var pagesToLeave: [ViewController] {
    switch self {
    case .page(let stack): stack.stack.dropFirst().suffix(1)
    case .root(let stack): stack.stack.dropFirst().reversed()
    case .pushedPages(let stack, let tab): stack.pushedPages(of: tab).reversed()
    case .childBehind(let container):
      container.childBehind == nil ? [] : [container.childForNavigation].compactMap(\.self)
    }
  }

  func perform() {
    switch self {
    case .page(let stack): stack.popForUser()
    case .root(let stack): stack.popToRootViewController(animated: true)
    case .pushedPages(let stack, let tab): stack.popPushedPages(of: tab)
    case .childBehind(let container):
      if !pagesToLeave.isEmpty || container.hasChildBehindWhenShown { container.showChildBehind() }
    }
  }
}

extension [BackStep] {
  /// Asks the pages that the steps leave, until one refuses. Returns whether the steps can be performed.
  ///
  /// A page that is asked can go back or push another page itself. Nothing else is left then.
  @MainActor func askToLeave() -> Bool {
    let pages = map(\.pagesToLeave)
    return pages.joined().allSatisfy(\.mayBeLeft)
      && pages.elementsEqual(map(\.pagesToLeave)) { $0.elementsEqual($1, by: ===) }
  }
}

extension ViewController {
  /// Asks the controller, and then the controllers on screen in it, whether the user may leave them.
  var mayBeLeft: Bool { callShouldLeavePage() && shownChildren.allSatisfy(\.mayBeLeft) }

  /// The steps from what is on screen to the root of everything within this content that the user can
  /// leave by going back, in their order.
  var stepsToRoot: [BackStep] {
    if let stack = asNavigation {
      let own: [BackStep] = stack.stack.count > 1 ? [.root(stack)] : []
      return own + (stack.stack.first?.stepsToRoot ?? [])
    }
    let columns =
      arrangedChildren.isEmpty ? [childForNavigation].compactMap(\.self) : arrangedChildren
    var steps = columns.reversed().flatMap(\.stepsToRoot)
    if let behind = childBehind {
      steps += [.childBehind(self)] + behind.stepsToRoot
    } else if hasChildBehindWhenShown {
      steps.append(.childBehind(self))
    }
    return steps
  }

  /// Scrolls the controller and those on screen in it to their beginning.
  func scrollOnScreenToBeginning() {
    callScrollToBeginning()
    for child in shownChildren { child.scrollOnScreenToBeginning() }
  }
}

extension ManagedStack {
  /// The steps to the root of what a tab shows in the stack; see ``ViewController/stepsToRoot``.
  func stepsToRoot(of tab: TabItem) -> [BackStep] {
    let pushed = Set(pushedPages(of: tab).map(ObjectIdentifier.init))
    let page = navigationController.stack.last { !pushed.contains(ObjectIdentifier($0)) }
    return (pushed.isEmpty ? [] : [.pushedPages(self, of: tab)]) + (page?.stepsToRoot ?? [])
  }
}
