public import Foundation
public import TabHost

/// The device, with the idiom of the host in the key window, or of a tablet.
@preconcurrency @MainActor public final class UIDevice {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UserInterfaceIdiom {
    UIWindow.keyWindow?.host.traitCollection.userInterfaceIdiom ?? .pad
  }
  public nonisolated static let orientationDidChangeNotification = Notification.Name("orientation")
}

/// The pasteboard, which holds what the app copies.
@preconcurrency @MainActor public final class UIPasteboard {
  public static let general = UIPasteboard()
  public var string: String? {
    didSet { if string != nil { (url, image) = (nil, nil) } }
  }
  public var url: URL? {
    didSet { if url != nil { (string, image) = (nil, nil) } }
  }
  public var image: TabImage? {
    didSet { if image != nil { (string, url) = (nil, nil) } }
  }
}

// MARK: - Sharing

/// A page for sharing, which holds the items and is shown empty.
open class UIActivityViewController: ViewController {
  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init()
  }
}

/// An activity of a page for sharing.
@preconcurrency @MainActor open class UIActivity {
  public enum Category: Int, Sendable { case action, share }
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let print = ActivityType("print")
    public static let message = ActivityType("message")
    public static let assignToContact = ActivityType("assignToContact")
    public static let airDrop = ActivityType("airDrop")
    public static let postToFacebook = ActivityType("postToFacebook")
    public static let postToTwitter = ActivityType("postToTwitter")
  }

  public init() {}
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: TabImage? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// An item of a page for sharing, which is never asked.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {}

// MARK: - Accessibility

/// The accessibility of the system, which is off.
@preconcurrency @MainActor public enum UIAccessibility {
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }
  public static var isVoiceOverRunning: Bool { false }
  public static func post(notification: Notification, argument: Any?) {}
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "voiceOverStatusDidChange"
  )
}

/// An action for assistive technologies, which holds its closure.
@preconcurrency @MainActor public final class UIAccessibilityCustomAction {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  public let name: String
  public let actionHandler: Handler?
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}

/// The menu of a selection, which is never visible.
@preconcurrency @MainActor public final class UIMenuController {
  public static let shared = UIMenuController()
  public var isMenuVisible: Bool { false }
  public func update() {}
  public nonisolated static let didShowMenuNotification = Notification.Name("didShowMenu")
  public nonisolated static let didHideMenuNotification = Notification.Name("didHideMenu")
}

// MARK: - Drawing

/// A path, which holds its rectangle.
@preconcurrency @MainActor open class UIBezierPath {
  open private(set) var bounds = CGRect.zero
  open var usesEvenOddFillRule = false
  public var cgPath: UIBezierPath { self }
  public init() {}
  public init(rect: CGRect) { bounds = rect }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { bounds = rect }
  open func append(_ path: UIBezierPath) {}
  open func addClip() {}
}

public typealias CGPath = UIBezierPath

/// A renderer of images, which are empty.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer {
  public init(size: CGSize) {}
  public init(bounds: CGRect) {}
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> TabImage {
    actions(UIGraphicsImageRendererContext())
    return TabImage()
  }
}

/// What an image is drawn into.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  public func fill(_ rect: CGRect) {}
}
