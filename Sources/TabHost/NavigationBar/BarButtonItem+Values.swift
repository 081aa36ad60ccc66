extension BarButtonItem {
  /// The style of a button.
  ///
  /// Corresponds to `UIBarButtonItem.Style` in UIKit.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// An ordinary button.
    case plain = 0
    /// The most important button of the page.
    case prominent = 2

    /// The older name of ``prominent``.
    public static var done: Style { .prominent }
  }

  /// The bars in which a button can be, while a vertical bar is on screen.
  ///
  /// Corresponds to `UIBarButtonItem.AxisBehavior` in UIKit.
  public enum AxisBehavior: Int, Hashable, Sendable, CaseIterable {
    /// In the vertical bar if the button has an image, and otherwise in the navigation bar.
    case automatic = 0
    /// Never in the vertical bar.
    case horizontalOnly = 1
    /// In the vertical bar.
    case verticalPreferred = 2
  }

  /// The badge of a button: a number, a text, a dot, or the progress of a task.
  ///
  /// Corresponds to `UIBarButtonItem.Badge` in UIKit.
  public struct Badge: Hashable, Sendable {
    private enum Content: Hashable {
      case count(Int)
      case string(String)
      case indicator
      case progress(ProgressIndicator)
    }

    private let content: Content

    private init(_ content: Content) { self.content = content }

    /// Returns a badge with a number.
    ///
    /// If it is zero or negative, no badge is displayed.
    public static func count(_ count: Int) -> Badge { Badge(.count(count)) }

    /// Returns a badge with a text.
    public static func string(_ string: String) -> Badge { Badge(.string(string)) }

    /// Returns a badge without text, displayed as a dot.
    public static func indicator() -> Badge { Badge(.indicator) }

    /// Returns a badge that displays the progress of a task as a small bar or a spinner.
    public static func progress(_ progress: ProgressIndicator) -> Badge {
      Badge(.progress(progress))
    }

    /// The progress that the badge displays, or `nil` if it displays something else.
    public var progress: ProgressIndicator? {
      if case .progress(let progress) = content { progress } else { nil }
    }

    /// The text to display, which is empty for a dot or a spinner, or `nil` if no badge is displayed.
    public var text: String? {
      switch content {
      case .count(let count): count > 0 ? String(count) : nil
      case .string(let string): string
      case .indicator: ""
      case .progress(let progress): progress.percentage
      }
    }
  }
}

