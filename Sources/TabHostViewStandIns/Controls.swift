public import Foundation
public import TabHost

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A label.
open class UILabel: UIView {
  open override class func appearance() -> UILabel { UILabel() }
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: Font! = .preferredFont(forTextStyle: .body)
  open var textColor: Color! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = LineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open func drawText(in rect: CGRect) {}
}

/// A view of an image.
open class UIImageView: UIView {
  open var image: TabImage?
  open var highlightedImage: TabImage?
  open var isHighlighted = false
  public convenience init(image: TabImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A stack of views.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []

  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  @_disfavoredOverload public func addArrangedSubview(_ other: AnyObject) {}
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

/// An effect of a view.
@preconcurrency @MainActor open class UIVisualEffect { public init() {} }
/// A blur.
public final class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemMaterial, systemThinMaterial
    case systemUltraThinMaterial, systemThickMaterial, systemChromeMaterial
  }
  public init(style: Style) {}
}
/// A view with an effect.
open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  open var effect: UIVisualEffect?
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// A view of progress.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressTintColor: Color?
  open var trackTintColor: Color?
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A spinner.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium, large, white, whiteLarge, gray }
  open var style = Style.medium
  open var color: Color! = .gray
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

// MARK: - Controls

/// A control, which holds its actions and runs them only in `sendActions(for:)`.
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: .max)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  private var actions: [(events: Event, run: @MainActor (UIControl) -> Void)] = []

  open func addTarget(
    _ target: Any?,
    action: @escaping @MainActor (Any?) -> Void,
    for events: Event
  ) { actions.append((events, { action($0) })) }

  open func addTarget<Sender>(
    _ target: Any?,
    action: @escaping @MainActor (Sender) -> Void,
    for events: Event
  ) {
    actions.append((events, { if let sender = $0 as? Sender { action(sender) } }))
  }

  open func addAction(_ action: Action, for events: Event) {
    actions.append((events, { _ in action.performWithSender(nil, target: nil) }))
  }

  open func removeTarget(_ target: Any?, action: Never?, for events: Event) {
    actions.removeAll { !$0.events.isDisjoint(with: events) }
  }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func sendActions(for events: Event) {
    for action in actions where !action.events.isDisjoint(with: events) { action.run(self) }
  }
}

/// A button.
open class UIButton: UIControl {
  open override class func appearance() -> UIButton { UIButton() }
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// The title and the look of a button.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public var cornerStyle = CornerStyle.dynamic
    public var title: String?
    public var subtitle: String?
    public var image: TabImage?
    public var baseForegroundColor: Color?
    public var baseBackgroundColor: Color?
    public var imagePadding: CGFloat = 0
    public var contentInsets = EdgeInsets()
    public var showsActivityIndicator = false
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
  }

  open var configuration: Configuration?
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var menu: Menu?
  open var showsMenuAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var images: [State: TabImage] = [:]
  private var colors: [State: Color] = [:]

  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(frame: .zero)
    setTitle(primaryAction?.title, for: .normal)
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }

  open var currentTitle: String? { title(for: state) ?? title(for: .normal) }
  open var currentImage: TabImage? { image(for: state) ?? image(for: .normal) }
  open func title(for state: State) -> String? { titles[state] }
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }
  open func image(for state: State) -> TabImage? { images[state] }
  open func setImage(_ image: TabImage?, for state: State) { images[state] = image }
  open func setBackgroundImage(_ image: TabImage?, for state: State) {}
  open func titleColor(for state: State) -> Color? { colors[state] }
  open func setTitleColor(_ color: Color?, for state: State) { colors[state] = color }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.string, for: state)
  }
}

/// A switch.
open class UISwitch: UIControl {
  open override class func appearance() -> UISwitch { UISwitch() }
  open var isOn = false
  open var onTintColor: Color?
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }
}

/// A slider.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A control of segments.
open class UISegmentedControl: UIControl {
  open override class func appearance() -> UISegmentedControl { UISegmentedControl() }
  open var selectedSegmentIndex = -1
  private var titles: [String?] = []
  public static let noSegment = -1
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }
  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title }
  }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title, at: min(max(index, 0), titles.count))
  }
  open func removeAllSegments() { titles = [] }
}

/// A control of pages.
open class UIPageControl: UIControl {
  open override class func appearance() -> UIPageControl { UIPageControl() }
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: Color?
  open var currentPageIndicatorTintColor: Color?
}

/// A picker of dates.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
}

/// The control of a list that the user pulls.
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

// MARK: - Text

/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}
/// The return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable { case `default`, go, join, next, search, send, done }
/// How text is capitalized.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
/// How text is corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// A field of text.
open class UITextField: UIControl {
  open override class func appearance() -> UITextField { UITextField() }
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open var text: String? = ""
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: Font?
  open var textColor: Color?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var inputView: UIView?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContentType: UITextContentType?
  open var adjustsFontForContentSizeCategory = false
  open var hasText: Bool { text?.isEmpty == false }
  public nonisolated static let textDidChangeNotification = Notification.Name("textDidChange")
  open weak var delegate: (any UITextFieldDelegate)?
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }
}

/// A field of a search.
open class UISearchTextField: UITextField {}

/// What a field contains.
public enum UITextContentType: Sendable {
  case name, emailAddress, username, password, newPassword, oneTimeCode, telephoneNumber, URL
}

/// The delegate of a field, which is never called.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}

/// The effect at an edge of a view that scrolls, which holds what is set.
@preconcurrency @MainActor public final class UIScrollEdgeEffect {
  public enum Style: Int, Sendable { case automatic, soft, hard }
  public var style = Style.automatic
  public var isHidden = false
}

/// A view that scrolls.
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollsToTop = true
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var isDragging: Bool { false }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var refreshControl: UIRefreshControl?
  open var contentLayoutGuide: ViewLayoutGuide { ViewLayoutGuide() }
  open var frameLayoutGuide: ViewLayoutGuide { ViewLayoutGuide() }
  public let topEdgeEffect = UIScrollEdgeEffect()
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  public let leftEdgeEffect = UIScrollEdgeEffect()
  public let rightEdgeEffect = UIScrollEdgeEffect()
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
}

/// The delegate of a view that scrolls, which is never called.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}

/// A view of text.
open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var font: Font?
  open var textColor: Color?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets.zero
  open var selectedRange = NSRange(location: 0, length: 0)
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open weak var delegate: (any UITextViewDelegate)?
  open override var canBecomeFirstResponder: Bool { true }
}

/// The delegate of a view of text, which is never called.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
