// swift-format-ignore-file
// A framework with a delegate, a base class that adopts it, and protocols of other kinds.

open class Frame { public init() {} }
public class Item { public init() {} }

public protocol FrameDelegate: AnyObject {
  func frame(_ frame: Frame, shouldShow item: Item) -> Bool
  func frame(_ frame: Frame, didShow item: Item, after previous: Item?)
  func frame(_ frame: Frame, items: [Item], names: [String: Item], run: @escaping (Item) -> Void)
  func frame(_ frame: Frame, load item: Item) async throws -> Int
  func frame<Value: Sendable>(_ frame: Frame, got value: Value)
  var accepts: Bool { get }
  static func makeItem(for frame: Frame) -> Item?
}

extension FrameDelegate {
  public func frame(_ frame: Frame, shouldShow item: Item) -> Bool { true }
  public func frame(_ frame: Frame, didShow item: Item, after previous: Item?) {}
  public func frame(
    _ frame: Frame,
    items: [Item],
    names: [String: Item],
    run: @escaping (Item) -> Void
  ) {}
  public func frame(_ frame: Frame, load item: Item) async throws -> Int { 0 }
  public func frame<Value: Sendable>(_ frame: Frame, got value: Value) {}
  public var accepts: Bool { true }
  public static func makeItem(for frame: Frame) -> Item? { nil }
}

/// A protocol whose requirement has no default, so that the compiler finds what is wrong.
public protocol FrameSource: AnyObject { func frameItems(_ frame: Frame) -> [Item] }

/// A protocol that refines another one.
public protocol DetailedFrameDelegate: FrameDelegate {}

open class AdoptingFrame: Frame, FrameDelegate {}
