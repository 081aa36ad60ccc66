import Foundation

/// The calls of a host into the app: its delegates, subclasses, content, handlers, providers,
/// renderer and store.
///
/// Each call is a ``TabHostEvent``, of which the observers of the host are notified. A new call needs
/// a case of that event, and a method in this folder, from which the app is called and from nowhere
/// else. The exceptions are no events: properties that a subclass overrides, the completion of a
/// dismissal without a host, the load handlers of item providers, and configurations that update themselves.
@MainActor struct AppCalls {
  let host: TabHostController

  /// Performs what an event stands for, and notifies the observers before and after.
  ///
  /// Without observers, the event is not created, and this is the call alone.
  func emit<Answer>(
    _ event: @autoclosure () -> TabHostEvent,
    result: (Answer) -> TabHostEvent.Result = { _ in .completed },
    _ body: () -> Answer
  ) -> Answer {
    host.eventObservers.isEmpty ? body() : emitObserved(event(), result: result, body)
  }

  @inline(never)
  private func emitObserved<Answer>(
    _ event: TabHostEvent,
    result: (Answer) -> TabHostEvent.Result,
    _ body: () -> Answer
  ) -> Answer {
    let observers = host.eventObservers
    let notified = observers.begin(event, in: host)
    let answer = body()
    if !notified.isEmpty { observers.end(event, result(answer), notifying: notified, in: host) }
    return answer
  }

  /// Calls a delegate. Without one, there is no event and no answer.
  func ask<Delegate, Answer>(
    _ delegate: Delegate?,
    _ event: @autoclosure () -> TabHostEvent,
    answer: (Answer) -> String,
    _ call: (Delegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return emit(event(), result: { .answer(answer($0)) }, { call(delegate) })
  }

  /// Calls a delegate. Without one, there is no event and no answer.
  @discardableResult
  func call<Delegate, Answer>(
    _ delegate: Delegate?,
    _ event: @autoclosure () -> TabHostEvent,
    _ call: (Delegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return emit(event(), { call(delegate) })
  }

  /// Calls a closure that returns values. Without one, there is no event and no answer.
  func provide<Provider, Answer>(
    _ provider: Provider?,
    _ name: @autoclosure () -> String,
    _ call: (Provider) -> Answer?
  ) -> Answer? {
    guard let provider else { return nil }
    return emit(.provider(name()), { call(provider) })
  }

  /// Calls a closure of a tab, for what the delegate does not provide.
  func provide<Answer>(
    _ provider: ((TabItem) -> Answer?)?,
    _ name: String,
    of tab: TabItem
  ) -> Answer? {
    provide(provider, "\(name)(\(tab.identifier))") { $0(tab) }
  }
}

extension TabHostController {
  /// The calls into the app.
  var calls: AppCalls { AppCalls(host: self) }
}

// Methods of the host for what every change does, because ``calls`` retains the host.
extension TabHostController {
  /// Performs a step of a transaction.
  @inline(__always)
  func step<Value>(_ name: String, _ body: () -> Value) -> Value {
    eventObservers.isEmpty ? body() : calls.emit(.step(name), body)
  }

  /// Calls the handler of the renderer.
  @inline(__always)
  func callNeedsFrame(_ handler: () -> Void) {
    eventObservers.isEmpty ? handler() : calls.emit(.needsFrameHandler, handler)
  }
}

// MARK: - Selecting

extension AppCalls {
  func shouldSelect(_ tab: TabItem) -> Bool {
    ask(host.delegate, .shouldSelectTab(tab), answer: { "\($0)" }) {
      $0.tabHostController(host, shouldSelectTab: tab)
    } ?? true
  }

  func didSelect(_ tab: TabItem, previous: TabItem?) {
    call(host.delegate, .didSelectTab(tab, previous: previous, origin: host.selectionOrigin)) {
      $0.tabHostController(host, didSelectTab: tab, previousTab: previous)
    }
  }

  func selectedTabDidChange(from previous: TabItem?) {
    emit(.selectedTabDidChange(previous: previous)) { host.selectedTabDidChange(from: previous) }
  }

  func tabWasReselected(_ content: ViewController) {
    emit(.tabWasReselected(content)) { content.tabWasReselected() }
  }

  /// Runs the handlers of typed selections.
  func selectionObservers() {
    for reference in host.state.selectionObservers { reference.observer?.selectionDidChange() }
  }

  func displayedViewControllers(
    for tab: TabItem,
    proposed: [ViewController]
  ) -> [ViewController] {
    ask(
      host.delegate,
      .displayedViewControllersFor(tab, proposed: proposed),
      answer: CallText.list(of:)
    ) {
      $0.tabHostController(
        host,
        displayedViewControllersFor: tab,
        proposedViewControllers: proposed
      )
    } ?? proposed
  }
}

// MARK: - Customization

extension AppCalls {
  func willBeginEditing() {
    call(host.delegate, .willBeginEditing) { $0.tabHostControllerWillBeginEditing(host) }
  }

  func didEndEditing() {
    call(host.delegate, .didEndEditing) { $0.tabHostControllerDidEndEditing(host) }
  }

  func visibilityDidChange(for tabs: [TabItem]) {
    call(host.delegate, .visibilityDidChangeFor(tabs)) {
      $0.tabHostController(host, visibilityDidChangeFor: tabs)
    }
  }

  func displayOrderDidChange(for group: TabGroupItem) {
    call(host.delegate, .displayOrderDidChangeFor(group)) {
      $0.tabHostController(host, displayOrderDidChangeFor: group)
    }
  }
}

// MARK: - Size and diagnostics

extension AppCalls {
  /// Notifies the host, which notifies its content, and runs what they add to the coordinator.
  func viewWillTransition(to size: CGSize) {
    let coordinator = ImmediateTransitionCoordinator()
    host.contentPresenter.transitionCoordinator = coordinator
    emit(.viewWillTransition(size)) { host.viewWillTransition(to: size, with: coordinator) }
    host.contentPresenter.transitionCoordinator = nil
    coordinator.run()
  }

  func deliver(_ diagnostic: TabHostController.Diagnostic) {
    emit(.diagnostic(diagnostic)) {
      if let handler = host.state.diagnosticHandler {
        handler(diagnostic)
      } else {
        diagnostic.writeToStandardError()
      }
    }
  }
}
