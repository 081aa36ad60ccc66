import TabHost
import TabHostTerminal

@MainActor func makeAccountForm(save: @escaping (String) -> Void) -> ListViewController {
  let required = { (row: ListRow) in row.control?.text == "" ? "Enter a text" : nil }
  let account = ListSection(
    "Account",
    rows: [
      ListRow("Name", accessory: .textField(""), validator: required),
      ListRow("Password", accessory: .textField("", isSecureTextEntry: true), validator: required),
    ]
  )
  let mail = ListSection(
    "Mail",
    rows: [
      ListRow("Check every", accessory: .choice(["Hour", "Day"], selectedIndex: 0)),
      ListRow("Letters on a page", accessory: .stepper(.init(value: 20, stepValue: 5))),
      ListRow("Sounds", accessory: .toggle(isOn: true)),
    ]
  )
  let form = ListViewController(
    sections: [account, mail, ListSection(rows: [ListRow("Save")])],
    title: "Settings"
  )
  form.activationHandler = { [weak form] _ in
    guard let form, form.validate(), let name = form.row(at: ListIndex(0))?.control?.text else {
      return
    }
    save(name)
  }
  return form
}
