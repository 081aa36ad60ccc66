/// A menu, or a submenu, that a person has opened, with what its deferred elements give.
@MainActor final class MenuLevel {
  let menu: Menu
  /// What came from the elements that are asked each time, and from those that are cut off.
  private var answers: [ObjectIdentifier: DeferredMenuElement.Answer] = [:]
  private var questions = 0
  private var isReportedAsEndless = false

  init(_ menu: Menu) {
    self.menu = menu
  }

  /// What there is to see now.
  var contents: MenuContents {
    MenuContents(of: menu) { [answers] in Self.answer(of: $0, answers) }
  }

  /// All actions below a menu that is on the way to this level, or in it.
  func actions(in menu: Menu) -> [Action] {
    var walk = MenuWalk { [answers] in Self.answer(of: $0, answers) }
    return walk.actions(in: menu)
  }

  /// Asks the deferred elements that have not been asked, and those that come from them. What
  /// completes at once is seen on the next round.
  func resolve(for session: MenuSession, in host: TabHostController) {
    while true {
      let contents = contents
      for element in contents.elements { element.isShown(in: session) }
      if contents.isEndless { reportEndless(for: session, to: host) }
      guard !contents.unasked.isEmpty else { return }
      for deferred in contents.unasked { ask(deferred, for: session, in: host) }
    }
  }

  private func ask(
    _ deferred: DeferredMenuElement,
    for session: MenuSession,
    in host: TabHostController
  ) {
    // The same element may stand in a level twice, or have been asked by another menu just now.
    guard case .unasked = Self.answer(of: deferred, answers) else { return }
    let key = ObjectIdentifier(deferred)
    questions += 1
    guard questions <= MenuWalk.questions else {
      answers[key] = .elements([])
      return reportEndless(for: session, to: host)
    }
    // Held by the completion, which must not hold the element that may hold it.
    let isUncached = deferred.isUncached
    if isUncached { answers[key] = .loading }
    deferred.ask(for: session.identifiers, in: host) { [weak self] elements in
      if isUncached { self?.answers[key] = .elements(elements) }
    }
  }

  private func reportEndless(for session: MenuSession, to host: TabHostController) {
    guard !isReportedAsEndless else { return }
    isReportedAsEndless = true
    host.report(
      .endlessMenu,
      session.identifiers,
      "a menu goes on inside itself; the rest is left out"
    )
  }

  private static func answer(
    of deferred: DeferredMenuElement,
    _ answers: [ObjectIdentifier: DeferredMenuElement.Answer]
  ) -> DeferredMenuElement.Answer {
    answers[ObjectIdentifier(deferred)] ?? (deferred.isUncached ? .unasked : deferred.kept)
  }
}
