import Foundation

// Accessories with which the user changes a value of the row.

extension CellAccessory {
  /// The value of an accessory that the user can change, or whose progress the user can see.
  ///
  /// In UIKit, these are controls in a custom view of a cell.
  public enum Control: Hashable, Sendable {
    /// A switch, as `UISwitch` in UIKit.
    case toggle(isOn: Bool)
    /// A choice of one of several values, as a pop-up button in UIKit.
    case choice(values: [String], selectedIndex: Int?)
    /// A number with buttons that decrease and increase it, as `UIStepper` in UIKit.
    case stepper(Stepper)
    /// A line of text, as `UITextField` in UIKit.
    case textInput(TextInput)
    /// The progress of a task, which the user cannot change.
    case progress(ProgressIndicator)

    /// Whether the user can change the value.
    public var isInteractive: Bool { if case .progress = self { false } else { true } }

    /// The text of a text field, the title of the chosen value or the number as a text; `nil` for a
    /// switch and progress, and if no value is chosen.
    public var text: String? {
      switch self {
      case .toggle, .progress: nil
      case .choice(let values, let index):
        index.flatMap { values.indices.contains($0) ? values[$0] : nil }
      case .stepper(let stepper): stepper.text
      case .textInput(let input): input.text
      }
    }

    /// Returns the control after a step to the next or previous value, or `nil` if there is none.
    ///
    /// A step forward turns a switch on, and a step back turns it off. A text and progress have no
    /// steps.
    ///
    /// - Parameter isForward: Whether to step to the next value.
    public func stepped(forward isForward: Bool) -> Control? {
      switch self {
      case .toggle(let isOn): return isOn == isForward ? nil : .toggle(isOn: isForward)
      case .choice(let values, let selected):
        let index = selected.map { $0 + (isForward ? 1 : -1) } ?? (isForward ? 0 : -1)
        return values.indices.contains(index) ? .choice(values: values, selectedIndex: index) : nil
      case .stepper(let stepper): return stepper.stepped(forward: isForward).map { .stepper($0) }
      case .textInput, .progress: return nil
      }
    }
  }

  /// A number that the user decreases and increases.
  ///
  /// Corresponds to `UIStepper` in UIKit.
  public struct Stepper: Hashable, Sendable {
    /// The number.
    public var value: Double
    /// The smallest number. The default is 0.
    public var minimumValue: Double
    /// The largest number. The default is 100.
    public var maximumValue: Double
    /// The difference that a step makes. The default is 1.
    public var stepValue: Double
    /// Whether a step beyond one end leads to the other end. The default is `false`.
    public var wraps: Bool

    /// Creates a stepper.
    public init(
      value: Double = 0,
      minimumValue: Double = 0,
      maximumValue: Double = 100,
      stepValue: Double = 1,
      wraps: Bool = false
    ) {
      self.value = value
      self.minimumValue = minimumValue
      self.maximumValue = maximumValue
      self.stepValue = stepValue
      self.wraps = wraps
    }

    /// Returns the stepper after a step, or `nil` if its value is at the end in that direction.
    public func stepped(forward isForward: Bool) -> Stepper? {
      let next = value + (isForward ? stepValue : -stepValue)
      var stepper = self
      if next > maximumValue {
        stepper.value = wraps ? minimumValue : maximumValue
      } else if next < minimumValue {
        stepper.value = wraps ? maximumValue : minimumValue
      } else {
        stepper.value = next
      }
      return stepper.value == value ? nil : stepper
    }

    /// The number as a text, with as many decimal places as it needs.
    public var text: String { String(format: "%.10g", value) }
  }

  /// A line of text that the user edits.
  ///
  /// Corresponds to `UITextField` in UIKit.
  public struct TextInput: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The text that is displayed while the line is empty, or `nil` for none.
    public var placeholder: String?
    /// Whether the characters are concealed.
    public var isSecureTextEntry: Bool

    /// Creates a line of text.
    public init(_ text: String = "", placeholder: String? = nil, isSecureTextEntry: Bool = false) {
      self.text = text
      self.placeholder = placeholder
      self.isSecureTextEntry = isSecureTextEntry
    }
  }
}

// MARK: - Kinds

extension CellAccessory {
  /// Returns a switch.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on.
  ///   - isEnabled: Whether the user can change it.
  ///   - displayed: When it is displayed.
  ///   - options: The appearance.
  ///   - valueChangedHandler: Called after the user has changed it.
  public static func toggle(
    isOn: Bool,
    isEnabled: Bool = true,
    displayed: DisplayedState = .always,
    options: Options = Options(),
    valueChangedHandler: ((Bool) -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.toggle(isOn: isOn), isEnabled, displayed, options) {
      if case .toggle(let isOn) = $0 { valueChangedHandler?(isOn) }
    }
  }

