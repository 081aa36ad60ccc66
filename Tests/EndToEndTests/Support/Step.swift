/// A user action, and the equivalent line of a script, which determines the expected state.
struct Step: Sendable {
  let line: String
  let act: @Sendable (any ControlledProgram, HostState) throws -> Void

  init(_ line: String, _ act: @escaping @Sendable (any ControlledProgram, HostState) throws -> Void)
  {
    self.line = line
    self.act = act
  }
}

extension ControlledProgram {
  /// Performs steps in order. After each one, the screen must match the expected state.
  func perform(_ steps: [Step], columns: Int = 80, rows: Int = 24) throws {
    let states = try HostState.all(after: steps.map(\.line), columns: columns, rows: rows)
    try wait("the first frame") { states[0].differences(from: $0) }
    try check("the first frame")
    for (step, (before, after)) in zip(steps, zip(states, states.dropFirst())) {
      try step.act(self, before)
      try wait(step.line) { after.differences(from: $0) }
      try check(step.line)
    }
  }
}
