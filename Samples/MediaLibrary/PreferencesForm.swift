import Foundation
import TabHost
import TabHostTerminal

/// Returns a sheet with a form, in which each change takes effect at once.
@MainActor func makePreferencesForm(for library: MediaLibraryHost) -> ListViewController {
  let data = library.userData
  func setting<Value>(_ path: WritableKeyPath<UserData, Value>) -> (Value) -> Void {
    { [weak library] in library?.userData[keyPath: path] = $0 }
  }
  let setAccent = setting(\.accent)
  let accents = CellAccessory.choice(
    Accent.allCases.map { "\($0)".capitalized },
    selectedIndex: Accent.allCases.firstIndex(of: data.accent)
  ) { setAccent(Accent.allCases[$0]) }
  let setName = setting(\.name)
  let name = CellAccessory.textField(data.name) { if !$0.isEmpty { setName($0) } }
  let volume = CellAccessory.Stepper(value: data.volume, stepValue: 10)
  let form = ListViewController(
    rows: [
      ListRow(
        "Lengths in lists",
        accessory: .toggle(isOn: data.showsLengths, valueChangedHandler: setting(\.showsLengths))
      ),
      ListRow("Color", accessory: accents),
      ListRow("Volume", accessory: .stepper(volume, valueChangedHandler: setting(\.volume))),
      ListRow("Your name", accessory: name) { $0.control?.text == "" ? "Enter a name" : nil },
    ],
    title: "Preferences"
  )
  form.navigationItem.rightBarButtonItem = makeDoneButton(for: form)
  return form
}

/// Returns a button that dismisses a sheet.
@MainActor func makeDoneButton(for sheet: ViewController) -> BarButtonItem {
  let done = Action { [weak sheet] _ in sheet?.dismiss(animated: true) }
  return BarButtonItem(systemItem: .done, primaryAction: done)
}
