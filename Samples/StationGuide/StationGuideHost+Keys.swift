import TabHost

/// The key commands, which are available everywhere in the app. In a terminal, Command is Alt.
extension StationGuideHost {
  /// The commands, whose titles and attributes depend on the selected station.
  ///
  /// The host reads them whenever a key is pressed, so there is nothing to update.
  var stationCommands: [KeyCommand] {
    let selected = selectedTab.flatMap { station($0) }
    return [
      KeyCommand(title: "Add Station", input: "n", modifierFlags: .command) { [weak self] _ in
        self?.addStation()
      },
      KeyCommand(
        title: selected?.isLocked == true ? "Unlock Station" : "Lock Station",
        input: "l",
        modifierFlags: .command,
        attributes: selected == nil ? .disabled : []
      ) { [weak self] _ in
        if let self, let selectedTab { toggleLock(of: selectedTab) }
      },
      KeyCommand(
        title: "Previous Station",
        input: KeyCommand.inputUpArrow,
        modifierFlags: .command
      ) { [weak self] _ in
        self?.tune(by: -1)
      },
      KeyCommand(
        title: "Next Station",
        input: KeyCommand.inputDownArrow,
        modifierFlags: .command
      ) { [weak self] _ in
        self?.tune(by: 1)
      },
    ]
  }

  /// Selects the next station that is not locked in a direction: from the first or the last one if
  /// no station is selected, and beginning again at the ends.
  private func tune(by step: Int) {
    let tabs = group.children.filter { station($0)?.isLocked == false }
    guard let first = step > 0 ? tabs.first : tabs.last else { return }
    let index = tabs.firstIndex { $0 === selectedTab }
    selectedTab = index.map { tabs[($0 + step + tabs.count) % tabs.count] } ?? first
  }
}
