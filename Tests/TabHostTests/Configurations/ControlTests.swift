import TabHost
import TabHostTestSupport
import Testing

/// The values of controls.
@MainActor struct ControlTests {
  private typealias Control = CellAccessory.Control

  @Test func `a step changes a value, or returns nil at its end`() {
    let on = Control.toggle(isOn: true)
    expect(on.stepped(forward: true) == nil)
    expectEqual(on.stepped(forward: false), .toggle(isOn: false))
    let none = Control.choice(values: ["a", "b"], selectedIndex: nil)
    expect(none.stepped(forward: false) == nil)
    expectEqual(none.stepped(forward: true), .choice(values: ["a", "b"], selectedIndex: 0))
    expect(Control.choice(values: ["a"], selectedIndex: 0).stepped(forward: true) == nil)
    expect(Control.textInput(.init("a")).stepped(forward: true) == nil)
    expect(Control.progress(.spinner).stepped(forward: true) == nil)
  }

  @Test func `a stepper is limited, or wraps`() {
    var stepper = CellAccessory.Stepper(value: 9, maximumValue: 10, stepValue: 3)
    expectEqual(stepper.stepped(forward: true)?.value, 10)
    stepper.value = 10
    expect(stepper.stepped(forward: true) == nil)
    stepper.wraps = true
    expectEqual(stepper.stepped(forward: true)?.value, 0)
    stepper.value = 0
    expectEqual(stepper.stepped(forward: false)?.value, 10)
    expectEqual(CellAccessory.Stepper(value: 0.1 + 0.2).text, "0.3")
    expectEqual(CellAccessory.Stepper(value: 5).text, "5")
  }

  @Test func `an accessory keeps its kind when its control changes`() {
    var accessory = CellAccessory.toggle(isOn: false)
    accessory.control = .toggle(isOn: true)
    expectEqual(accessory.control, .toggle(isOn: true))
    var check = CellAccessory.checkmark()
    check.control = .toggle(isOn: true)
    expect(check.control == nil)
  }

  @Test func `progress is limited, and complete only at its end`() {
    expectEqual(ProgressIndicator.bar(2).fractionCompleted, 1)
    expectEqual(ProgressIndicator.bar(-1).fractionCompleted, 0)
    expectEqual(ProgressIndicator.bar(.nan).fractionCompleted, 0)
    expect(ProgressIndicator.spinner.fractionCompleted == nil)
    let texts = [0, 0.29, 0.999, 1].map { ProgressIndicator.bar($0).percentage }
    expectEqual(texts, ["0%", "29%", "99%", "100%"])
    expectEqual(ProgressIndicator.spinner.percentage, "")
    var progress = ProgressIndicator.bar(0)
    progress.fractionCompleted = 7
    expectEqual(progress, .bar(1))
  }
}
