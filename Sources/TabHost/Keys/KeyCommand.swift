/// A command that the user performs with a key, or as an element of a menu.
///
/// A view controller offers key commands while it is on screen, with an override of
/// ``ViewController/keyCommands`` or by adding them:
///
///     addKeyCommand(
///       KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { [weak self] _ in
///         self?.reload()
///       }
///     )
///
/// A command that is the ``BarButtonItem/primaryAction`` of a button is a key and a button in one.
///
/// There are no selectors: pass a closure, as `handler` or, at the place of UIKit's selector, as
/// `action`. A disabled or hidden command is skipped; the key then performs a command of another
/// controller that has the same key. See ``TabHostController/availableKeyCommands`` for the order
/// of the controllers.
///
/// Corresponds to `UIKeyCommand` in UIKit.
public final class KeyCommand: Command {
  /// The key: one character, or a constant such as ``inputUpArrow``.
  ///
  /// It never changes. An uppercase letter means the key of the letter with Shift.
  public let input: String

  /// The modifier keys to hold.
  ///
  /// They never change.
  public let modifierFlags: KeyModifierFlags

  /// Whether the command is performed even where the key has another meaning: in a text field that
  /// the user types into, or in content that handles keys itself.
  ///
  /// The default is `false`. Corresponds to `UIKeyCommand.wantsPriorityOverSystemBehavior` in UIKit.
  public var wantsPriorityOverSystemBehavior = false

  /// Whether arrow keys and brackets that point to the left and right are exchanged in a
  /// right-to-left layout; see ``resolvedInput(in:)``.
  ///
  /// The default is `true`.
  public var allowsAutomaticMirroring = true

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - image: A symbol in its outline variant.
  ///   - input: The key: one character, or one of the constants. Another text is reported as
  ///     ``TabHostController/Diagnostic/Rule/invalidKeyCommand`` when a host first needs it.
  ///   - modifierFlags: The modifier keys to hold.
  ///   - propertyList: A value for the handler.
  ///   - discoverabilityTitle: A longer title, for lists of the available commands. Without it, they
  ///     display the title.
  ///   - attributes: The attributes of the command.
  ///   - state: The mark beside the command in a menu.
  ///   - handler: Performs the command. It receives the command and is retained as long as the
  ///     command exists.
  public init(
    title: String = "",
    image: TabImage? = nil,
    input: String,
    modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (KeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: { command in
        if let command = command as? KeyCommand { handler(command) }
      },
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a key command, with a closure at the place of UIKit's selector.
  ///
  /// This is the same as
  /// ``init(title:image:input:modifierFlags:propertyList:discoverabilityTitle:attributes:state:handler:)``.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - image: A symbol in its outline variant.
  ///   - action: Performs the command. It receives the command and is retained as long as the
  ///     command exists.
  ///   - input: The key: one character, or one of the constants.
  ///   - modifierFlags: The modifier keys to hold.
  ///   - propertyList: A value for the closure.
  ///   - discoverabilityTitle: A longer title, for lists of the available commands.
  ///   - attributes: The attributes of the command.
  ///   - state: The mark beside the command in a menu.
  public convenience init(
    title: String = "",
    image: TabImage? = nil,
    action: @escaping (KeyCommand) -> Void,
    input: String,
    modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title: title,
      image: image,
      input: input,
      modifierFlags: modifierFlags,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state,
      handler: action
    )
  }

  /// Creates a key command without a title, with a closure at the place of UIKit's selector.
  ///
  /// - Parameters:
  ///   - input: The key: one character, or one of the constants.
  ///   - modifierFlags: The modifier keys to hold.
  ///   - action: Performs the command. It receives the command and is retained as long as the
  ///     command exists.
  public convenience init(
    input: String,
    modifierFlags: KeyModifierFlags,
    action: @escaping (KeyCommand) -> Void
  ) {
    self.init(input: input, modifierFlags: modifierFlags, handler: action)
  }

  /// Returns the key in a layout direction.
  ///
  /// In a right-to-left layout, the left and right arrow keys and the brackets `[]`, `{}`, `()` and
  /// `<>` are exchanged, unless ``allowsAutomaticMirroring`` is `false`.
  public func resolvedInput(in direction: LayoutDirection) -> String {
    guard direction == .rightToLeft, allowsAutomaticMirroring else { return input }
    return Self.mirrored[input] ?? input
  }

  private static let mirrored = [
    inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
    "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
  ]
}

// MARK: - Keys without a character of their own

extension KeyCommand {
  /// The up arrow key.
  nonisolated public static let inputUpArrow = "TabHost.Key.upArrow"
  /// The down arrow key.
  nonisolated public static let inputDownArrow = "TabHost.Key.downArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = "TabHost.Key.leftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow = "TabHost.Key.rightArrow"
  /// The Escape key.
  nonisolated public static let inputEscape = "TabHost.Key.escape"
  /// The Page Up key.
  nonisolated public static let inputPageUp = "TabHost.Key.pageUp"
  /// The Page Down key.
  nonisolated public static let inputPageDown = "TabHost.Key.pageDown"
  /// The Home key.
  nonisolated public static let inputHome = "TabHost.Key.home"
  /// The End key.
  nonisolated public static let inputEnd = "TabHost.Key.end"
  /// The key that deletes forward.
  nonisolated public static let inputDelete = "TabHost.Key.delete"
  /// The function key F1.
  nonisolated public static let f1 = "TabHost.Key.f1"
  /// The function key F2.
  nonisolated public static let f2 = "TabHost.Key.f2"
  /// The function key F3.
  nonisolated public static let f3 = "TabHost.Key.f3"
  /// The function key F4.
  nonisolated public static let f4 = "TabHost.Key.f4"
  /// The function key F5.
  nonisolated public static let f5 = "TabHost.Key.f5"
  /// The function key F6.
  nonisolated public static let f6 = "TabHost.Key.f6"
  /// The function key F7.
  nonisolated public static let f7 = "TabHost.Key.f7"
  /// The function key F8.
  nonisolated public static let f8 = "TabHost.Key.f8"
  /// The function key F9.
  nonisolated public static let f9 = "TabHost.Key.f9"
  /// The function key F10.
  nonisolated public static let f10 = "TabHost.Key.f10"
  /// The function key F11.
  nonisolated public static let f11 = "TabHost.Key.f11"
  /// The function key F12.
  nonisolated public static let f12 = "TabHost.Key.f12"

