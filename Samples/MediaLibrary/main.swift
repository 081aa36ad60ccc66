import TabHostProgram
import TabHostTerminal

await HostProgram.main(
  "A media library with a tab bar and a sidebar.",
  version: "0.2.0",
  configure: { application in
    let library = application.screen.host as? MediaLibraryHost
    library?.accentHandler = { application.screen.options.theme = $0.theme }
  },
  launch: { MediaLibraryHost() }
)
