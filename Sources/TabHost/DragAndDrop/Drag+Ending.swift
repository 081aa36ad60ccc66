extension Drag {
  /// Drops the items on the current target, and ends the drag.
  ///
  /// The target receives the drop if its last answer was to copy or to move; the operation is not
  /// requested again. The selection does not change, and the handler of an action does not run.
  ///
  /// - Returns: `.refused` without a target, or if the target is no longer on screen; `.vetoed` if
  ///   the target does not accept the drop.
  @discardableResult
  public func drop() -> UserInteraction.Outcome {
    host.user.perform(.drop, whileCovered: true) { dropItems() }
  }

  private func dropItems() -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    guard let visit else {
      end()
      return .refused(.notOnScreen)
    }
    let refusal = host.user.refusal(of: visit.target)
    let operation = refusal == nil ? answered : .cancel
    // Rows are updated, because nothing is over them any more, after the drop was handed over.
    return host.notify {
      end()
      if let refusal { return .refused(refusal) }
      guard operation == .copy || operation == .move, !host.isLooping else { return .vetoed }
      answered = operation
      session.performAcceptance { host.calls.accept(session, on: visit.target, visit.handler) }
      return .performed
    }
  }

  /// Ends the drag without a drop.
  ///
  /// No delegate method or handler is called.
  public func cancel() {
    if isActive { host.changeEnvironment(.cancelDrag) { end() } }
  }

  /// Ends the drag, before delegates and handlers are called.
  func end() {
    host.notify {
      isActive = false
      leaveTarget()
      host.dragDidEnd(self)
    }
  }
}
