extension TabHostController {
  /// A mistake in the use of the framework that has done no harm, and which rule it breaks.
  ///
  /// Arrives at ``TabHostController/diagnosticHandler``; a mistake made with a tab that is in no
  /// host goes to standard error.
  public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Which mistake it is.
    public enum Rule: String, Sendable, CaseIterable {
      /// A tab whose identifier is taken: the first stays, the other one is left out.
      case duplicateIdentifier
      /// A group put below itself: refused.
      case cycle
      /// A group put so deep that groups would nest more than 512 deep: refused.
      case tooDeep
      /// A second search tab. With an identifier of its own it is an ordinary tab, else left out.
      case secondSearchTab
      /// A selection of a tab, or of a value for a tab, that is not in the host: refused.
      case foreignSelection
      /// Two values of a ``TabSelection`` for one identifier: the first counts, the other one is
      /// left out.
      case ambiguousSelection
      /// A value of a ``TabSelection`` whose identifier no tab of the host has: it names none until
      /// one has.
      case unknownSelection
      /// A state that is restored when the host has been on screen already: nothing changes.
      case lateRestoration
      /// A selected child that is not a child of the group: refused.
      case foreignChild
      /// An index outside the root tabs: refused.
      case invalidIndex
      /// Bounds or layout metrics with a number that is not finite: refused.
      case invalidGeometry
      /// A controller that is the content of no tab in the host: refused.
      case foreignViewController
      /// A tab is on screen with nothing to show: neither it nor a tab above it has content, or the
      /// content, or an accessory, is the very host.
      case missingContent
      /// The content of the selected tab, moved into a container that is not the content of a tab
      /// above it, nor in one: the next content on the path shows.
      case contentTaken
      /// A provider that asks for the content it is making: nil.
      case recursiveProvider
      /// A controller that is on the stack already, that a stack can't hold, or to go back to that
      /// is not on it: refused.
      case invalidStack
      /// Callbacks that change the host from inside each other without end. The loop is left: a
      /// selection is refused, any other change stands and is not told.
      case selectionLoop
      /// A customization behavior and a default visibility, or an explicit placement, that
      /// contradict each other: the placement counts.
      case conflictingBehavior
      /// A stored customization that can't be read: the host goes on with the defaults.
      case unreadableCustomization
      /// A customization that could not be saved: it stays in memory, and the next save tries
      /// again.
      case unsavedCustomization
      /// Two hosts that save their customization under one identifier in one store: the last save
      /// counts.
      case sharedIdentifier
      /// An item for a row that stands for something else: a fresh one is taken.
      case foreignSidebarItem
      /// Two accessories of one kind in a row: the first counts.
      case repeatedAccessory
      /// A popover for a tab that is not in the host: refused.
      case foreignSource
      /// A completion that was called a second time: ignored.
      case completedTwice
      /// A completion that was dropped without being called: nothing was performed, and nothing
      /// came.
      case neverCompleted
      /// A menu that goes on inside itself without end: cut off.
      case endlessMenu
      /// A load outside a drop: nothing comes.
      case loadOutsideDrop
      /// Something dropped that can't be loaded: the others come.
      case failedLoading
    }

    /// Which mistake it is.
    public let rule: Rule
    /// The tabs that it is about, the culprit first.
    public let identifiers: [String]
    /// What is wrong and what was done.
    public let message: String

    /// Makes a diagnostic.
    public init(rule: Rule, identifiers: [String], message: String) {
      self.rule = rule
      self.identifiers = identifiers
      self.message = message
    }

    /// The rule, the identifiers quoted, and the message, on one line.
    public var description: String {
      let names = identifiers.map { $0.debugDescription }.joined(separator: ", ")
      return names.isEmpty
        ? "TabHost: \(rule.rawValue): \(message)"
        : "TabHost: \(rule.rawValue): \(names): \(message)"
    }

    /// Hands the diagnostic to a host, or to standard error where there is none.
    @MainActor func report(to host: TabHostController?) {
      if let host { host.report(self) } else { writeToStandardError() }
    }

    func writeToStandardError() {
      System.complain(description)
    }
  }

  /// Where mistakes are reported; nil writes one line to standard error for each. Default nil.
  ///
  /// Called when the change that is wrong is complete, before the delegates are told of it.
  public var diagnosticHandler: ((Diagnostic) -> Void)? {
    get { state.diagnosticHandler }
    set {
      let old = state.diagnosticHandler
      state.diagnosticHandler = newValue
      withExtendedLifetime(old) {}
    }
  }

  func report(_ diagnostic: Diagnostic) {
    if transaction.isOpen {
      transaction.hold(diagnostic)
    } else {
      DelegateNotifier(host: self).deliver(diagnostic)
    }
  }

  func report(_ rule: Diagnostic.Rule, _ identifiers: [String] = [], _ message: String) {
    report(Diagnostic(rule: rule, identifiers: identifiers, message: message))
  }
}
