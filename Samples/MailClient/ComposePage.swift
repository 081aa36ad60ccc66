import Foundation
import TabHost
import TabHostTerminal

/// A form for the address and the subject of a letter. Its text is on a page of its own.
final class ComposePage: ListViewController {
  private var text = ""

  init(to address: String, subject: String) {
    super.init(title: "New Letter")
    let to = CellAccessory.textField(address, placeholder: "name@example.org")
    let rows = [
      ListRow("To", accessory: to) {
        $0.control?.text?.contains("@") == true ? nil : "Enter an address"
      },
      ListRow("Subject", accessory: .textField(subject)),
      ListRow("Text", accessory: .disclosureIndicator()),
    ]
    sections = [ListSection(rows: rows)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    allowsFinding = false
    preferredContentSize = CGSize(width: 50, height: 8)
    activationHandler = { [weak self] index in if index.row == 2 { self?.editText() } }
    let cancel = Action { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel, primaryAction: cancel)
    addCommand("Send", key: "s", .control) { [weak self] _ in self?.sendIfValid() }
  }

  private func editText() {
    let editor = TextEditorController(text, title: "Text")
    editor.placeholder = "Write a letter"
    editor.preferredContentSize = preferredContentSize
    editor.editingChangedHandler = { [weak self] in self?.text = $0.text }
    editor.addCommand("Send", key: "s", .control) { [weak self] _ in self?.sendIfValid() }
    editor.addCommand("Editor", key: "o", .control) { [weak self, weak editor] _ in
      self?.mail?.edit(self?.text ?? "") {
        editor?.replaceText(with: $0)
        self?.text = $0
      }
    }
    navigationController?.pushViewController(editor, animated: true)
  }

  private func sendIfValid() {
    navigationController?.popToRootViewController(animated: true)
    guard validate(), let to = row(at: ListIndex(0))?.control?.text,
      let subject = row(at: ListIndex(1))?.control?.text
    else { return }
    let letter = Letter(mailbox: "Sent", address: to, subject: subject, text: text, isRead: true)
    let mail = mail
    dismiss(animated: true)
    mail?.send(letter)
  }
}

extension MailHost {
  /// Sends a letter, and says so.
  func send(_ letter: Letter) {
    store.letters.append(letter)
    guard store.isSaved else { return }
    showMessage("Sent to \(letter.address)", "Show") { [weak self] in self?.show(letter) }
  }

  /// Presents a sheet in which the user writes a letter.
  func compose(to address: String = "", subject: String = "") {
    let page = ComposePage(to: address, subject: subject)
    let sheet = NavigationController(rootViewController: page)
    sheet.isModalInPresentation = true  // Only Cancel discards a letter.
    present(sheet, animated: true)
  }
}
