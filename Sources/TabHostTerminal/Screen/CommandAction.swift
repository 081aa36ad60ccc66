/// What a command does now, in a mode.
@MainActor struct CommandAction {
  enum Availability {
    case possible
    /// Only the delegate of the sidebar can tell whether the command has an effect, and only
    /// performing it asks the delegate. The status line offers the command, and the palette does not.
    case dependsOnDelegate
    /// As above, but the delegate has last provided nothing, or may not provide anything. Neither the
    /// palette nor the status line offers the command.
    case unlikely
    /// The list of keyboard shortcuts omits the command, and its key is refused. Performing it may
    /// set the reason.
    case impossible
  }

  let availability: Availability
  /// The effect, in the language of the user, or `nil` if it is the usual one.
  let effect: String?
  let perform: () -> Void

  init(_ availability: Availability, effect: String? = nil, _ perform: @escaping () -> Void) {
    (self.availability, self.effect, self.perform) = (availability, effect, perform)
  }

  init(if isPossible: Bool = true, effect: String? = nil, _ perform: @escaping () -> Void) {
    self.init(isPossible ? .possible : .impossible, effect: effect, perform)
  }

  var isPossible: Bool { availability != .impossible }
}
