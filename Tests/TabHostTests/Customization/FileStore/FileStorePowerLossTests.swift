import Testing

@testable import StoreWriter
@testable import TabHost

/// What a loss of power may leave: after each call of a save, what was synchronized is there, and
/// of all else any part.
@Suite("A loss of power") struct FileStorePowerLossTests {
  private typealias State = MemoryFileSystem.State
  private typealias Effect = MemoryFileSystem.Effect

  private static func bytes(_ number: Int) -> [UInt8] {
    CustomizationRecord.bytes(of: NumberedCustomization.make(number), identifier: "host")
  }

  /// What is loaded from a state: the customization's number, or why there is none.
  private func outcome(_ state: State) -> String {
    let folder = CustomizationFolder(path: "/home/state", fileSystem: MemoryFileSystem(state))
    do {
      guard let customization = try folder.load(identifier: "host") else { return "nothing" }
      return NumberedCustomization.number(of: customization).map { "\($0)" } ?? "another"
    } catch {
      return "\(error.kind)"
    }
  }

  /// All states in which the disk may be when the power fails after some effects.
  private func states(after effects: [Effect], from start: State) -> [State] {
    var states = [start]
    for (index, effect) in effects.enumerated() {
      let lasts = effect.owner.map { effects[index...].contains(.synchronize($0)) } ?? true
      let parts = lasts ? [effect] : partial(effect)
      let without = lasts ? [] : states
      states =
        without
        + states.flatMap { state in
          parts.map { part in
            var state = state
            state.apply(part)
            return state
          }
        }
    }
    return states
  }

  /// What may be on the disk of an effect that was not synchronized, if not nothing.
  private func partial(_ effect: Effect) -> [Effect] {
    guard case .append(let bytes, let file) = effect else { return [effect] }
    return [
      effect,
      .append(Array(bytes.prefix(bytes.count / 2)), file: file),
      .append([UInt8](repeating: 0, count: bytes.count), file: file),
    ]
  }

  /// What may be loaded if the power fails during a save of number 2, and after it.
  private func outcomes(
    from start: State,
    synchronizes: Bool = true
  ) throws -> (during: Set<String>, after: Set<String>, states: [State]) {
    let memory = MemoryFileSystem(start, synchronizes: synchronizes)
    let folder = CustomizationFolder(path: "/home/state", fileSystem: memory)
    try folder.save(NumberedCustomization.make(2), identifier: "host")
    let all = memory.effects.indices.flatMap {
      states(after: Array(memory.effects[...$0]), from: start)
    }
    let last = states(after: memory.effects, from: start)
    return (Set(all.map(outcome)), Set(last.map(outcome)), all)
  }

  @Test func `the customization before or the one after is loaded, afterwards the one after`()
    throws
  {
    let start = State(folders: ["/home/state": ["host.json": 1]], files: [1: Self.bytes(1)])
    let outcomes = try outcomes(from: start)
    #expect(outcomes.during == ["1", "2"])
    #expect(outcomes.after == ["2"])
    #expect(outcomes.states.count > 100)
  }

  @Test func `with a stale temporary file too`() throws {
    let start = State(
      folders: ["/home/state": ["host.json": 1, "host.json.tmp": 2]],
      files: [1: Self.bytes(1), 2: Array(Self.bytes(3).prefix(40))]
    )
    let outcomes = try outcomes(from: start)
    #expect(outcomes.during == ["1", "2"])
    #expect(outcomes.after == ["2"])
  }

  @Test func `the first customization, in a new folder, is there or not, afterwards it is`() throws
  {
    let outcomes = try outcomes(from: State(folders: ["/home": [:]], files: [:]))
    #expect(outcomes.during == ["nothing", "2"])
    #expect(outcomes.after == ["2"])
  }

  @Test func `a file of a newer version is there ever after`() throws {
    let newer = Array(#"{"version":7}"#.utf8)
    let start = State(folders: ["/home/state": ["host.json": 1]], files: [1: newer])
    let outcomes = try outcomes(from: start)
    #expect(outcomes.during == ["newerVersion(7)", "nothing", "2"])
    #expect(outcomes.after == ["2"])
    let lost = outcomes.states.filter { state in
      !(state.folders["/home/state"] ?? [:]).values.contains { state.files[$0] == newer }
    }
    #expect(lost == [])
  }

  @Test func `without synchronizing, these tests would see damage`() throws {
    let start = State(folders: ["/home/state": ["host.json": 1]], files: [1: Self.bytes(1)])
    let outcomes = try outcomes(from: start, synchronizes: false)
    #expect(outcomes.during == ["1", "2", "damaged"])
    #expect(outcomes.after == ["1", "2", "damaged"])
  }
}
