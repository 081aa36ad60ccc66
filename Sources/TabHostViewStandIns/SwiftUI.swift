public import Foundation
public import TabHost

/// A view of SwiftUI, which has no body.
public protocol View {}

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