  /// Returns a choice of one of several values.
  ///
  /// - Parameters:
  ///   - values: The titles of the values.
  ///   - selectedIndex: The index of the chosen value, or `nil` if none is chosen.
  ///   - isEnabled: Whether the user can choose.
  ///   - displayed: When it is displayed.
  ///   - options: The appearance.
  ///   - valueChangedHandler: Called after the user has chosen a value, with its index.
  public static func choice(
    _ values: [String],
    selectedIndex: Int?,
    isEnabled: Bool = true,
    displayed: DisplayedState = .always,
    options: Options = Options(),
    valueChangedHandler: ((Int) -> Void)? = nil
  ) -> CellAccessory {
    let control = Control.choice(values: values, selectedIndex: selectedIndex)
    return CellAccessory(control, isEnabled, displayed, options) {
      if case .choice(_, let index?) = $0 { valueChangedHandler?(index) }
    }
  }

  /// Returns a number that the user decreases and increases.
  ///
  /// - Parameters:
  ///   - stepper: The number with its limits.
  ///   - isEnabled: Whether the user can change it.
  ///   - displayed: When it is displayed.
  ///   - options: The appearance.
  ///   - valueChangedHandler: Called after the user has changed it.
  public static func stepper(
    _ stepper: Stepper,
    isEnabled: Bool = true,
    displayed: DisplayedState = .always,
    options: Options = Options(),
    valueChangedHandler: ((Double) -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.stepper(stepper), isEnabled, displayed, options) {
      if case .stepper(let stepper) = $0 { valueChangedHandler?(stepper.value) }
    }
  }

  /// Returns a line of text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - placeholder: The text that is displayed while the line is empty, or `nil` for none.
  ///   - isSecureTextEntry: Whether the characters are concealed.
  ///   - isEnabled: Whether the user can edit it.
  ///   - displayed: When it is displayed.
  ///   - options: The appearance.
  ///   - valueChangedHandler: Called after the user has edited the text and confirmed it.
  public static func textField(
    _ text: String,
    placeholder: String? = nil,
    isSecureTextEntry: Bool = false,
    isEnabled: Bool = true,
    displayed: DisplayedState = .always,
    options: Options = Options(),
    valueChangedHandler: ((String) -> Void)? = nil
  ) -> CellAccessory {
    let input = TextInput(
      text,
      placeholder: placeholder,
      isSecureTextEntry: isSecureTextEntry
    )
    return CellAccessory(.textInput(input), isEnabled, displayed, options) {
      if case .textInput(let input) = $0 { valueChangedHandler?(input.text) }
    }
  }

  /// Returns the progress of a task, as a bar or a spinner.
  ///
  /// In a terminal, a spinner turns while its row is visible.
  public static func progress(
    _ progress: ProgressIndicator,
    displayed: DisplayedState = .always,
    options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(.progress(progress), true, displayed, options, nil)
  }

  private init(
    _ control: Control,
    _ isEnabled: Bool,
    _ displayed: DisplayedState,
    _ options: Options,
    _ valueChangedHandler: ((Control) -> Void)?
  ) {
    self.init(
      kind: .control(control),
      placement: .trailing(displayed: displayed),
      isHidden: options.isHidden,
      tintColor: options.tintColor
    )
    self.isEnabled = isEnabled
    self.valueChangedHandler = valueChangedHandler
  }

  /// The value of a control, or `nil` for another accessory. Assigning calls no handler, and has no
  /// effect on another accessory.
  public var control: Control? {
    get { if case .control(let control) = kind { control } else { nil } }
    set { if let newValue, control != nil { kind = .control(newValue) } }
  }

  /// The menu of the values of a choice, or `nil` for another accessory.
  ///
  /// For renderers.
  ///
  /// - Parameter handler: Called with the control after the user has chosen a value.
  public func menuOfValues(_ handler: @escaping (Control) -> Void) -> Menu? {
    guard case .choice(let values, let selected) = control else { return nil }
    let actions = values.enumerated().map { index, value in
      Action(title: value, state: index == selected ? .on : .off) { _ in
        handler(.choice(values: values, selectedIndex: index))
      }
    }
    return Menu(title: "", children: actions)
  }
}