  /// The inputs of all keys without a character, which are longer than one character.
  nonisolated static let namedInputs: Set<String> = [
    inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow, inputEscape, inputPageUp,
    inputPageDown, inputHome, inputEnd, inputDelete, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11,
    f12,
  ]
}

// MARK: - Names in scripts

extension KeyCommand {
  /// The inputs of the keys with a name in scripts, such as `pageup`.
  nonisolated package static let inputsByName: [String: String] = {
    var inputs = [
      "up": inputUpArrow, "down": inputDownArrow, "left": inputLeftArrow,
      "right": inputRightArrow, "escape": inputEscape, "pageup": inputPageUp,
      "pagedown": inputPageDown, "home": inputHome, "end": inputEnd, "delete": inputDelete,
      "space": " ", "tab": "\t", "enter": "\r", "backspace": "\u{8}",
    ]
    let functions = [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12]
    for (index, input) in functions.enumerated() { inputs["f\(index + 1)"] = input }
    return inputs
  }()
}

/// A menu element that performs a handler, with a value for the handler.
///
/// Where an app of UIKit names a selector, which the responder chain looks up, the app passes a
/// closure at the same place:
///
///     Command(
///       title: "Sort by Title",
///       action: { library.sort(by: $0.propertyList as? String) },
///       propertyList: "title"
///     )
///
/// A command can be used wherever an ``Action`` can. Corresponds to `UICommand` in UIKit.
public class Command: Action {
  /// A value for the handler, to distinguish commands that share one.
  ///
  /// It never changes.
  public let propertyList: Any?

  /// Creates a command, with a closure at the place of UIKit's selector.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - subtitle: A second line of text.
  ///   - image: A symbol in its outline variant.
  ///   - selectedImage: The symbol while the state is on.
  ///   - action: Performs the command. It receives the command and is retained as long as the
  ///     command exists.
  ///   - propertyList: A value for the closure.
  ///   - discoverabilityTitle: A longer title, for lists of the available commands.
  ///   - attributes: The attributes of the command.
  ///   - state: The mark beside the command.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: TabImage? = nil,
    selectedImage: TabImage? = nil,
    action: @escaping (Command) -> Void,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.propertyList = propertyList
    super.init(
      title: title,
      subtitle: subtitle,
      image: image,
      selectedImage: selectedImage,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    ) { command in
      if let command = command as? Command { action(command) }
    }
  }
}

/// The modifier keys of a key press.
///
/// The values are those of `UIKeyModifierFlags` in UIKit, to which the type corresponds.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The modifiers as a bit mask.
  public let rawValue: Int

  /// Creates modifiers from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  ///
  /// A press with this modifier also performs commands without it.
  public static let alphaShift = KeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 1 << 18)
  /// Option, or Alt.
  public static let alternate = KeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = KeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  ///
  /// A press with this modifier also performs commands without it.
  public static let numericPad = KeyModifierFlags(rawValue: 1 << 21)

  /// The modifiers of a press that a command does not have to name.
  static let implied: KeyModifierFlags = [.alphaShift, .numericPad]
}

/// A key with its modifiers, in a form in which equal key presses are equal values.
///
/// An uppercase letter is the lowercase letter with Shift.
struct KeyStroke: Hashable {
  private(set) var input: String
  private(set) var modifiers: KeyModifierFlags

  init(_ input: String, _ modifiers: KeyModifierFlags) {
    self.input = input
    self.modifiers = modifiers
    let lowercase = input.lowercased()
    if input.count == 1, lowercase.count == 1, lowercase != input {
      self.input = lowercase
      self.modifiers.insert(.shift)
    }
  }

  /// Creates the stroke that performs a command.
  @MainActor init(_ command: KeyCommand, in direction: LayoutDirection) {
    self.init(command.resolvedInput(in: direction), command.modifierFlags)
  }

  /// Whether a key has the input: it is one character or the name of a key.
  var isValid: Bool { input.count == 1 || KeyCommand.namedInputs.contains(input) }

  /// Returns whether a press performs the command of this stroke.
  ///
  /// Caps Lock and the keypad count only where the command names them.
  func matches(_ press: KeyStroke) -> Bool {
    let ignored = KeyModifierFlags.implied.subtracting(modifiers)
    return input == press.input && modifiers == press.modifiers.subtracting(ignored)
  }

  /// The text that a press enters into a text field, or `nil` if it enters none.
  var text: String? {
    guard modifiers.subtracting([.shift, .alphaShift, .numericPad]).isEmpty, input.count == 1,
      let scalar = input.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return nil }
    let isUppercase = modifiers.contains(.shift) != modifiers.contains(.alphaShift)
    return isUppercase ? input.uppercased() : input
  }
}
