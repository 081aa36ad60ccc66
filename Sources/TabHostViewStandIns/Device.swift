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
