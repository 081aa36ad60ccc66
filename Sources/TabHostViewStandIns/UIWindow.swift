public import Foundation
public import TabHost

/// A window, whose root controller appears with it, as in a `TabHostWindow`.
open class UIWindow: UIView {
  private lazy var shown = TabHostWindow()
  private static weak var key: UIWindow?
  private struct Entry { weak var window: UIWindow? }
  private static var entries: [Entry] = []
  open var windowLevel = Level.normal
  private lazy var ownScene = UIWindowScene()
  private weak var givenScene: UIWindowScene?
  /// The scene, which is one of the window's own if none is set.
  open var windowScene: UIWindowScene? {
    get { givenScene ?? ownScene }
    set { givenScene = newValue }
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    Self.entries = Self.entries.filter { $0.window != nil } + [Entry(window: self)]
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    Self.entries = Self.entries.filter { $0.window != nil } + [Entry(window: self)]
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  open var rootViewController: ViewController? {
    get { shown.rootViewController }
    set { shown.rootViewController = newValue }
  }

  package override var respondingController: ViewController? { host }

  open override var isHidden: Bool {
    didSet { shown.isHidden = isHidden }
  }

  open var isKeyWindow: Bool { Self.key === self }
  /// The host that shows the root.
  public var host: TabHostController { shown.host }
  /// The uppermost controller.
  public var visibleViewController: ViewController? { shown.visibleViewController }
  public nonisolated static let didBecomeKeyNotification = Notification.Name("didBecomeKey")
  open func makeKey() {
    guard !isKeyWindow else { return }
    Self.key = self
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Returns the key window if it shows a controller, or else another window.
  static func window(of controller: ViewController) -> UIWindow { key ?? other }
  private static let other = UIWindow()
  static var keyWindow: UIWindow? { key }
  /// The windows that are visible or key, in the order in which they were created.
  static var windows: [UIWindow] {
    entries.compactMap(\.window).filter { !$0.isHidden || $0 === key }
  }
  static func window(withRoot controller: ViewController) -> UIWindow? {
    windows.first { $0.shown.rootViewController === controller }
  }
}

/// A scene of windows.
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var activationState: ActivationState { .foregroundActive }
  open weak var delegate: (any UISceneDelegate)?

  public nonisolated static let didEnterBackgroundNotification = Notification.Name("sceneDidEnter")

  /// How a scene is connected, without anything to open.
  public final class ConnectionOptions {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: Set<NSUserActivity> = []
    public let shortcutItem: UIApplicationShortcutItem? = nil
  }
}

/// A link that a scene is asked to open.
public final class UIOpenURLContext: IdentityHashable {
  public let url: URL
  public init(url: URL) { self.url = url }
}

/// A scene of windows.
open class UIWindowScene: UIScene {
  /// The windows of the scene that are visible or key.
  open var windows: [UIWindow] { UIWindow.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first { $0 === UIWindow.keyWindow } }
}

/// The session of a scene.
public final class UISceneSession: IdentityHashable {
  public enum Role: Sendable { case windowApplication }

  public let role = Role.windowApplication
  public var stateRestorationActivity: NSUserActivity?
}

/// The configuration of a scene, which holds what is set.
public final class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// The delegate of a scene, which is never called.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}
/// The delegate of a scene of windows, which is never called.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The screen, with the size of a tablet.
@preconcurrency @MainActor public final class UIScreen {
  public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 1024, height: 768)
  public let scale: CGFloat = 2
}

/// The application, which opens nothing.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    public static let url = LaunchOptionsKey(rawValue: "url")
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
  }
  public struct OpenURLOptionsKey: Hashable, Sendable {}
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }

  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  private var lastBackgroundTask = 0
  /// The windows that are visible or key.
  open var windows: [UIWindow] { UIWindow.windows }
  open var keyWindow: UIWindow? { UIWindow.keyWindow }
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
  public static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
  public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "didEnterBackground"
  )
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "willEnterForeground"
  )
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "didReceiveMemoryWarning"
  )

  /// Performs an action, such as that of a bar button.
  @discardableResult
  open func sendAction(_ action: Action, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    action.performWithSender(sender ?? target, target: target)
    return true
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  open func registerForRemoteNotifications() {}
  /// Returns a new identifier. The handler is never called.
  open func beginBackgroundTask(
    withName name: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// A task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
/// The direction of a language.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// An action on the icon of the app.
public final class UIApplicationShortcutItem {
  public let type, localizedTitle: String
  public let localizedSubtitle: String?
  public let userInfo: [String: Any]?
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
  }
}
/// The icon of an action.
public final class UIApplicationShortcutIcon {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

/// The name of the keys of launch options in old code.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// An object that can have a window.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {
  /// The window that the object declares, or `nil` if it declares none.
  @_disfavoredOverload var window: UIWindow? { get }
}

extension WindowOwner {
  @_disfavoredOverload public var window: UIWindow? { nil }
}

/// The delegate of the application, which is never called.
@preconcurrency @MainActor public protocol UIApplicationDelegate: WindowOwner {}

extension UIApplicationDelegate {
  /// The window in the form of a requirement that is optional, as in UIKit.
  public var window: UIWindow?? {
    let owner: any WindowOwner = self
    return owner.window
  }
}
