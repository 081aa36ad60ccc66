extension Measure {
  /// All measures, in the order of the table.
  static var all: [Measure] {
    building + selecting + looks + growing + siblings + rows + customizing + memory + pages + starts
      + changedBytes + changeTimes + finding + exploring + terminalChanges
  }
}
