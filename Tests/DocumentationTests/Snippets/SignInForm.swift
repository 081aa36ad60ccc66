import TabHost
import TabHostTerminal

@MainActor func makeSignInForm(
  signIn: @escaping (_ name: String, _ password: String) -> Void
) -> ListViewController {
  let required = { (row: ListRow) in row.control?.text == "" ? "Enter a text" : nil }
  let form = ListViewController(
    rows: [
      ListRow("Name", accessory: .textField(""), validator: required),
      ListRow("Password", accessory: .textField("", isSecureTextEntry: true), validator: required),
    ],
    title: "Sign In"
  )
  form.submitHandler = { [weak form] in
    let texts = [0, 1].map { form?.row(at: ListIndex($0))?.control?.text ?? "" }
    signIn(texts[0], texts[1])
  }
  return form
}
