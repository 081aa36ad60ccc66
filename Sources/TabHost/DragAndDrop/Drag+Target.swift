extension Drag {
  /// The time that a drag is over one target.
  struct Visit {
    let target: Target
    /// The time at which the drag entered the target, by the clock of the caller.
    var start: Duration
    /// Whether the target was spring-loaded, successfully or not.
    var hasSpringLoaded = false
    /// The tab's own handler, if it has accepted the drop instead of the delegate.
    var handler: DropHandler?
  }

  /// The target below the drag, or `nil` if there is none or it has left the screen.
  public var target: Target? {
    guard let visit, host.user.refusal(of: visit.target) == nil else { return nil }
    return visit.target
  }

  /// Moves the drag over a tab or an action, and requests the operation that a drop there would
  /// perform; see ``operation``.
  ///
  /// Leaves the previous target. Calls the delegate; if it cancels and the target is a tab, calls
  /// ``TabItem/dropHandler``. Entering the current target again has no effect.
  ///
  /// Refused are targets that are hidden or not on screen, disabled actions, drags without items,
  /// drags that may not leave the app that they come from, and every drag on a television. Disabled
  /// tabs accept drops.
  ///
  /// - Parameters:
  ///   - target: The target below the drag.
  ///   - time: The current time, by the same clock as in ``hover(until:)``.
  @discardableResult
  public func enter(_ target: Target, at time: Duration = .zero) -> UserInteraction.Outcome {
    host.user.perform(.enterDropTarget(target, at: time), whileCovered: true) {
      enterTarget(target, at: time)
    }
  }

  private func enterTarget(_ target: Target, at time: Duration) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    if let here = self.target, here.isSame(as: target) { return .performed }
    // Rows are updated when the target has answered.
    return host.notify {
      leaveTarget()
      if let refusal = refusal(of: target) { return .refused(refusal) }
      visit = Visit(target: target, start: time)
      session.identifiers = [target.tab.identifier]
      requestOperation()
      return .performed
    }
  }

  /// Keeps the drag over the current target, and selects a tab after ``springLoadingDelay``.
  ///
  /// Call this method with the current time as often as you like, and at least once after the
  /// delay. The tab is selected with ``UserInteraction/springLoad(_:)`` once per entry, and the
  /// drag continues.
  ///
  /// - Returns: The outcome of the selection, or `.performed` if none was made.
  @discardableResult
  public func hover(until time: Duration) -> UserInteraction.Outcome {
    host.user.perform(.hoverOverDropTarget(until: time), whileCovered: true) {
      hoverOverTarget(until: time)
    }
  }

  private func hoverOverTarget(until time: Duration) -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    guard let visit, let target else {
      leaveTarget()
      return .performed
    }
    guard case .tab(let tab) = target, !visit.hasSpringLoaded else { return .performed }
    // If the clock was set back, the delay starts again.
    let start = min(visit.start, time)
    self.visit?.start = start
    guard time.isLater(than: start, by: Self.springLoadingDelay) else { return .performed }
    self.visit?.hasSpringLoaded = true
    return host.user.springLoad(tab)
  }

  /// Leaves the current target.
  ///
  /// No delegate method or handler is called.
  public func leave() {
    guard visit != nil else { return }
    host.changeEnvironment(.leaveDropTarget) { leaveTarget() }
  }

  func leaveTarget() {
    guard let visit else { return }
    self.visit = nil
    requestCount += 1
    answered = .cancel
    noteState(of: visit.target)
  }

  /// Requests the operation again, because the items or the allowed operations have changed.
  func sessionDidChange() {
    guard let target else { return }
    if let refusal = refusal(of: target), refusal == .notPermitted {
      leaveTarget()
    } else {
      requestOperation()
    }
  }

  /// Why no operation can be requested for the target, or `nil` if it can.
  private func refusal(of target: Target) -> UserInteraction.Refusal? {
    let isKept = session.isRestrictedToDraggingApplication && !session.isLocal
    return items.isEmpty || isKept ? .notPermitted : host.user.refusal(of: target)
  }

  func noteState(of target: Target) {
    switch target {
    case .tab(let tab): host.update(.none) { host.transaction.noteState(of: tab) }
    case .action: host.update([.rows, .rowStates]) {}
    }
  }
}

// MARK: - Requesting the operation

extension Drag {
  private func requestOperation() {
    guard let visit else { return }
    requestCount += 1
    let currentRequest = requestCount
    self.visit?.handler = nil
    answered = .cancel
    guard !host.isLooping else { return }
    // A callback may have moved or ended the drag, or requested the operation again.
    func isCurrent() -> Bool { isActive && requestCount == currentRequest && self.target != nil }
    host.notify {
      defer { noteState(of: visit.target) }
      let operation = permitted(host.calls.operation(for: session, on: visit.target))
      guard isCurrent() else { return }
      answered = operation
      guard operation == .cancel, case .tab(let tab) = visit.target, let handler = tab.dropHandler,
        session.hasItemsConforming(toTypeIdentifiers: handler.acceptedTypeIdentifiers)
      else { return }
      let proposal = permitted(host.calls.proposal(of: handler, for: session, on: tab))
      guard isCurrent() else { return }
      answered = proposal
      self.visit?.handler = handler
    }
  }

  private func permitted(_ operation: DropOperation) -> DropOperation {
    operation == .move && !allowsMoveOperation ? .cancel : operation
  }
}

extension Drag.Target {
  /// The tab, or the group of the action.
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
  /// Returns whether this time is later than another by at least a delay.
  ///
  /// The caller may pass any two times, so their difference may overflow a duration.
  fileprivate func isLater(than start: Duration, by delay: Duration) -> Bool {
    let (passed, overflows) = attoseconds.subtractingReportingOverflow(start.attoseconds)
    return overflows ? self > start : passed >= delay.attoseconds
  }
}
