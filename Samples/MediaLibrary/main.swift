import TabHostProgram

await HostProgram.main(
  "A media library with a tab bar and a sidebar that the user arranges.",
  version: "0.3.0",
  configure: MediaLibraryHost.configure
) {
  MediaLibraryHost()
}
