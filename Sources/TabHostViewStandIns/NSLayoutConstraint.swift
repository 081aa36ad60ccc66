public import Foundation

/// A constraint, which constrains nothing.
@preconcurrency @MainActor public final class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height
    case centerX, centerY, lastBaseline, firstBaseline
  }

  public var constant: CGFloat
  public var priority = UILayoutPriority.required
  public var isActive = false
  public var identifier: String?

  public convenience init() { self.init(constant: 0) }
  init(constant: CGFloat) { self.constant = constant }

  public convenience init(
    item: Any,
    attribute: Attribute,
    relatedBy relation: Relation,
    toItem other: Any?,
    attribute otherAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) { self.init(constant: constant) }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An anchor, which creates constraints.
@preconcurrency @MainActor public final class NSLayoutAnchor {
  public func constraint(
    equalTo other: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  public func constraint(
    greaterThanOrEqualTo other: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  public func constraint(
    lessThanOrEqualTo other: NSLayoutAnchor,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(
    equalToSystemSpacingBelow other: NSLayoutAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  public func constraint(
    equalToSystemSpacingAfter other: NSLayoutAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
public typealias NSLayoutDimension = NSLayoutAnchor

/// The anchors of a view or of one of its guides.
@preconcurrency @MainActor public protocol ViewAnchors {}

extension ViewAnchors {
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var firstBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var lastBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// A guide of a view.
public struct ViewLayoutGuide: ViewAnchors {
  public let layoutFrame = CGRect.zero
}

extension UIView: ViewAnchors {
  public var safeAreaLayoutGuide: ViewLayoutGuide { ViewLayoutGuide() }
  public var layoutMarginsGuide: ViewLayoutGuide { ViewLayoutGuide() }
  public var readableContentGuide: ViewLayoutGuide { ViewLayoutGuide() }
  public var keyboardLayoutGuide: ViewLayoutGuide { ViewLayoutGuide() }
}
