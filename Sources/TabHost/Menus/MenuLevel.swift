/// A menu or submenu that the user has opened, with the elements that its deferred elements have
/// provided.
@MainActor final class MenuLevel {
  let menu: Menu
  /// The answers of uncached elements, and of those that are cut off.
  private var answers: [ObjectIdentifier: DeferredMenuElement.Answer] = [:]
  private var requestCount = 0
  private var isReportedAsEndless = false

  init(_ menu: Menu) {
    self.menu = menu
  }

  /// The visible contents of the level.
  var contents: MenuContents {
    MenuContents(of: menu) { [answers] in Self.answer(of: $0, answers) }
  }

  /// Returns all actions of a menu that contains this level or is in it.
  func actions(in menu: Menu) -> [Action] {
    var traversal = MenuTraversal { [answers] in Self.answer(of: $0, answers) }
    return traversal.actions(in: menu)
  }

  /// Calls the providers of deferred elements that have not been called, and of those that they
  /// provide. Elements that are provided synchronously are found in the next iteration.
  func resolve(for session: MenuSession, in host: TabHostController) {
    while true {
      let contents = contents
      for element in contents.elements { element.isShown(in: session) }
      if contents.exceedsLimits { reportExceededLimits(for: session, to: host) }
      guard !contents.notRequested.isEmpty else { return }
      for deferred in contents.notRequested {
        requestElements(of: deferred, for: session, in: host)
      }
    }
  }

  private func requestElements(
    of deferred: DeferredMenuElement,
    for session: MenuSession,
    in host: TabHostController
  ) {
    // The same element may be in a level twice, or its provider may have been called for another
    // menu.
    guard case .notRequested = Self.answer(of: deferred, answers) else { return }
    let key = ObjectIdentifier(deferred)
    requestCount += 1
    guard requestCount <= MenuTraversal.maximumRequests else {
      answers[key] = .elements([])
      return reportExceededLimits(for: session, to: host)
    }
    // The completion retains the closure, which must not retain the element, because the element
    // may retain the completion.
    let isUncached = deferred.isUncached
    if isUncached { answers[key] = .loading }
    deferred.requestElements(for: session.identifiers, in: host) { [weak self] elements in
      if isUncached { self?.answers[key] = .elements(elements) }
    }
  }

  private func reportExceededLimits(for session: MenuSession, to host: TabHostController) {
    guard !isReportedAsEndless else { return }
    isReportedAsEndless = true
    host.report(
      .endlessMenu,
      session.identifiers,
      "a menu contains itself; the elements of the inner one are left out"
    )
  }

  private static func answer(
    of deferred: DeferredMenuElement,
    _ answers: [ObjectIdentifier: DeferredMenuElement.Answer]
  ) -> DeferredMenuElement.Answer {
    answers[ObjectIdentifier(deferred)] ?? (deferred.isUncached ? .notRequested : deferred.cached)
  }
}
