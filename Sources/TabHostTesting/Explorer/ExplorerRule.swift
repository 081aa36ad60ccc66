import TabHost

/// A rule of an app.
struct ExplorerRule<Host: RecordableHost> {
  /// Returns the reason for which a step violates the rule, or `nil`. Called for each step of a run.
  typealias Monitor = @MainActor (HostExplorer<Host>.Step) -> String?

  let name: String
  /// Begins to monitor a run, whose first step is the launch.
  let begin: @MainActor () -> Monitor
}

extension HostExplorer {
  /// A condition on a host.
  public typealias Condition = @MainActor (Host) -> Bool

  /// Requires a condition on the host after each step.
  ///
  /// For a rule about the command, the outcome or the calls of a step, see ``check(_:_:)``.
  ///
  /// ```swift
  /// explorer.require("the cart is never selected") { $0.selectedTab?.identifier != "cart" }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the rule, which identifies it in a violation.
  ///   - condition: Returns whether the rule holds. It must not change the host.
  public mutating func require(_ name: String, _ condition: @escaping Condition) {
    add(name) { { condition($0.host) ? nil : "the condition does not hold" } }
  }

  /// Requires that a check finds no problem after each step, and reports the problem.
  ///
  /// ```swift
  /// explorer.check("the badge is the number of items") { step in
  ///   let badge = step.host.tab(forIdentifier: "cart")?.badgeValue
  ///   return badge == expectedBadge(step.host) ? nil : "the badge is \(badge ?? "nil")"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the rule, which identifies it in a violation.
  ///   - problem: Returns what is wrong, or `nil` if the rule holds. It must not change the host. The
  ///     first step is the launch of the app.
  public mutating func check(
    _ name: String,
    _ problem: @escaping @MainActor (Step) -> String?
  ) {
    add(name) { problem }
  }

  /// Requires that a condition never holds after a step.
  ///
  /// - Parameters:
  ///   - name: The name of the rule, which identifies it in a violation.
  ///   - condition: Returns whether the rule is violated. It must not change the host.
  public mutating func never(_ name: String, _ condition: @escaping Condition) {
    add(name) { { condition($0.host) ? "the condition holds" : nil } }
  }

  /// Requires that a condition holds again and again: it may not be false after more than a number
  /// of steps in a row.
  ///
  /// - Parameters:
  ///   - name: The name of the rule, which identifies it in a violation.
  ///   - count: The maximum number of steps in a row after which the condition is false.
  ///   - condition: The condition. It must not change the host.
  public mutating func eventually(
    _ name: String,
    within count: Int,
    _ condition: @escaping Condition
  ) {
    add(name) {
      var waited = 0
      return { step in
        waited = condition(step.host) ? 0 : waited + 1
        return waited > count ? "the condition does not hold within \(count) actions" : nil
      }
    }
  }

  /// Requires that after a step with one condition, another one holds.
  ///
  /// ```swift
  /// explorer.after("the player opens", { isPlaying($0) }, then: { $0.bottomAccessory != nil })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the rule, which identifies it in a violation.
  ///   - trigger: The first condition. It counts when it begins to hold.
  ///   - condition: The condition that has to hold then.
  ///   - count: The number of further steps until the condition has to hold. The default, 0, requires
  ///     it after the same step.
  public mutating func after(
    _ name: String,
    _ trigger: @escaping Condition,
    then condition: @escaping Condition,
    within count: Int = 0
  ) {
    add(name) {
      var wasTriggered = false
      var remaining: Int?
      return { step in
        let isTriggered = trigger(step.host)
        if isTriggered, !wasTriggered, remaining == nil { remaining = count }
        wasTriggered = isTriggered
        guard let left = remaining else { return nil }
        if condition(step.host) {
          remaining = nil
          return nil
        }
        remaining = left - 1
        return left > 0 ? nil : "the condition does not hold within \(count) actions"
      }
    }
  }

  private mutating func add(
    _ name: String,
    _ begin: @escaping @MainActor () -> ExplorerRule<Host>.Monitor
  ) {
    rules.append(ExplorerRule(name: name, begin: begin))
  }
}
