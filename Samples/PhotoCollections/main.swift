import TabHostProgram

await HostProgram.main(
  """
  Photo albums in a sidebar, with drag and drop, swipe actions and context menus. Albums accept
  photos, which have the type com.example.photo, and images. A script command:
    drop public.png x3 on night-sky
  """,
  version: "0.3.0"
) {
  PhotoCollectionsHost()
}
