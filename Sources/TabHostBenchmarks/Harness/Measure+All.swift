extension Measure {
  /// Everything that is measured, in the order of the table.
  static var all: [Measure] {
    trees + firstFrames + changedBytes + changeTimes + terminalChanges
  }
}
