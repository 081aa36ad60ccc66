import Foundation
import TabHost
import TabHostTerminal

/// A form for the address and the subject of a letter. Its text is on a page of its own.
///
/// The letter is a draft until it is sent or discarded.
final class ComposePage: ListViewController {
  private let letter: Letter
  private lazy var draft = Draft(letter.id, initialValue: letter, of: self)

  init(_ letter: Letter) {
    self.letter = letter
    super.init(title: "New Letter")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var to = CellAccessory.textField(draft.value.address, placeholder: "name@example.org")
    to.editingChangedHandler = { [weak self] in self?.draft.value.address = $0 }
    var subject = CellAccessory.textField(draft.value.subject)
    subject.editingChangedHandler = { [weak self] in self?.draft.value.subject = $0 }
    let rows = [
      ListRow("To", accessory: to) {
        $0.control?.text?.contains("@") == true ? nil : "Enter an address"
      },
      ListRow("Subject", accessory: subject),
      ListRow("Text", accessory: .disclosureIndicator()),
    ]
    sections = [ListSection(rows: rows)]
    allowsFinding = false
    preferredContentSize = CGSize(width: 50, height: 8)
    activationHandler = { [weak self] index in if index.row == 2 { self?.editText() } }
    let cancel = Action { [weak self] _ in self?.cancel() }
    navigationItem.leftBarButtonItem = BarButtonItem(systemItem: .cancel, primaryAction: cancel)
    addCommand("Send", key: "s", .control) { [weak self] _ in self?.sendIfValid() }
  }

  private func editText() {
    let editor = TextEditorController(draft.value.text, title: "Text")
    editor.placeholder = "Write a letter"
    editor.preferredContentSize = preferredContentSize
    editor.editingChangedHandler = { [weak self] in self?.draft.value.text = $0.text }
    editor.addCommand("Send", key: "s", .control) { [weak self] _ in self?.sendIfValid() }
    editor.addCommand("Editor", key: "o", .control) { [weak self, weak editor] _ in
      if let self, let editor { continueElsewhere(editor) }
    }
    navigationController?.pushViewController(editor, animated: true)
  }

  /// Lets the user edit the text in another program.
  private func continueElsewhere(_ editor: TextEditorController) {
    terminalApplication?.edit(editor.text) { [weak self, weak editor] result in
      switch result {
      case .changed(let text):
        editor?.replaceText(with: text)
        self?.draft.value.text = text
      case .unchanged: break
      case .failed(let reason): self?.terminalApplication?.show(message: reason)
      }
    }
  }

  private func sendIfValid() {
    navigationController?.popToRootViewController(animated: true)
    guard validate(), let mail else { return }
    dismiss(animated: true)
    // A letter that can't be saved stays a draft.
    if mail.send(draft.value) { draft.finish() }
  }

  /// Closes the form. The user chooses what becomes of a letter.
  private func cancel() {
    guard draft.hasChanges else { return dismiss(animated: true) }
    let title = "The Letter Is Not Sent"
    let sheet = AlertController(title: title, message: nil, preferredStyle: .actionSheet)
    let close = { [weak self] (isDiscarded: Bool) in
      if isDiscarded { self?.draft.finish() }
      self?.dismiss(animated: true)
    }
    sheet.addAction(AlertAction(title: "Keep Draft", style: .default) { _ in close(false) })
    sheet.addAction(AlertAction(title: "Discard", style: .destructive) { _ in close(true) })
    sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

extension ComposePage: AdaptivePresentationControllerDelegate {
  /// Called when the user presses Esc or clicks beside the sheet.
  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    !draft.hasChanges
  }

  func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    cancel()
  }
}

extension MailHost {
  /// Sends a letter, and says so. Returns whether the letter is saved.
  func send(_ letter: Letter) -> Bool {
    var letter = letter
    letter.id = UUID().uuidString
    store.letters.append(letter)
    guard store.isSaved else { return false }
    showMessage("Sent to \(letter.address)", "Show") { [weak self] in self?.show(letter) }
    return true
  }

  /// Presents a sheet in which the user writes a letter, or continues with its draft.
  func compose(to address: String = "", subject: String = "", draft: String = "letter") {
    let letter = Letter(
      id: draft,
      mailbox: "Sent",
      address: address,
      subject: subject,
      text: "",
      isRead: true
    )
    let page = ComposePage(letter)
    let sheet = NavigationController(rootViewController: page)
    sheet.presentationController?.delegate = page
    present(sheet, animated: true)
  }
}
