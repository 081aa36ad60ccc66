import TabHost
import TabHostTesting
import Testing

@MainActor @Test func `the slideshow leaves out hidden albums`() {
  let gallery = RecordedHost { Gallery() }

  gallery.host.user.beginEditing()
  gallery.host.user.uncheck("beach")
  gallery.host.user.endEditing()

  #expect(
    gallery.log.calls == [
      .didSelect("library", origin: .program),
      .willBeginEditing,
      .visibilityDidChange(["beach"]),
      .didEndEditing,
    ]
  )
  #expect(gallery.host.slideshow == ["sky"])
}
