import TabHostTestSupport
import Testing

@testable import StoreWriter
@testable import TabHost

/// The states that a power loss can leave after each call of a save: everything that was
/// synchronized, and any part of everything else.
@Suite(.ownThread) struct FileStorePowerLossTests {
  private typealias State = MemoryFileSystem.State
  private typealias Effect = MemoryFileSystem.Effect

  private static func bytes(_ number: Int) -> [UInt8] {
    CustomizationRecord.bytes(of: NumberedCustomization.make(number), identifier: "host")
  }

  /// Returns the number of the customization loaded from a state, or the reason why there is none.
  private func outcome(_ state: State) -> String {
    let folder = CustomizationFolder(path: "/home/state", fileSystem: MemoryFileSystem(state))
    do {
      guard let customization = try folder.load(identifier: "host") else { return "nothing" }
      return NumberedCustomization.number(of: customization).map { "\($0)" } ?? "another"
    } catch {
      return "\(error.kind)"
    }
  }

  /// Returns all states that the disk can be in if the power fails after some effects.
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

  /// Returns what the disk can contain of an effect that was not synchronized, apart from nothing.
  private func partial(_ effect: Effect) -> [Effect] {
    guard case .append(let bytes, let file) = effect else { return [effect] }
    return [
      effect,
      .append(Array(bytes.prefix(bytes.count / 2)), file: file),
      .append([UInt8](repeating: 0, count: bytes.count), file: file),
    ]
  }

  /// Returns what can be loaded if the power fails during a save of number 2, and after it.
  private func outcomes(
    from start: State,
    synchronizes: Bool = true
  ) throws -> (during: Set<String>, after: Set<String>, states: Set<State>) {
    let memory = MemoryFileSystem(start, synchronizes: synchronizes)
    let folder = CustomizationFolder(path: "/home/state", fileSystem: memory)
    try folder.save(NumberedCustomization.make(2), identifier: "host")
    // Many sequences of effects leave equal states.
    let all = Set(
      memory.effects.indices.flatMap {
        states(after: Array(memory.effects[...$0]), from: start)
      }
    )
    let last = Set(states(after: memory.effects, from: start))
    return (Set(all.map(outcome)), Set(last.map(outcome)), all)
  }

  @Test func `the previous or the new customization is loaded, and after the save the new one`()
    throws
  {
    let start = State(folders: ["/home/state": ["host.json": 1]], files: [1: Self.bytes(1)])
    let outcomes = try outcomes(from: start)
    expectEqual(outcomes.during, ["1", "2"])
    expectEqual(outcomes.after, ["2"])
    expect(outcomes.states.count > 10)
  }

  @Test func `a leftover temporary file does not affect a save during a power loss`() throws {
    let start = State(
      folders: ["/home/state": ["host.json": 1, "host.json.tmp": 2]],
      files: [1: Self.bytes(1), 2: Array(Self.bytes(3).prefix(40))]
    )
    let outcomes = try outcomes(from: start)
    expectEqual(outcomes.during, ["1", "2"])
    expectEqual(outcomes.after, ["2"])
  }

  @Test func `in a new folder, a power loss leaves no customization or a complete one`() throws {
    let outcomes = try outcomes(from: State(folders: ["/home": [:]], files: [:]))
    expectEqual(outcomes.during, ["nothing", "2"])
    expectEqual(outcomes.after, ["2"])
  }

  @Test func `a file of a newer version is never lost`() throws {
    let newer = Array(#"{"version":7}"#.utf8)
    let start = State(folders: ["/home/state": ["host.json": 1]], files: [1: newer])
    let outcomes = try outcomes(from: start)
    expectEqual(outcomes.during, ["newerVersion(7)", "nothing", "2"])
    expectEqual(outcomes.after, ["2"])
    let lost = outcomes.states.filter { state in
      !(state.folders["/home/state"] ?? [:]).values.contains { state.files[$0] == newer }
    }
    expectEqual(lost, [])
  }

  @Test func `a power loss while a file is taken back loses neither file`() throws {
    let (first, second) = (Array("1".utf8), Array("2".utf8))
    let start = State(
      folders: ["/home/state": ["a.json": 1, "a.json.version-2": 2]],
      files: [1: first, 2: second]
    )
    func load(_ memory: MemoryFileSystem) throws -> [UInt8]? {
      let folder = CustomizationFolder(path: "/home/state", fileSystem: memory)
      let versions = StoredVersions<[UInt8]>(current: 2) { $0 == first ? 1 : nil }
      return try folder.load("a", versions) { .value($0) }
    }
    let memory = MemoryFileSystem(start)
    try expectEqual(load(memory), second)
    for count in 0...memory.effects.count {
      for state in states(after: Array(memory.effects.prefix(count)), from: start) {
        try expectEqual(load(MemoryFileSystem(state)), second, "\(state)")
        let kept = (state.folders["/home/state"] ?? [:]).values.compactMap { state.files[$0] }
        expectEqual(Set(kept), [first, second], "\(state)")
      }
    }
  }

  @Test func `a power loss during a removal leaves the file or none, and after it none`() throws {
    let start = State(folders: ["/home/state": ["a.json": 1]], files: [1: Array("1".utf8)])
    let memory = MemoryFileSystem(start)
    try CustomizationFolder(path: "/home/state", fileSystem: memory).save(
      "a",
      StoredVersions<[UInt8]>(current: 1),
      decode: { .value($0) },
      bytes: { _ in nil },
      didReplace: {}
    )
    expectEqual(memory.effects.count, 2)
    let after = states(after: memory.effects, from: start)
    expectEqual(after.map { $0.folders["/home/state"] ?? [:] }, [[:]])
  }

  @Test func `without synchronizing, a power loss can leave a damaged file`() throws {
    let start = State(folders: ["/home/state": ["host.json": 1]], files: [1: Self.bytes(1)])
    let outcomes = try outcomes(from: start, synchronizes: false)
    expectEqual(outcomes.during, ["1", "2", "damaged"])
    expectEqual(outcomes.after, ["1", "2", "damaged"])
  }
}
