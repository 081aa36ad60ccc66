import TabHost
import TabHostTerminal

/// Returns a sheet with a form, in which each change takes effect at once.
@MainActor func makePreferencesForm(for library: MediaLibraryHost) -> ListViewController {
  let preferences = library.userData.preferences
  func change(_ body: (inout Preferences) -> Void) { body(&library.userData.preferences) }
  let accents = Accent.allCases.map(\.rawValue)
  let accent = Accent.allCases.firstIndex(of: preferences.accent)
  let volume = CellAccessory.Stepper(value: Double(preferences.volume), stepValue: 10)
  let form = ListViewController(
    rows: [
      ListRow(
        "Lengths in lists",
        accessory: .toggle(isOn: preferences.showsLengths) { isOn in
          change { $0.showsLengths = isOn }
        }
      ),
      ListRow(
        "Color",
        accessory: .choice(accents, selectedIndex: accent) { index in
          change { $0.accent = Accent.allCases[index] }
        }
      ),
      ListRow(
        "Volume",
        accessory: .stepper(volume) { value in change { $0.volume = Int(value) } }
      ),
      ListRow(
        "Your name",
        accessory: .textField(preferences.name) { name in
          if !name.isEmpty { change { $0.name = name } }
        },
        validator: { $0.control?.text == "" ? "Enter a name" : nil }
      ),
    ],
    title: "Preferences"
  )
  form.navigationItem.rightBarButtonItem = makeDoneButton(for: form)
  return form
}
