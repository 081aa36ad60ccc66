import TabHostProgram

await HostProgram.main("A media library with a tab bar and a sidebar.", version: "0.1.0") {
  MediaLibraryHost()
}
