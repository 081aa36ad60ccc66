/// Rarely set properties of a tab in a plain tree.
final class PlainRareFacts {
  var selectedSymbol: String?
  var subtitle: String?
  var badge: String?
  var helpText: String?
  var label: String?
  var value: String?
  var hint: String?
  var inputLabels: [String]?
  var accessibilityIdentifier: String?
  var object: AnyObject?
  var leadingActions: ((PlainTab) -> AnyObject?)?
  var trailingActions: ((PlainTab) -> AnyObject?)?
  var menu: ((PlainTab) -> AnyObject?)?
  var dragItems: ((PlainTab) -> [AnyObject])?
  var droppedTypes: [String] = []
  var proposal: ((AnyObject) -> Int)?
  var drop: ((AnyObject) -> Void)?
  var barBehavior: UInt8 = 0
  var barVisibility: UInt8 = 0

  /// Sets all properties, as `TabItem.setEverythingRare(number:object:)` does.
  init(number: Int, object: AnyObject) {
    selectedSymbol = "leaf.fill"
    subtitle = "Subtitle \(number)"
    badge = "\(number)"
    helpText = "Help \(number)"
    label = "Label \(number)"
    value = "Value \(number)"
    hint = "Hint \(number)"
    inputLabels = ["Tab \(number)"]
    accessibilityIdentifier = "tab \(number)"
    self.object = object
    leadingActions = { _ in nil }
    trailingActions = { _ in nil }
    menu = { _ in nil }
    dragItems = { _ in [] }
    droppedTypes = ["public.text"]
    proposal = { _ in 1 }
    drop = { _ in }
    barBehavior = 1
    barVisibility = 1
  }
}
