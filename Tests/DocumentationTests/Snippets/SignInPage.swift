import TabHost
import TabHostTerminal

final class SignInPage: ViewController, TerminalContent {
  private lazy var name = TerminalTextField(placeholder: "Name", in: self)
  private lazy var password = TerminalTextField(placeholder: "Password", in: self)
  private lazy var fields = TextFieldGroup([name, password])

  override func viewDidLoad() {
    super.viewDidLoad()
    password.isSecureTextEntry = true
    password.submitHandler = { [unowned self] _ in title = "Welcome, \(name.text)" }
  }

  func draw(on canvas: inout Canvas) {
    for (row, field) in fields.fields.enumerated() {
      field.draw(on: canvas, in: CellRect(column: 1, row: 2 * row, columns: 20, rows: 1))
    }
  }

  func handle(_ event: ContentEvent) -> Bool { fields.handle(event) }
}
