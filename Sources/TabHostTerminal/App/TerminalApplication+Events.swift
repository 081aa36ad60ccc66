import TabHost

extension TerminalApplication {
  /// Handles an event of the device.
  ///
  /// - Returns: The reason why the run ends with this event, or `nil` if it continues.
  func handle(_ event: DeviceEvent) -> Ending? {
    guard !screen.wantsToQuit else {
      discard(event)
      return .quit
    }
    switch event {
    case .bytes(let bytes):
      handle(replies.decode(bytes, by: &decoder, at: clock.now()))
      scheduleFlush()
      if !screen.needsFrame, events.isEmpty { return nil }
    case .resized(let size):
      animator.interrupt()
      terminalSize = size
      updateScreenSize()
      writer.invalidate()
    case .outputAccepted: noteAcceptedOutput()
    case .logChanged:
      updateLog()
      return nil
    case .suspended: break
    case .childEnded(let result): endChild(result)
    case .resumed:
      decoder.reset()
      screen.status.isPasteOverdue = false
      replies = TerminalReplies()
      windowTitle = nil
      reportsMouse = true
      reportsMotion = false
      animator.interrupt()
      writer.invalidate()
    case .closed:
      decoder.replyDelay = nil
      handle(decoder.flush(idle: .seconds(1)))
      while !events.isEmpty, !screen.wantsToQuit { deliverEvents() }
      return .closed
    case .terminated(let signal): return .terminated(signal)
    }
    if screen.wantsToQuit { return .quit }
    suspendOrDraw()
    return nil
  }

  private func suspendOrDraw() {
    let requests = screen.takeRequests()
    if requests.contains(.suspend) { whenAnswered { $0.device.suspend() } }
    if requests.contains(.redraw) { writer.invalidate() }
    for command in requests { perform(command) }
    draw()
    scheduleSlice()
    scheduleEvents()
  }

  /// Schedules the next slice of a search. Events that arrive in the meantime are handled first.
  func scheduleSlice() {
    guard screen.isFinding else { return }
    schedule(.searchSlice, after: Self.timeBetweenSlices) { application in
      application.screen.continueFinding()
      application.planFrame()
      application.scheduleSlice()
    }
  }

  private static let timeBetweenSlices = Duration.milliseconds(1)

  private func handle(_ events: [InputEvent]) {
    inputs += 1
    if events.contains(where: \.isAction) { animator.interrupt() }
    self.events += events
    deliverEvents()
    if screen.status.isPasteOverdue != decoder.isPasteOverdue {
      screen.status.isPasteOverdue = decoder.isPasteOverdue
      screen.needsFrame = true
    }
    // The report does not always describe the background, so the color is requested again.
    if events.contains(where: \.isColorScheme) {
      request(device.capabilities.family.backgroundRequest)
    }
    performAnsweredActions()
    scheduleTick()
  }

  /// The time after which the application handles a change of the size or a signal, and shows a frame,
  /// before further events that have arrived together.
  static let timeOfEvents = Duration.milliseconds(200)

  /// Passes events that have arrived to the pane or to the screen, in order, unless that takes too long:
  /// the app may do much work for each of them, such as a search for each character of its text.
  private func deliverEvents() {
    let start = clock.now()
    while let event = events.first, !screen.wantsToQuit, clock.now() - start < Self.timeOfEvents {
      let hasPane = isInspectable || pane.isVisible
      if hasPane, isForPane(event) {
        events.removeFirst()
        handleInPane(event)
        continue
      }
      let end = hasPane ? events.firstIndex(where: isForPane) ?? events.count : events.count
      let ready = Array(events[..<end])
      events.removeFirst(end)
      let rest = screen.handle(ready[...], at: clock.now()) {
        clock.now() - start >= Self.timeOfEvents
      }
      events.insert(contentsOf: rest, at: 0)
    }
    if screen.wantsToQuit { events = [] }
  }

  /// Schedules the events that remain, after which others are handled that have arrived meanwhile.
  private func scheduleEvents() {
    guard !events.isEmpty else { return }
    schedule(.events, after: Self.timeBetweenSlices) { application in
      application.deliverEvents()
      application.performAnsweredActions()
      application.scheduleTick()
      if application.screen.wantsToQuit { return application.quit() }
      application.suspendOrDraw()
    }
  }

  /// Schedules the end of an incomplete key sequence, whose meaning depends on the time that passes
  /// without further input.
  ///
  /// - Parameter idle: The time that has passed already.
  private func scheduleFlush(idle: Duration = .zero) {
    guard let timeout = decoder.timeout else { return }
    after(timeout - idle) { application in
      application.handle(application.decoder.flush(idle: timeout))
      application.scheduleFlush(idle: timeout)
    }
  }

  /// Schedules a tick while a drag is in progress: a drag that rests on a tab selects it, and a
  /// drag at the end of a list scrolls it.
  private func scheduleTick() {
    guard screen.isDragging else { return }
    let interval = screen.tickInterval
    after(interval) { application in
      application.screen.tick(at: application.clock.now())
      // A drag that has rested for the whole delay needs no further ticks.
      if interval < Drag.springLoadingDelay { application.scheduleTick() }
    }
  }

  /// Performs a job after a delay, unless the run ends in the meantime. Has no effect if the job is
  /// scheduled already.
  func schedule(
    _ job: ScheduledJob,
    after time: Duration,
    _ perform: @escaping (TerminalApplication) -> Void
  ) {
    guard scheduledJobs.insert(job).inserted else { return }
    let clock = clock
    Task { [weak self] in
      await clock.sleep(time)
      guard let self else { return }
      scheduledJobs.remove(job)
      if isRunning { perform(self) }
    }
  }

  /// Performs an action after a delay, unless input arrives in the meantime.
  private func after(_ time: Duration, _ act: @escaping (TerminalApplication) -> Void) {
    let inputs = inputs
    let clock = clock
    Task { [weak self] in
      await clock.sleep(time)
      guard let self, isRunning, self.inputs == inputs else { return }
      act(self)
      if screen.wantsToQuit { return quit() }
      suspendOrDraw()
    }
  }
}

/// Work of an application that is scheduled at most once at a time.
enum ScheduledJob {
  /// The next frame, if changes made while drawing have caused the last one.
  case redraw
  /// The next step of the spinners.
  case spinners
  /// The next slice of a search.
  case searchSlice
  /// The handling of events that have arrived.
  case events
  /// A save of the drafts.
  case draftSave
  /// The next attempt to save the customization.
  case customizationSave
}

extension InputEvent {
  /// Whether the event is a report of the color scheme.
  fileprivate var isColorScheme: Bool {
    if case .reply(.colorScheme) = self { true } else { false }
  }

  /// Whether the event is a user action. Releasing a key, moving the mouse and replies of the
  /// terminal are not.
  fileprivate var isAction: Bool {
    switch self {
    case .key(let press): press.kind != .release
    case .mouse: !isMove
    case .paste: true
    case .focus, .reply: false
    }
  }
}
