import TabHost
import TabHostProgram
import TabHostTerminal

await HostProgram.main(
  "A mail client.",
  configure: { application in
    (application.screen.host as? MailHost)?.showMessage = {
      [weak application] message, action, handler in
      let key = Character(action.prefix(1).lowercased())
      application?.show(message: message, action: action, key: key, handler: handler)
    }
  },
  launch: {
    let mail = MailHost()
    mail.customizationIdentifier = "mail"
    return mail
  }
)
