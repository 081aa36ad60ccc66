import TabHost
import TabHostTerminal

@MainActor func makeLetterPage(_ letter: Letter) -> ViewController {
  var text = StyledText("\(letter.address)\n\n", style: CellStyle(bold: true))
  text.append(letter.text)
  let page = TextViewController(text, title: letter.subject)
  let (title, mailbox) = letter.move
  page.addCommand(title, key: "a") { page in
    let mail = page.mail
    page.navigationController?.popViewController(animated: true)
    mail?.move(letter, to: mailbox)
  }
  page.addCommand("Reply", key: "r") { page in
    let subject = "Re: \(letter.subject)"
    page.mail?.compose(to: letter.address, subject: subject, draft: "reply to \(letter.id)")
  }
  return page
}
