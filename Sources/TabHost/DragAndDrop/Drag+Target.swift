extension Drag {
  /// A stay over one target.
  struct Visit {
    let target: Target
    /// When the drag has come, by the clock of the caller.
    var start: Duration
    /// Whether the target was selected, or would not be, because the drag has rested on it.
    var hasSprung = false
    /// The tab's own handler, if it has taken what the delegate did not.
    var handler: DropHandler?
  }

  /// What the drag is over; nil if that is nothing, or has left the screen.
  public var target: Target? {
    guard let visit, host.user.refusal(of: visit.target) == nil else { return nil }
    return visit.target
  }

  /// Comes over a tab or an action: what was under the drag before is left, and the new target is
  /// asked what a drop would do; see ``operation``.
  ///
  /// Asks the delegate, and for a tab that it cancels ``TabItem/dropHandler``. A target that is
  /// hidden or not on screen is refused, and so are a disabled action, a drag without items, and
  /// one that may not leave the app that it comes from. A disabled tab takes drops. Coming again to
  /// where the drag is changes nothing.
  ///
  /// - Parameters:
  ///   - target: What the drag is over.
  ///   - time: When, by a clock that goes on with ``hover(until:)``.
  @discardableResult
  public func enter(_ target: Target, at time: Duration = .zero) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    if let here = self.target, here.isSame(as: target) { return .performed }
    // Rows are told what is over them when the answer is there.
    return host.notify {
      leave()
      if let refusal = refusal(of: target) { return .refused(refusal) }
      visit = Visit(target: target, start: time)
      session.identifiers = [target.tab.identifier]
      ask()
      return .performed
    }
  }

  /// Stays where it is. After ``springLoadingDelay`` over one tab, it is selected as by
  /// ``UserInteraction/springLoad(_:)``, once for each stay, and the drag goes on.
  ///
  /// The time is that of the caller, who calls this as often as it likes, at least once after the
  /// delay. Answers what became of the selection, or `performed` when there was none to make.
  @discardableResult
  public func hover(until time: Duration) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    guard let visit, let target else {
      leave()
      return .performed
    }
    guard case .tab(let tab) = target, !visit.hasSprung else { return .performed }
    // A clock that was put back begins anew.
    let start = min(visit.start, time)
    self.visit?.start = start
    guard time.isLater(than: start, by: Self.springLoadingDelay) else { return .performed }
    self.visit?.hasSprung = true
    return host.user.springLoad(tab)
  }

  /// Leaves what it is over. Nobody is called.
  public func leave() {
    guard let visit else { return }
    self.visit = nil
    questions += 1
    answered = .cancel
    noteState(of: visit.target)
  }

  /// What is carried or allowed has changed: who is under the drag is asked again.
  func sessionDidChange() {
    guard let target else { return }
    if let refusal = refusal(of: target), refusal == .notPermitted { leave() } else { ask() }
  }

  /// Why nobody there is asked; nil if somebody is.
  private func refusal(of target: Target) -> UserInteraction.Refusal? {
    let isKept = session.isRestrictedToDraggingApplication && !session.isLocal
    return items.isEmpty || isKept ? .notPermitted : host.user.refusal(of: target)
  }

  func noteState(of target: Target) {
    switch target {
    case .tab(let tab): host.update([]) { host.transaction.noteState(of: tab) }
    case .action: host.update(.rows) {}
    }
  }
}

// MARK: - Asking

extension Drag {
  private func ask() {
    guard let visit else { return }
    questions += 1
    let question = questions
    self.visit?.handler = nil
    answered = .cancel
    guard !host.isLooping else { return }
    // A callback may have moved the drag on, ended it, or asked again.
    func isCurrent() -> Bool { isActive && questions == question && self.target != nil }
    host.notify {
      defer { noteState(of: visit.target) }
      let operation = permitted(askDelegate(about: visit.target))
      guard isCurrent() else { return }
      answered = operation
      guard operation == .cancel, case .tab(let tab) = visit.target, let handler = tab.dropHandler,
        session.hasItemsConforming(toTypeIdentifiers: handler.acceptedTypeIdentifiers)
      else { return }
      let proposal = permitted(handler.proposal(session))
      guard isCurrent() else { return }
      answered = proposal
      self.visit?.handler = handler
    }
  }

  private func askDelegate(about target: Target) -> DropOperation {
    let announcer = DelegateNotifier(host: host)
    return switch target {
    case .tab(let tab): announcer.operation(for: session, on: tab)
    case .action(let action, let group): announcer.operation(for: session, on: action, in: group)
    }
  }

  private func permitted(_ operation: DropOperation) -> DropOperation {
    operation == .move && !allowsMoveOperation ? .cancel : operation
  }
}

extension Drag.Target {
  /// The tab, or the group whose action it is.
  var tab: TabItem {
    switch self {
    case .tab(let tab): tab
    case .action(_, let group): group
    }
  }

  func isSame(as other: Drag.Target) -> Bool {
    switch (self, other) {
    case (.tab(let tab), .tab(let other)): tab === other
    case (.action(let action, let group), .action(let other, let otherGroup)):
      action === other && group === otherGroup
    default: false
    }
  }
}

extension Duration {
  /// Whether this time is at least a delay after another one.
  ///
  /// Any two times of a caller's clock are valid. Their difference may be too large for a duration.
  fileprivate func isLater(than start: Duration, by delay: Duration) -> Bool {
    let (passed, overflows) = attoseconds.subtractingReportingOverflow(start.attoseconds)
    return overflows ? self > start : passed >= delay.attoseconds
  }
}
