public import TabHost

extension HostExplorer {
  /// A step of an exploration, with its effect.
  @MainActor public struct Step {
    /// The host after the step. A restart replaces it.
    public let host: Host
    /// The step as a script command. Empty for the launch of the app.
    public let command: String
    /// Whether the step was performed, vetoed or refused.
    public let outcome: UserInteraction.Outcome
    /// The calls of the step, in order.
    public let calls: ArraySlice<RecordedCall>
    /// The actors of the launch.
    let actors: [any ExplorerActor]
  }
}
