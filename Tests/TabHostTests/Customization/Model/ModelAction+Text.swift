import Foundation
import TabHost

extension ModelAction: CustomStringConvertible {
  /// The action as a line of a script, or similar to one if no command exists for it.
  var description: String {
    if isUserAction { return userText }
    switch self {
    case .setHidden, .setHiddenByDefault, .setEnabled, .setPlacement, .setAllowsHiding,
      .setAllowsMoving, .setBehavior, .setVisibility, .setExpanded, .setBarPresentation,
      .setAppearance:
      return textOfTab
    case .setAllowsReordering(let name, let value):
      return "set \(name ?? "host") allowsReordering \(value)"
    case .setOrder(let name, let order):
      return "set \(name ?? "host") displayOrderIdentifiers \(order.joined(separator: ","))"
    case .setChildren(nil, let names): return "tabs \(names.joined(separator: " "))"
    case .setChildren(let name?, let names):
      return "children \(name) \(names.joined(separator: " "))"
    case .add(let name, let group, let index):
      return "add \(name)" + (group.map { " to \($0)" } ?? "") + " at \(index)"
    case .remove(let name): return "remove \(name)"
    case .batch(let actions):
      return (["batch"] + actions.map { "  \($0)" } + ["end"]).joined(separator: "\n")
    default: return textOfHost
    }
  }

  private var userText: String {
    switch self {
    case .beginEditing: "edit"
    case .endEditing: "done"
    case .resetByUser: "reset"
    case .check(let name, let isChecked): "\(isChecked ? "check" : "uncheck") \(name)"
    case .moveRow(let name, let side, let other): "move \(name) \(side) \(other)"
    case .moveItem(let name, let side, let other): "item \(name) \(side) \(other)"
    case .dragToBar(let name, let index):
      "drag \(name) to bar" + (index.map { " at \($0)" } ?? "")
    case .dragOffBar(let name): "drag \(name) off bar"
    case .expand(let name, let isExpanded): "\(isExpanded ? "expand" : "collapse") \(name)"
    case .tap(let name): "tap \(name)"
    case .tapRow(let name): "row \(name)"
    case .showSidebar(let isShown): "sidebar \(isShown ? "show" : "hide")"
    default: ""
    }
  }

  private var textOfTab: String {
    switch self {
    case .setHidden(let name, let value): "set \(name) isHidden \(value)"
    case .setHiddenByDefault(let name, let value): "set \(name) isHiddenByDefault \(value)"
    case .setEnabled(let name, let value): "set \(name) isEnabled \(value)"
    case .setPlacement(let name, let value): "set \(name) preferredPlacement \(value)"
    case .setAllowsHiding(let name, let value): "set \(name) allowsHiding \(value)"
    case .setAllowsMoving(let name, let value): "set \(name) allowsMoving \(value)"
    case .setBehavior(let name, let value, let surface): "set \(name) behavior.\(surface) \(value)"
    case .setVisibility(let name, let value, let surface):
      "set \(name) defaultVisibility.\(surface) \(value)"
    case .setExpanded(let name, let value): "set \(name) isExpanded \(value)"
    case .setBarPresentation(let name, let value): "set \(name) barPresentation \(value)"
    case .setAppearance(let name, let value): "set \(name) sidebarAppearance \(value)"
    default: ""
    }
  }

  private var textOfHost: String {
    switch self {
    case .select(let name): "select \(name ?? "none")"
    case .setProminent(let name): "set host prominentTabIdentifier \(name ?? "nil")"
    case .setMode(let mode): "mode \(mode)"
    case .setSidebarHidden(let isHidden): "set-sidebar \(isHidden ? "hidden" : "shown")"
    case .assign(let value): "set host customization \(value.text)"
    case .reset(let scope): "host.resetCustomization(.\(scope))"
    case .prune: "host.pruneCustomization()"
    case .setCompact(let isCompact): "size \(isCompact ? "compact" : "regular")"
    case .setPortrait(let isPortrait): "rotate \(isPortrait ? "portrait" : "landscape")"
    case .setIdiom(let idiom): "idiom \(idiom)"
    case .appear: "appear"
    case .disappear: "disappear"
    case .restart: "restart"
    default: ""
    }
  }
}

extension TabCustomization {
  /// The encoded form, with sorted keys.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(self) else { return "?" }
    return String(decoding: data, as: UTF8.self)
  }
}
