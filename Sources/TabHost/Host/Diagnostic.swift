extension TabHostController {
  /// A mistake in the use of the framework, from which the framework has recovered.
  ///
  /// Diagnostics are passed to ``TabHostController/diagnosticHandler``. A diagnostic about a tab
  /// that is in no host, or about ``TabHostController/strings``, is written to standard error.
  public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of mistakes.
    public enum Rule: String, Sendable, CaseIterable {
      /// A tab has the identifier of another tab in the host.
      ///
      /// The first tab stays; the other is left out. Also reported for a
      /// ``TabItem/customizationIdentifier`` of two tabs, and by the terminal library for two rows of a
      /// list, of which the second one has no identity.
      case duplicateIdentifier
      /// A group was added to itself or to one of its descendants.
      ///
      /// The change is refused.
      case cycle
      /// A group was added at a place where groups would nest more than 512 levels deep.
      ///
      /// The change is refused.
      case tooDeep
      /// A second search tab was added.
      ///
      /// If it has an identifier of its own, it is treated as an ordinary tab; otherwise it is left
      /// out.
      case secondSearchTab
      /// A tab that is not in the host was selected, or a value of a ``TabSelection`` without a tab
      /// in the host.
      ///
      /// The selection is unchanged.
      case foreignSelection
      /// A tab with a ``TabItem/primaryAction`` was selected.
      ///
      /// The selection is unchanged.
      case actionSelection
      /// Two values of a ``TabSelection`` have the same identifier.
      ///
      /// The first is used; the other is left out.
      case ambiguousSelection
      /// A value of a ``TabSelection`` has an identifier without a tab in the host.
      ///
      /// The value has no effect until a tab with this identifier is added.
      case unknownSelection
      /// An action of the user was performed with an identifier that no tab of the host has.
      ///
      /// The action is refused as ``UserInteraction/Refusal/unknownTab``.
      case unknownTab
      /// A state was restored after the host had been on screen.
      ///
      /// Nothing changes.
      case lateRestoration
      /// The selected child that was assigned is not a child of the group.
      ///
      /// The assignment is refused.
      case foreignChild
      /// An index outside the range of the root tabs was assigned.
      ///
      /// The assignment is refused.
      case invalidIndex
      /// Bounds or layout metrics contain a number that is not finite.
      ///
      /// The assignment is refused.
      case invalidGeometry
      /// A view controller was assigned that is the content of no tab in the host.
      ///
      /// The assignment is refused.
      case foreignViewController
      /// There is nothing to show for the selected tab: neither it nor a group above it has
      /// content.
      ///
      /// Also reported if a content, an accessory, a popover, or the bottom bar of the sidebar
      /// would be the host itself.
      case missingContent
      /// The app has moved the content of the selected tab into a container that is neither the
      /// content of a group above the tab nor below it, or another host on screen shows it.
      ///
      /// The next content on the path is shown until the content has no container. Also reported for
      /// an accessory or a bottom bar that is in another container, which is not shown.
      case contentTaken
      /// A content provider read the content that it is creating.
      ///
      /// It reads `nil`.
      case recursiveProvider
      /// A view controller can't be pushed because it is already on the stack or not allowed in
      /// one, or can't be popped to because it is not on the stack.
      ///
      /// The call is refused.
      case invalidStack
      /// A bar button, or a group of them, was assigned to the bars of two pages, or to a group
      /// twice.
      ///
      /// The first place keeps it; it is left out in the other.
      case sharedBarButton
      /// Callbacks keep changing the host recursively.
      ///
      /// The framework breaks the loop: it refuses a further selection, and keeps any other change
      /// without notifying the app of it.
      case selectionLoop
      /// A customization behavior contradicts a default visibility or an explicit placement.
      ///
      /// An explicit placement takes precedence; otherwise, the behavior does.
      case conflictingBehavior
      /// The stored customization can't be read.
      ///
      /// The host uses the defaults.
      case unreadableCustomization
      /// The customization could not be saved.
      ///
      /// It stays in memory and is saved again with the next change. An error that repeats is reported
      /// once, until a save succeeds.
      case unsavedCustomization
      /// The customization was saved in a folder that can't be locked.
      ///
      /// Reported once for a store. Programs that save to the folder at the same moment may lose the
      /// changes of each other.
      case unlockedCustomization
      /// The sidebar item that the delegate returned is for another row than the requested one.
      ///
      /// A new default item is used.
      case foreignSidebarItem
      /// A row has two accessories of one kind.
      ///
      /// The first is used.
      case repeatedAccessory
      /// A popover was presented from a tab that is not in the host.
      ///
      /// The call is refused.
      case foreignSource
      /// A controller can't be presented: it is presented already, has a parent, is the content of a
      /// tab or contains the host, or its presenter is not on screen or presents another one.
      ///
      /// The call is refused. Also reported for a popover without a source, which is presented as a
      /// sheet.
      case invalidPresentation
      /// An alert was presented without actions, or an action or a text field can't be added to it.
      ///
      /// The alert is presented nevertheless; the action or the field is left out.
      case invalidAlert
      /// A completion handler was called a second time.
      ///
      /// The call is ignored.
      case completedTwice
      /// A completion handler was released without being called.
      ///
      /// The operation counts as not performed and has no result.
      case neverCompleted
      /// A menu contains itself without end.
      ///
      /// It is truncated.
      case endlessMenu
      /// An item was loaded outside a drop.
      ///
      /// The load has no result.
      case loadOutsideDrop
      /// A key command has an input that no key has: it is neither one character nor one of the
      /// constants of ``KeyCommand``.
      ///
      /// The command is never performed by a key. Reported once for each input.
      case invalidKeyCommand
      /// The renderer can't distinguish the key of a key command from another key.
      ///
      /// The command is not performed by its key. Reported by a renderer, once for each key.
      case indistinctKey
      /// A dropped item failed to load.
      ///
      /// The other items are loaded.
      case failedLoading
      /// A host that another host displays has a bar or a sidebar of its own.
      ///
      /// Only its content is displayed. Reported once for each host, when it appears or when its bar is
      /// first displayed. Show the host as the ``TabHostWindow/rootViewController`` of the window instead.
      case nestedBar
      /// A ``PartsController`` is presented, or is an accessory or a bottom bar of the sidebar.
      ///
      /// Only its title is displayed. Reported by a renderer, once for each controller.
      case undisplayedParts
      /// A renderer has no symbol with the name of an image.
      ///
      /// The image is left out where there is a title, and otherwise a generic one is displayed.
      case unknownSymbol
      /// A setting in the environment of the user has an invalid value.
      ///
      /// It has no effect. Reported by a renderer when it begins to display the host.
      case invalidSetting
      /// A translation has a key that no text has.
      ///
      /// The translation is left out.
      case unknownText
      /// A translation lacks a placeholder of its text, or has one that the text does not have.
      ///
      /// The translation is displayed nevertheless.
      case mismatchedPlaceholder
    }

    /// The kind of mistake.
    public let rule: Rule
    /// The identifiers of the tabs concerned; the tab that caused the diagnostic is first.
    public let identifiers: [String]
    /// A description of the mistake and of how the framework recovered.
    public let message: String

    /// Creates a diagnostic.
    public init(rule: Rule, identifiers: [String], message: String) {
      self.rule = rule
      self.identifiers = identifiers
      self.message = message
    }

    /// The rule, the quoted identifiers, and the message, on one line.
    public var description: String {
      let names = identifiers.map { $0.debugDescription }.joined(separator: ", ")
      return names.isEmpty
        ? "TabHost: \(rule.rawValue): \(message)"
        : "TabHost: \(rule.rawValue): \(names): \(message)"
    }

    /// Reports the diagnostic to a host, or writes it to standard error if there is none.
    @MainActor func report(to host: TabHostController?) {
      if let host { host.report(self) } else { writeToStandardError() }
    }

    func writeToStandardError() {
      System.writeToStandardError(description)
    }
  }

  /// Called with each diagnostic.
  ///
  /// Called when the change that caused the diagnostic is complete, before delegates are notified
  /// of that change. If the value is `nil`, each diagnostic is written to standard error as one
  /// line. The default is `nil`.
  public var diagnosticHandler: ((Diagnostic) -> Void)? {
    get { state.diagnosticHandler }
    set {
      let old = state.diagnosticHandler
      set(\.diagnosticHandler, newValue)
      withExtendedLifetime(old) {}
    }
  }

  /// Reports a diagnostic to ``diagnosticHandler``, or to standard error.
  ///
  /// For renderers, which detect mistakes that the framework can't detect.
  public func report(_ diagnostic: Diagnostic) {
    if transaction.isOpen {
      transaction.hold(diagnostic)
    } else {
      calls.deliver(diagnostic)
    }
  }

  func report(_ rule: Diagnostic.Rule, _ identifiers: [String] = [], _ message: String) {
    report(Diagnostic(rule: rule, identifiers: identifiers, message: message))
  }
}
