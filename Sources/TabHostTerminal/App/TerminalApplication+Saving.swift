import TabHost

extension TerminalApplication {
  /// Schedules a save of the drafts that have changed.
  func scheduleDraftSave() {
    guard isRunning else { return }
    schedule(.draftSave, after: HostScreen.timeOfDraft) { $0.screen.saveDrafts() }
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  extension TerminalApplication {
    /// How long a save keeps the screen waiting for other programs.
    private static let maximumWait = Duration.milliseconds(50)
    private static let timeBetweenSaves = Duration.milliseconds(250)

    /// Sets a short timeout for the locks of the store until ``endSaving()``.
    func beginSaving() {
      guard let store = screen.host.customizationStore as? FileTabCustomizationStore else { return }
      let timeout = store.lockTimeout
      restoreLockTimeout = { store.lockTimeout = timeout }
      store.lockTimeout = min(timeout, Self.maximumWait)
    }

    /// Schedules another save of the customization while other programs are saving.
    func scheduleCustomizationSave() {
      guard screen.host.isCustomizationSavePending else { return }
      schedule(.customizationSave, after: Self.timeBetweenSaves) { application in
        application.screen.host.saveCustomization()
        application.scheduleCustomizationSave()
      }
    }

    /// Saves what other programs have kept from being saved. Waits for them now that the screen is
    /// restored.
    func endSaving() {
      restoreLockTimeout?()
      restoreLockTimeout = nil
      if screen.host.isCustomizationSavePending { screen.host.saveCustomization() }
    }
  }
#else
  extension TerminalApplication {
    func beginSaving() {}
    func scheduleCustomizationSave() {}
    func endSaving() {}
  }
#endif