/// The priority with which a button stays in its bar when there is not enough room.
///
/// Corresponds to `UIBarButtonItemVisibilityPriority` in UIKit.
public struct BarButtonItemVisibilityPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number; a higher number is a higher priority.
  public let rawValue: Int

  /// Creates a priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Creates the next higher priority.
  public init(higherThan other: BarButtonItemVisibilityPriority) {
    rawValue = other.rawValue == .max ? .max : other.rawValue + 1
  }

  /// Creates the next lower priority.
  public init(lowerThan other: BarButtonItemVisibilityPriority) {
    rawValue = other.rawValue == .min ? .min : other.rawValue - 1
  }

  /// Moves to the overflow menu before others.
  public static let low = BarButtonItemVisibilityPriority(-1000)
  /// The priority of a button to which none is assigned.
  public static let standard = BarButtonItemVisibilityPriority(0)
  /// Moves to the overflow menu after others.
  public static let high = BarButtonItemVisibilityPriority(1000)

  /// Returns whether the first priority is lower than the second.
  public static func < (
    left: BarButtonItemVisibilityPriority,
    right: BarButtonItemVisibilityPriority
  ) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension BarButtonItem {
  /// A common button with a title and an image of its own.
  ///
  /// A button that has an image is displayed with it; the title is used in the overflow menu, in
  /// scripts and for accessibility. Corresponds to `UIBarButtonItem.SystemItem` in UIKit.
  public enum SystemItem: String, Hashable, Sendable, CaseIterable {
    /// Adds something.
    case add
    /// Shares something or performs an action on it.
    case action
    /// Shows the bookmarks.
    case bookmarks
    /// Takes a picture.
    case camera
    /// Leaves without saving. Displayed as text.
    case cancel
    /// Closes what is presented.
    case close
    /// Writes something new.
    case compose
    /// Ends an operation. Displayed as text, in the style ``Style/prominent``.
    case done
    /// Begins editing. Displayed as text.
    case edit
    /// Plays the next part.
    case fastForward
    /// A space of a toolbar; see ``BarButtonItem/fixedSpace(_:)``.
    case fixedSpace
    /// A space of a toolbar; see ``BarButtonItem/flexibleSpace()``.
    case flexibleSpace
    /// Moves something to a folder.
    case organize
    /// Pauses.
    case pause
    /// Plays.
    case play
    /// Repeats what was undone. Displayed as text.
    case redo
    /// Loads again.
    case refresh
    /// Answers.
    case reply
    /// Plays the previous part.
    case rewind
    /// Saves changes. Displayed as text, in the style ``Style/prominent``.
    case save
    /// Searches.
    case search
    /// Stops loading.
    case stop
    /// Deletes.
    case trash
    /// Reverts the last change. Displayed as text.
    case undo

    /// The title, such as `Add`; empty for a space. See ``TabHostController/strings``.
    @MainActor public var title: String { text.map { TabHostController.strings[$0] } ?? "" }

    private var text: TabHostController.Strings.Text? {
      switch self {
      case .fixedSpace, .flexibleSpace: nil
      case .action: .action
      case .add: .add
      case .bookmarks: .bookmarks
      case .camera: .camera
      case .cancel: .cancel
      case .close: .close
      case .compose: .compose
      case .done: .done
      case .edit: .edit
      case .fastForward: .fastForward
      case .organize: .organize
      case .pause: .pause
      case .play: .play
      case .redo: .redo
      case .refresh: .refresh
      case .reply: .reply
      case .rewind: .rewind
      case .save: .save
      case .search: .search
      case .stop: .stop
      case .trash: .trash
      case .undo: .undo
      }
    }

    /// The image, or `nil` for a button that is displayed as text.
    public var image: TabImage? {
      let name: String? =
        switch self {
        case .add: "plus"
        case .action: "square.and.arrow.up"
        case .bookmarks: "book"
        case .camera: "camera"
        case .close, .stop: "xmark"
        case .compose: "square.and.pencil"
        case .fastForward: "forward.fill"
        case .organize: "folder"
        case .pause: "pause.fill"
        case .play: "play.fill"
        case .refresh: "arrow.clockwise"
        case .reply: "arrowshape.turn.up.left"
        case .rewind: "backward.fill"
        case .search: "magnifyingglass"
        case .trash: "trash"
        case .cancel, .done, .edit, .fixedSpace, .flexibleSpace, .redo, .save, .undo: nil
        }
      return name.map(TabImage.symbol)
    }
  }

  /// Creates a common button.
  ///
  /// The button keeps the title and the image of the system item, whatever action it gets.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of the button.
  ///   - primaryAction: The action that a tap performs.
  ///   - menu: The menu that a tap opens if there is no action.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: Action? = nil,
    menu: Menu? = nil
  ) {
    self.init(title: systemItem.title, image: systemItem.image, menu: menu)
    look.isSystemItem = true
    if systemItem == .fixedSpace || systemItem == .flexibleSpace { look.space = systemItem }
    if systemItem == .done || systemItem == .save { look.style = .prominent }
    self.primaryAction = primaryAction
  }
}

// MARK: - A closure at the place of a target and a selector

extension BarButtonItem {
  /// Creates a button with a title, with a closure at the place of UIKit's target and selector.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - style: The style.
  ///   - action: What a tap performs, or `nil` for nothing. It receives the button, and becomes the
  ///     handler of the ``primaryAction``.
  public convenience init(
    title: String?,
    style: Style,
    action: ((BarButtonItem) -> Void)?
  ) {
    self.init(title: title)
    look.style = style
    perform(action)
  }

  /// Creates a button with an image, with a closure at the place of UIKit's target and selector.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - style: The style.
  ///   - action: What a tap performs, or `nil` for nothing. It receives the button, and becomes the
  ///     handler of the ``primaryAction``.
  public convenience init(
    image: TabImage?,
    style: Style,
    action: ((BarButtonItem) -> Void)?
  ) {
    self.init(image: image)
    look.style = style
    perform(action)
  }

  /// Creates a common button, with a closure at the place of UIKit's target and selector.
  ///
  /// - Parameters:
  ///   - systemItem: The kind of the button.
  ///   - action: What a tap performs, or `nil` for nothing. It receives the button, and becomes the
  ///     handler of the ``primaryAction``.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    action: ((BarButtonItem) -> Void)?
  ) {
    self.init(systemItem: systemItem)
    perform(action)
  }

  /// Creates a button with a menu, with a closure at the place of UIKit's target and selector.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: What a tap performs, or `nil` to open the menu. It receives the button, and becomes
  ///     the handler of the ``primaryAction``.
  ///   - menu: The menu; see ``BarButtonItem/menu``.
  public convenience init(
    title: String? = nil,
    image: TabImage? = nil,
    action: ((BarButtonItem) -> Void)?,
    menu: Menu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    perform(action)
  }

  private func perform(_ action: ((BarButtonItem) -> Void)?) {
    guard let action else { return }
    primaryAction = Action { [weak self] _ in
      if let self { action(self) }
    }
  }
}
