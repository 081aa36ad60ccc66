import Foundation
import TabHost

/// What all runs of an exploration have in common, so that it is computed once.
@MainActor final class ExplorationCache {
  private static let maximumCount = 10_000
  /// What the steps have reached.
  let coverage = ExplorationCoverage()
  private var commands: [Identifier: ScriptCommand] = [:]
  /// The customizations that are the same after they are encoded and decoded.
  private var codable: Set<TabCustomization> = [TabCustomization()]

  /// Returns the command in a line, or `nil` if the line is not exactly one valid command.
  subscript(line: String) -> ScriptCommand? {
    if let command = commands[Identifier(line)] { return command }
    guard let parsed = try? HostScript(parsing: line), parsed.commands.count == 1 else {
      return nil
    }
    // The numbers of actors' steps rarely repeat.
    if commands.count == Self.maximumCount { commands = [:] }
    commands[Identifier(line)] = parsed.commands[0]
    return parsed.commands[0]
  }

  /// Returns whether a customization is the same after it is encoded and decoded.
  func survivesCoding(_ customization: TabCustomization) -> Bool {
    if codable.contains(customization) { return true }
    let loaded = (try? JSONEncoder().encode(customization)).flatMap {
      try? JSONDecoder().decode(TabCustomization.self, from: $0)
    }
    guard loaded == customization else { return false }
    codable.insert(customization)
    return true
  }
}
