import Foundation
import Frame

// The comment “base” marks a method of a class whose superclass adopts the protocol, the comment
// “similar” one that is similar to a requirement. All other methods are as they should be.

typealias Thing = Item
typealias Things = [Thing]
typealias Callback = (Thing) -> Void
typealias Watching = FrameDelegate

class Base: Frame, Watching { var count = 0 }
final class Sub: Base {
  func frame(_ frame: Frame, shouldShow item: Item) -> Bool { false }  // base
  func frame(_ frame: Frame, didShow item: Thing, after previous: Optional<Item>) {}  // base
  var accepts: Bool { false }  // base
  static func makeItem(for frame: Frame) -> Thing? { nil }  // base
  func helper(_ frame: Frame) {}
}
class Between: Base {}
class Lowest: Between {}
extension Lowest {
  func frame(  // base
    _ frame: Frame,
    items: Things,
    names: [String: Thing],
    run: @escaping Callback
  ) {}
}
final class OfFramework: AdoptingFrame {
  func frame(_ frame: Frame, shouldShow item: Item) -> Bool { false }  // base
}

class Complete: Frame, FrameDelegate {
  func frame(_ frame: Frame, shouldShow item: Item) -> Bool { true }
  func frame(_ frame: Frame, didShow item: Item, after previous: Item?) {}
}
final class Overriding: Complete {
  override func frame(_ frame: Frame, shouldShow item: Item) -> Bool { false }
  override func frame(_ frame: Frame, didShow item: Item, after previous: Item?) {}
}

final class Spelled: DetailedFrameDelegate {
  func frame(_ frame: Frame, shouldShow item: Thing) -> Swift.Bool { true }
  func frame(
    _ frame: Frame,
    items: Array<Thing>,
    names: Dictionary<String, Item>,
    run: @escaping Callback
  ) {}
  func frame(_ frame: Frame, load item: Item) -> Int { 1 }
  func frame<Other: Sendable>(_ frame: Frame, got value: Other) {}
}
final class Misspelled: DetailedFrameDelegate {
  func frame(_ frame: Frame, shouldShown item: Item) -> Bool { true }  // similar
  func frame(_ frame: Frame, didShow item: Item, after previous: Item) {}  // similar
  func frame(_ frame: Frame, shouldShow item: Item) async -> Bool { true }  // similar
  func frame(_ frame: Frame, shouldShow item: Item) {}  // similar
  func frame(_ frame: OfFramework, shouldShow item: Item) -> Bool { true }  // similar
  private func frame(_ frame: Frame, isVisible item: Item) -> Bool { true }
  static func makeItem(of frame: Frame) -> Item? { nil }  // similar
}
private final class Hidden: FrameDelegate {
  func frame(_ frame: Frame, shouldDraw item: Item) -> Bool { true }  // similar
}
enum Nested {
  final class Delegate: FrameDelegate {
    func frame(_ frame: Frame, willShow item: Item) {}  // similar
  }
}
struct Value {
  func frame(_ frame: Frame, shouldShow item: Item) -> Bool { true }
}

// Types of other modules, and type aliases with parameters.
typealias Pair<Value> = (Value, Value)
protocol ClockDelegate: AnyObject {
  func clock(_ clock: Clock, didWait time: TimeInterval, pair: Pair<Int>)
  func clock(_ clock: Clock, ended: (Int) async throws -> Void, names: [[String]: Item?])
}
extension ClockDelegate {
  func clock(_ clock: Clock, didWait time: TimeInterval, pair: Pair<Int>) {}
  func clock(_ clock: Clock, ended: (Int) async throws -> Void, names: [[String]: Item?]) {}
}
class Clock: ClockDelegate {
  func clock(_ clock: Clock, didWait time: Double, pair: (Int, Int)) {}
  func clock(
    _ clock: Clock,
    ended: ((Int) async throws -> ()),
    names: Dictionary<Array<String>, Optional<Thing>>
  ) {}
}

// A protocol of the app.
protocol CartDelegate: AnyObject {
  associatedtype Product = Item
  func cartDidChange()
  func add(_ count: Int)
  func take(_ product: Product)
}
extension CartDelegate {
  func cartDidChange() {}
  func add(_ count: Int) {}
  func take(_ product: Product) {}
}
class Shop: CartDelegate {
  func add(_ count: Int) {}
  func add(_ text: String) {}
  func add(_ count: Int, animated: Bool) {}
  func take(_ product: Item) {}
  func cartDidChange(animated: Bool) {}  // similar
}
final class Market: Shop {
  func cartDidChange() {}  // base
}
class Kiosk: CartDelegate {
  func add(_ text: String) {}  // similar
  func cartDidChange() -> Bool { true }  // similar
}
