import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct PhotoCollectionsTests {
  let program = Program(name: "PhotoCollections")

  /// Returns the rows of the sidebar in a frame after a script.
  private func rows(_ script: String...) throws -> [String] {
    let lines = try program.calls(
      (["rows 0 20"] + script + ["print frame"]).joined(separator: "\n")
    )
    let frame = lines.drop { $0 != "> print frame" }.dropFirst()
    return frame.map { String($0.dropFirst(2).prefix(23)) }
  }

  @Test func `the delegate of the sidebar configures the rows`() throws {
    let run = try program.run("--frame", "--size", "80x15")
    let rows = [
      " ≡ Photos              │", " My Collections        ├", " 7 photos in 5 albums  │",
      "▌  ▨ All Photos        │", " ▾ ▤ Albums            │", "     ▨ Beach Walks   3 │",
      "     ▨ Night Sky     2 │", "     ▨ City Rain     0 │", "     ⚇ Family        1 │",
      "     ⊡ Screensho… auto │", "     + New Album       │", " Drop photos on an alb…│",
      "                       │", "───────────────────────┤", " All photos are safe   │",
    ]
    expectEqual(run.lines.map { String($0.prefix(24)) }, rows)
  }

  @Test func `a page shows its photos`() throws {
    let run = try program.run("--frame", "--size", "80x15")
    expect(run.lines[2].hasSuffix("│▌▨ Shell"))
  }

  @Test func `row 62: an album accepts items from which photos can be created`() throws {
    try expectEqual(
      program.calls(
        "drop com.example.photo x2 on night-sky",
        "drop public.jpeg on night-sky",
        "drop public.plain-text on night-sky",
        "drop public.png on all-photos"
      ),
      [
        "> drop com.example.photo x2 on night-sky",
        "  operationForAcceptingItemsFrom(night-sky, "
          + "types: [com.example.photo, com.example.photo]) -> copy",
        "  acceptItemsFrom(night-sky, types: [com.example.photo, com.example.photo])",
        "> drop public.jpeg on night-sky",
        "  operationForAcceptingItemsFrom(night-sky, types: [public.jpeg]) -> copy",
        "  acceptItemsFrom(night-sky, types: [public.jpeg])",
        "> drop public.plain-text on night-sky",
        "  operationForAcceptingItemsFrom(night-sky, types: [public.plain-text]) -> cancel",
        "> drop public.png on all-photos",
        "  operationForAcceptingItemsFrom(all-photos, types: [public.png]) -> cancel",
      ]
    )
  }

  @Test func `row 64: an album that is filled automatically forbids drops`() throws {
    try expectEqual(
      program.calls("drop public.png on screenshots").last,
      "  operationForAcceptingItemsFrom(screenshots, types: [public.png]) -> forbidden"
    )
    try expectEqual(rows("drop public.png on screenshots")[2], " 7 photos in 5 albums  ")
  }

  @Test func `row 63: the drop handler of a tab accepts items that the delegate does not`() throws {
    try expectEqual(
      program.calls("drop public.png on family"),
      [
        "> drop public.png on family",
        "  operationForAcceptingItemsFrom(family, types: [public.png]) -> cancel",
        "  handler dropHandler(family)",
      ]
    )
    try expectEqual(rows("drop public.png on family")[8], "     ⚇ Family        2 ")
  }

  @Test func `row 65: a drop on New Album creates an album without running the handler`() throws {
    let drop = "drop public.png on action albums new-album"
    try expectEqual(
      program.calls(drop).dropFirst(),
      [
        "  sidebarActionOperationForAcceptingItemsFrom(new-album, group: albums, "
          + "types: [public.png]) -> copy",
        "  sidebarActionAcceptItemsFrom(new-album, group: albums, types: [public.png])",
      ]
    )
    try expectEqual(rows(drop)[10], "     ▨ Album 1       1 ")
  }

  @Test func `row 66: the row of an album drags its photos and can't be dragged without photos`()
    throws
  {
    try expectEqual(
      program.calls(
        "drag-row beach-walks night-sky",
        "drag-row city-rain",
        "drag-row all-photos"
      ),
      [
        "> drag-row beach-walks night-sky",
        "  itemsForBeginning(beach-walks)", "  itemsForAddingTo(night-sky)",
        "> drag-row city-rain", "  itemsForBeginning(city-rain)", "  refused: notPermitted",
        "> drag-row all-photos", "  itemsForBeginning(all-photos)", "  refused: notPermitted",
      ]
    )
  }

  @Test func `row 76: swipes mark an album as a favorite and delete it`() throws {
    try expectEqual(
      program.calls(
        "swipe leading beach-walks full",
        "swipe trailing night-sky full",
        "swipe trailing night-sky 0",
        "swipe trailing city-rain full",
        "swipe trailing family",
        "row city-rain"
      ).filter { !$0.hasPrefix("  did") },
      [
        "> swipe leading beach-walks full",
        "  leadingSwipeActionsConfigurationFor(beach-walks)", "  handler Favorite",
        "> swipe trailing night-sky full",
        "  trailingSwipeActionsConfigurationFor(night-sky)", "  refused: notPermitted",
        "> swipe trailing night-sky 0",
        "  trailingSwipeActionsConfigurationFor(night-sky)", "  handler Delete",
        "> swipe trailing city-rain full",
        "  trailingSwipeActionsConfigurationFor(city-rain)", "  handler Delete",
        "> swipe trailing family", "  trailingSwipeActionsConfigurationFor(family)",
        "> row city-rain", "  refused: notOnScreen",
      ]
    )
    try expectEqual(
      rows("swipe leading beach-walks 0", "swipe trailing city-rain 0")[5...7],
      [
        "     ♥ Beach Walks   3 ", "     ▨ Night Sky     2 ", "     ⚇ Family        1 ",
      ]
    )
  }

  @Test func `row 77: a menu has submenus, one of which is created when it opens`() throws {
    try expectEqual(
      program.calls(
        "menu beach-walks \"Copy Photos To\" \"City Rain\"",
        "menu beach-walks \"Copy Photos To\" \"Beach Walks\"",
        "menu beach-walks \"Sort By\" Name",
        "menu screenshots \"Delete Album\"",
        "menu all-photos",
        "menu beach-walks \"Get Info\"",
        "menu beach-walks \"Delete Album\""
      ),
      [
        "> menu beach-walks \"Copy Photos To\" \"City Rain\"",
        "  contextMenuConfigurationFor(beach-walks)", "  handler City Rain",
        "> menu beach-walks \"Copy Photos To\" \"Beach Walks\"",
        "  contextMenuConfigurationFor(beach-walks)", "  refused: notAvailable",
        "> menu beach-walks \"Sort By\" Name",
        "  contextMenuConfigurationFor(beach-walks)", "  handler Name",
        "> menu screenshots \"Delete Album\"",
        "  contextMenuConfigurationFor(screenshots)", "  refused: disabled",
        "> menu all-photos", "  contextMenuConfigurationFor(all-photos)",
        "> menu beach-walks \"Get Info\"",
        "  contextMenuConfigurationFor(beach-walks)", "  handler Get Info",
        "> menu beach-walks \"Delete Album\"",
        "  contextMenuConfigurationFor(beach-walks)", "  handler Delete Album",
      ]
    )
    let rows = try rows("menu beach-walks \"Copy Photos To\" \"City Rain\"")
    expectEqual(rows[2], " 10 photos in 5 albums ")
    expectEqual(rows[7], "     ▨ City Rain     3 ")
  }

  @Test func `a sheet shows the photos of an album without selecting it`() throws {
    let lines = try program.calls(
      "menu beach-walks \"Quick Look\"",
      "row night-sky",
      "print frame",
      "dismiss",
      "dismiss"
    )
    let frame = lines.drop { $0 != "> print frame" }.dropFirst().prefix { !$0.hasPrefix("> ") }
    expectEqual(
      lines.filter { !frame.contains($0) },
      [
        "> menu beach-walks \"Quick Look\"",
        "  contextMenuConfigurationFor(beach-walks)", "  handler Quick Look",
        "> row night-sky", "  refused: covered",
        "> print frame", "> dismiss", "> dismiss", "  refused: notAvailable",
      ]
    )
    expect(frame.contains { $0.contains("Beach Walks") && $0.contains("Beach Walks   ") })
    expect(frame.contains { $0.contains("│▌▨ Shell") })
  }

  @Test func `row 74: the row of an album is displayed while the album exists`() throws {
    try expectEqual(
      program.calls(
        "rows 5 9",
        "action albums new-album",
        "menu album-1 \"Delete Album\"",
        "drop public.png on family"
      ).filter { !$0.hasPrefix("  operation") },
      [
        "> rows 5 9",
        "  itemFor(family)", "  update(family)", "  willBeginDisplaying(family)",
        "  itemFor(screenshots)", "  update(screenshots)", "  willBeginDisplaying(screenshots)",
        "  itemFor(action new-album, group: albums)", "  update(action new-album, group: albums)",
        "> action albums new-album", "  handler New Album",
        "  itemFor(album-1)", "  update(album-1)", "  willBeginDisplaying(album-1)",
        "> menu album-1 \"Delete Album\"", "  contextMenuConfigurationFor(album-1)",
        "  handler Delete Album", "  didEndDisplaying(album-1)",
        "> drop public.png on family",
        "  update(family)", "  handler dropHandler(family)", "  update(family)",
      ]
    )
  }

  @Test func `deleting the selected album selects another album`() throws {
    try expectEqual(
      program.calls("row night-sky", "swipe trailing night-sky 0").suffix(4),
      [
        "> swipe trailing night-sky 0",
        "  trailingSwipeActionsConfigurationFor(night-sky)",
        "  handler Delete",
        "  didSelectTab(beach-walks, previous: night-sky) fallback",
      ]
    )
  }
}
