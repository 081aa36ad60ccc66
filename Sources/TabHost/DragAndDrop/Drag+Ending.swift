extension Drag {
  /// Drops what is dragged: what it is over takes it, if its last answer was to copy or to move; it
  /// is not asked again. The drag is over in any case.
  ///
  /// The selection stays, and the handler of an action does not run. Refused over nothing, and over
  /// what is not on screen any more; vetoed if it is not taken.
  @discardableResult
  public func drop() -> UserInteraction.Outcome {
    guard isActive else { return .refused(.notAvailable) }
    guard let visit else {
      end()
      return .refused(.notOnScreen)
    }
    let refusal = host.user.refusal(of: visit.target)
    let operation = refusal == nil ? answered : .cancel
    // Rows are told that nothing is over them any more when all is handed over.
    return host.notify {
      end()
      if let refusal { return .refused(refusal) }
      guard operation == .copy || operation == .move, !host.isLooping else { return .vetoed }
      answered = operation
      session.handOver { accept(visit) }
      return .performed
    }
  }

  /// Ends the drag without a drop. Nobody is called.
  public func cancel() {
    if isActive { end() }
  }

  /// Nothing is dragged any more, before anyone is told.
  func end() {
    host.notify {
      isActive = false
      leave()
      host.dragDidEnd(self)
    }
  }

  private func accept(_ visit: Visit) {
    let announcer = DelegateNotifier(host: host)
    switch visit.target {
    case .tab(let tab):
      if let handler = visit.handler {
        handler.perform(session)
      } else {
        announcer.accept(session, on: tab)
      }
    case .action(let action, let group):
      announcer.accept(session, on: action, in: group)
    }
  }
}

extension TabHostController {
  /// A person drags something, and nothing else.
  func dragDidBegin(_ drag: Drag) {
    // Rows are told when the new drag is there.
    notify {
      self.drag?.cancel()
      closeForGesture()
      self.drag = drag
      update([]) { for tab in drag.rows { transaction.noteState(of: tab) } }
    }
  }

  func dragDidEnd(_ drag: Drag) {
    if self.drag === drag { self.drag = nil }
    update([]) { for tab in drag.rows { transaction.noteState(of: tab) } }
  }
}
