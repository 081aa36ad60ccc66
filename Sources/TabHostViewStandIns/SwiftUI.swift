public import Foundation
public import TabHost

/// A view of SwiftUI, which has no body.
@preconcurrency @MainActor public protocol View {}

extension View {
  public func environmentObject(_ object: some ObservableObject) -> some View { self }
  public func environment(_ object: AnyObject?) -> some View { self }
  public func tint(_ color: Color?) -> some View { self }
}

/// A view of any type.
public struct AnyView: View { public init(_ view: some View) {} }

/// A view without contents.
public struct EmptyView: View { public init() {} }

/// Makes a view of the last line of a closure.
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A property of a view, which holds its value.
@propertyWrapper public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

public typealias ObservedObject = State
public typealias StateObject = State

/// An object of Combine whose changes a view observes, which nothing does here.
public protocol ObservableObject: AnyObject {}

/// A property of such an object, which holds its value.
@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// A reference to a value of another view.
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
}

/// A view of a controller of UIKit, whose methods only the app calls.
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: ViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What the methods of such a view receive.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// A view of a view of UIKit, whose methods only the app calls.
@preconcurrency @MainActor public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What the methods of such a view receive.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public init(coordinator: Representable.Coordinator) { self.coordinator = coordinator }
}

/// A controller of a view of SwiftUI, which holds the view.
open class UIHostingController<Content: View>: ViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  public required init?(coder: NSCoder) { nil }
}
