public import TabHost

/// The styles of everything that a host draws, for each color depth.
///
/// A theme is a value. ``init(accent:on:)`` derives one from a color. To change a standard theme, copy
/// it and replace the styles of roles:
///
/// ```swift
/// var theme = Theme.dark
/// theme[.focused] = CellStyle(bold: true, foreground: .black, background: .yellow)
/// application.screen.options.theme = ThemeChoice(theme)
/// ```
///
/// Every style also has to be recognizable without colors: the host draws a mark beside each
/// selected, focused, disabled and dragged element.
public struct Theme: Hashable, Sendable {
  /// The styles of the color depths, in their order. One array, because frames copy their themes.
  private var styles: [Styles]

  /// Creates a theme.
  ///
  /// - Parameter styles: A closure that returns the styles for a color depth, called once for each.
  public init(_ styles: (ColorDepth) -> Styles) {
    self.styles = ColorDepth.allCases.map(styles)
  }

  /// The styles for a color depth.
  ///
  /// A color that the depth does not have is shown as the nearest one that it has, and without
  /// colors only the other attributes are shown.
  ///
  /// - Parameter colors: The color depth.
  public subscript(colors: ColorDepth) -> Styles {
    get { styles[Self.index(of: colors)] }
    set { styles[Self.index(of: colors)] = newValue }
  }

  /// The style of a role at every color depth.
  ///
  /// Reading returns the style for the greatest depth. When assigned, colors are reduced to those of
  /// each depth. Without colors, a background is shown by reversed text, and a style that would then
  /// be plain leaves that of the theme as it is.
  public subscript(role: Role) -> CellStyle {
    get { self[.trueColor][role] }
    set {
      for depth in ColorDepth.allCases where depth != .none { self[depth][role] = newValue }
      var uncolored = newValue
      uncolored.isReversed = newValue.isReversed || newValue.background != nil
      (uncolored.foreground, uncolored.background) = (nil, nil)
      if uncolored != .plain { self[.none][role] = uncolored }
    }
  }

  /// The terminal color for a color of the app at every depth with colors; see
  /// ``Styles``.
  public subscript(color: TabHost.Color) -> CellStyle.Color? {
    get { self[.trueColor][color] }
    set {
      for depth in ColorDepth.allCases where depth != .none { self[depth][color] = newValue }
    }
  }

  private static func index(of colors: ColorDepth) -> Int {
    switch colors {
    case .none: 0
    case .ansi16: 1
    case .palette256: 2
    case .trueColor: 3
    }
  }
}

// MARK: - Roles

extension Theme {
  /// The function of an element, which determines its style.
  ///
  /// The style of a role is added to an element that already has a style, such as a disabled row; a
  /// style with colors replaces the colors and the weight of that element.
  public enum Role: Int, Hashable, Sendable, CaseIterable {
    /// The whole screen: the colors of the text and the background where no other style has one.
    /// Without a color, it is that of the terminal.
    case screen
    /// Text that supplements other text: subtitles, details and placeholders.
    case secondary
    /// Lines between areas, and marks that more is available in a direction.
    case rule
    /// Titles.
    case header
    /// Buttons, and symbols without a color of their own.
    case tint
    /// The badge of a tab.
    case badge
    /// The selected item of the bar, or the selected row of the sidebar.
    case selected
    /// The element that has the keyboard focus.
    case focused
    /// An element that is disabled or hidden.
    case disabled
    /// The place of an element that the user is dragging.
    case dragged
    /// The element that receives a drop, the effect of a drop, and the actions of a swiped row.
    case target
    /// An action that deletes something.
    case destructive
    /// The characters that match what the user has typed.
    case match
    /// A text field.
    case field
    /// The element under the mouse, if a click on it has an effect.
    case hovered
    /// The row of the group that the visible rows belong to.
    case pinned
    /// The thumb of a scrollbar.
    case thumb
    /// Everything below something modal.
    case covered
    /// Lines between areas below something modal.
    case coveredRule
    /// The background of an open menu or list, and the text without a color of its own on it.
    case raised
    /// The status line.
    case status
    /// The name of a key in the status line.
    case key
    /// The reason of a refusal, or a message of the app, in the status line; a value of a table that
    /// needs attention, with ``ListRow/columnStyles``.
    case notice
  }
}

// MARK: - Styles

extension Theme {
  /// The styles of a theme at one color depth.
  public struct Styles: Hashable, Sendable {
    /// The styles of the roles, in declared order.
    private var roles: [CellStyle]
    private var colors: [TabHost.Color: CellStyle.Color]

    /// Creates styles. Other roles are drawn as plain text, and other colors in the color of text.
    ///
    /// - Parameters:
    ///   - roles: The style of each role.
    ///   - colors: The terminal color for each named color of the app.
    public init(
      _ roles: [Role: CellStyle] = [:],
      colors: [TabHost.Color: CellStyle.Color] = [:]
    ) {
      self.roles = Role.allCases.map { roles[$0] ?? .plain }
      self.colors = colors
    }

    /// The style of a role.
    ///
    /// - Parameter role: The role.
    public subscript(role: Role) -> CellStyle {
      get { roles[role.rawValue] }
      set { roles[role.rawValue] = newValue }
    }

    /// The terminal color for a color of the app, or `nil` for the color of text.
    ///
    /// An RGB color that has no other color is returned unchanged.
    ///
    /// - Parameter color: The color of the app.
    public subscript(color: TabHost.Color) -> CellStyle.Color? {
      get {
        if let color = colors[color] { return color }
        guard case .rgb(let red, let green, let blue) = color else { return nil }
        return .rgb(red: red, green: green, blue: blue)
      }
      set { colors[color] = newValue }
    }

    /// Returns the style of text in a color of the app, or in the color of interactive elements if
    /// the color is `nil`.
    ///
    /// The color `clear` produces a plain style; the caller omits such text.
    func text(_ color: TabHost.Color?) -> CellStyle {
      switch color {
      case nil, .tint: self[.tint]
      case .secondaryLabel, .tertiaryLabel, .gray: self[.secondary]
      case let color?: CellStyle(foreground: self[color])
      }
    }

    /// Returns the style of a badge, in a color of the app if it has one.
    func badge(_ color: TabHost.Color?) -> CellStyle {
      guard let color else { return self[.badge] }
      return CellStyle(bold: true, foreground: self[color])
    }

    /// The style of the line that shows that the content below it has the keyboard focus.
    var focusRule: CellStyle {
      let focused = self[.focused]
      let color = focused.isReversed ? focused.foreground : focused.background
      return CellStyle(bold: focused.isBold, foreground: color)
    }
  }
}
