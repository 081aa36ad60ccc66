public import TabHost

extension [TabHostController.Strings.Text] {
  /// The texts of the status line, without the effects of keys.
  static var status: Self {
    [
      .noMoreTabs, .titledIsDisabled, .thisIsDisabled, .titledIsHidden, .thisIsHidden,
      .titledIsNotOnScreen, .thisIsNotOnScreen, .notPossibleWithTitled, .notPossibleWithThis,
      .titledIsNotAvailable, .thisIsNotAvailable, .titledCannotBeCollapsed,
      .thisCannotBeCollapsed, .titledCannotBeClosed, .thisCannotBeClosed, .buttonClosesTitled,
      .buttonClosesThis, .titledNeedsAnswer, .thisNeedsAnswer, .titledCannotBeHidden,
      .thisCannotBeHidden, .notWhileEditing, .notWhileEditingWithKey, .titledHasNothingToDrag,
      .thisHasNothingToDrag, .titledHasNoMenu, .thisHasNoMenu, .titledHasNoSwipeActions,
      .thisHasNoSwipeActions, .onlyWhileEditing, .onlyWhileEditingWithKey, .alreadyEditing,
      .noFurtherPage, .nothingToGoBackTo, .closeTopFirst, .notPossible, .noSidebarInCompactWidth,
      .noSidebarOnPlatform, .noSidebarWithPages, .noSidebarInTabBarMode, .noSidebarWithoutGroup,
      .noSidebarWithoutSelectedGroup, .moveAbove, .moveBelow, .moveBefore, .moveAfter,
      .putIntoBar, .removeFromBar, .leaveInPlace, .copyRow, .copyItems, .copyBefore, .copyAfter,
      .itemCount, .moveRow, .moveItems,
      .titledIsNotPossibleNow, .notPossibleNow, .rowNotAccepted, .itemsNotAccepted,
      .notAcceptedBecause, .notAcceptedHereBecause, .notDroppedOnTarget, .notDroppedBecause,
      .notDropped, .dragRow,
      .dragItems, .keyHasNoEffect, .noItemOfNumber, .noOtherBadge,
      .titledCannotBeMoved, .thisCannotBeMoved,
      .titledCannotBeAdded, .thisCannotBeAdded, .titledAcceptsNoText, .nothingAcceptsText,
      .quitAgain, .quitAgainWithKey, .quitWithKey, .keyQuitsAgain, .keyQuits, .textTooLongToCopy,
      .textTooLong,
      .pastedTextTooLong, .endIsMissing, .pasteHasNoEnd, .keyEndsPaste,
      .programHasFailed, .customizationNotSaved, .customizationNotLoaded,
      .draftRestored, .draftRestoredWithKey, .draftNotSaved, .draftNotRemoved,
      .draftNotRead,
      .noSidebar, .aboveOther, .belowOther, .beforeOther, .afterOther, .intoBar, .offBar, .inPlace,
      .copyTo, .moveTo, .notAccepted, .reason, .toRow,
    ]
  }
}

extension TabHostController.Strings.Text {
  // MARK: - Refusals

  /// The list of the tabs that do not fit into the bar is not opened.
  public static var noMoreTabs: Self { Self("There are no more tabs") }
  /// The element with a title is disabled.
  public static var titledIsDisabled: Self { Self("{title} is disabled") }
  /// An element without a title is disabled.
  public static var thisIsDisabled: Self { Self("This is disabled") }
  /// The element with a title is hidden.
  public static var titledIsHidden: Self { Self("{title} is hidden") }
  /// An element without a title is hidden.
  public static var thisIsHidden: Self { Self("This is hidden") }
  /// The element with a title is not on screen.
  public static var titledIsNotOnScreen: Self { Self("{title} is not on screen") }
  /// An element without a title is not on screen.
  public static var thisIsNotOnScreen: Self { Self("This is not on screen") }
  /// The action is not permitted with the element with a title.
  public static var notPossibleWithTitled: Self { Self("Not possible with {title}") }
  /// The action is not permitted with an element without a title.
  public static var notPossibleWithThis: Self { Self("Not possible with this") }
  /// The element with a title is not available.
  public static var titledIsNotAvailable: Self { Self("{title} is not available here") }
  /// An element without a title is not available.
  public static var thisIsNotAvailable: Self { Self("This is not available here") }
  /// The group has no row that can be collapsed.
  public static var titledCannotBeCollapsed: Self { Self("{title} cannot be collapsed") }
  /// A group without a title has no row that can be collapsed.
  public static var thisCannotBeCollapsed: Self { Self("This cannot be collapsed") }
  /// The page with a title, which is presented, refuses to be dismissed.
  public static var titledCannotBeClosed: Self { Self("{title} cannot be closed now") }
  /// A page without a title, which is presented, refuses to be dismissed.
  public static var thisCannotBeClosed: Self { Self("This cannot be closed now") }
  /// The page with a title, which is presented, refuses to be dismissed, and has a button that closes
  /// it.
  public static var buttonClosesTitled: Self { Self("{button} closes {title}") }
  /// A page without a title, which is presented, refuses to be dismissed, and has a button that closes
  /// it.
  public static var buttonClosesThis: Self { Self("{button} closes this") }
  /// The alert with a title has no action that cancels it.
  public static var titledNeedsAnswer: Self { Self("{title} needs an answer") }
  /// An alert without a title has no action that cancels it.
  public static var thisNeedsAnswer: Self { Self("This needs an answer") }
  /// The user can't hide the tab with a title.
  public static var titledCannotBeHidden: Self { Self("{title} cannot be hidden") }
  /// The user can't hide a tab without a title.
  public static var thisCannotBeHidden: Self { Self("This cannot be hidden") }
  /// The action is not possible while the user is editing, and no key ends that.
  public static var notWhileEditing: Self { Self("Not possible while editing") }
  /// The action is not possible while the user is editing, which a key ends.
  public static var notWhileEditingWithKey: Self {
    Self("Not possible while editing; {key} ends it")
  }
  /// The row or the page with a title has no items that can be dragged.
  public static var titledHasNothingToDrag: Self { Self("{title} has nothing to drag") }
  /// A row or a page without a title has no items that can be dragged.
  public static var thisHasNothingToDrag: Self { Self("There is nothing to drag here") }
  /// The app has refused an action on the element with a title.
  public static var titledIsNotPossibleNow: Self { Self("{title} is not possible now") }
  /// The app has refused an action on an element without a title.
  public static var notPossibleNow: Self { Self("Not possible now") }
  /// The tab or the row has no context menu.
  public static var titledHasNoMenu: Self { Self("{title} has no menu") }
  /// A tab or a row without a title has no context menu.
  public static var thisHasNoMenu: Self { Self("This has no menu") }
  /// The tab or the row has no swipe actions at that edge.
  public static var titledHasNoSwipeActions: Self { Self("{title} has no actions there") }
  /// A tab or a row without a title has no swipe actions at that edge.
  public static var thisHasNoSwipeActions: Self { Self("This has no actions there") }
  /// The action is possible only while editing, and no key begins it.
  public static var onlyWhileEditing: Self { Self("Only possible while editing") }
  /// The action is possible only while editing, which a key begins.
  public static var onlyWhileEditingWithKey: Self {
    Self("Only possible while editing; {key} begins it")
  }
  /// The user is already editing.
  public static var alreadyEditing: Self { Self("Editing has already begun") }
  /// There is no page in that direction.
  public static var noFurtherPage: Self { Self("There is no further page") }
  /// The visible page is the first one.
  public static var nothingToGoBackTo: Self { Self("There is nothing to go back to") }
  /// Something modal covers the target.
  public static var closeTopFirst: Self { Self("Close what is on top first") }
  /// The tab with a title can't be moved.
  public static var titledCannotBeMoved: Self { Self("{title} cannot be moved") }
  /// A tab without a title can't be moved.
  public static var thisCannotBeMoved: Self { Self("This cannot be moved") }
  /// The row with a title can't be added to the drag.
  public static var titledCannotBeAdded: Self { Self("{title} cannot be added") }
  /// An element without a title, or one that is not a row, can't be added to the drag.
  public static var thisCannotBeAdded: Self { Self("This cannot be added") }
  /// The tab or action with a title does not accept the text that the user has pasted on it.
  public static var titledAcceptsNoText: Self { Self("{title} does not accept pasted text") }
  /// Nothing accepts the text that the user has pasted.
  public static var nothingAcceptsText: Self { Self("Nothing here accepts pasted text") }
  /// No command is bound to the key, or its command has no effect on what has the focus.
  public static var keyHasNoEffect: Self { Self("{key} does nothing here") }
  /// The terminal has sent the beginning of pasted text, and not the end for a while.
  public static var pasteHasNoEnd: Self { Self("The pasted text has no end; {key} ends it") }
  /// ``pasteHasNoEnd`` in a line with little room.
  public static var keyEndsPaste: Self { Self("{key} ends the paste") }
  /// There are fewer tabs than the digit that the user has pressed.
  public static var noItemOfNumber: Self { Self("There is no tab {number}") }
  /// The user has requested the next tab with a badge.
  public static var noOtherBadge: Self { Self("No other tab has a badge") }
  /// Something that is presented refuses to be dismissed, and another request quits all the same.
  public static var quitAgain: Self { Self("What is on top cannot be closed; quit again to end") }
  /// ``quitAgain``, with the key for quitting, which the user has pressed.
  public static var quitAgainWithKey: Self {
    Self("What is on top cannot be closed; {key} again quits")
  }
  /// ``quitAgain``, with the key for quitting, after the user has requested it in another way.
  public static var quitWithKey: Self { Self("What is on top cannot be closed; {key} quits") }
  /// ``quitAgainWithKey`` in a line with little room.
  public static var keyQuitsAgain: Self { Self("{key} again quits") }
  /// ``quitWithKey`` in a line with little room.
  public static var keyQuits: Self { Self("{key} quits") }
  /// The text is too long for the clipboard of the terminal, so it has not been copied or cut.
  public static var textTooLongToCopy: Self { Self("The text is too long for the clipboard") }
  /// ``textTooLongToCopy`` in a line with little room.
  public static var textTooLong: Self { Self("The text is too long") }
  /// Pasted text was longer than what is read, so only its beginning was inserted.
  public static var pastedTextTooLong: Self {
    Self("The pasted text was too long; its end is missing")
  }
  /// ``pastedTextTooLong`` in a line with little room.
  public static var endIsMissing: Self { Self("The end of the text is missing") }
  /// The action is refused for another reason.
  public static var notPossible: Self { Self("Not possible") }

  /// A program that has used the terminal has failed, and the user can read its output. Written below
  /// that.
  public static var programHasFailed: Self {
    Self("{name} has failed; press Enter to continue")
  }

  // MARK: - Errors of the store

  /// The customization of the user can't be saved.
  public static var customizationNotSaved: Self {
    Self("What you have arranged is not saved: {reason}")
  }
  /// The saved customization can't be loaded.
  public static var customizationNotLoaded: Self {
    Self("What you have arranged can't be loaded: {reason}")
  }

  // MARK: - Drafts

  /// What the user has written before the program ended is on the page again.
  public static var draftRestored: Self { Self("Draft restored") }
  /// ``draftRestored``, with the key that discards it.
  public static var draftRestoredWithKey: Self { Self("Draft restored; {key} discards it") }
  /// What the user has written can't be kept in case the program ends.
  public static var draftNotSaved: Self { Self("Your draft is not saved: {reason}") }
  /// The draft of a text that the user has finished can't be removed.
  public static var draftNotRemoved: Self { Self("The draft is not removed: {reason}") }
  /// What the user has written before can't be read.
  public static var draftNotRead: Self { Self("Your draft can't be restored: {reason}") }

  // MARK: - Reasons why there is no sidebar

  /// There is no sidebar, in a line that has no room for the reason.
  public static var noSidebar: Self { Self("There is no sidebar here") }
  /// The screen is too narrow.
  public static var noSidebarInCompactWidth: Self {
    Self("There is no sidebar, because the horizontal size class is compact")
  }
  /// The platform shows either a bar or a sidebar.
  public static var noSidebarOnPlatform: Self {
    Self("There is no sidebar, because this platform shows the bar instead")
  }
  /// The tabs are pages.
  public static var noSidebarWithPages: Self {
    Self("There is no sidebar, because the host displays its tabs as pages")
  }
  /// The mode of the host is `tabBar`.
  public static var noSidebarInTabBarMode: Self {
    Self("There is no sidebar, because the app shows only the bar")
  }
  /// No root tab is a group.
  public static var noSidebarWithoutGroup: Self {
    Self("There is no sidebar, because the app has no groups of tabs")
  }
  /// The sidebar lists the tabs of the selected group.
  public static var noSidebarWithoutSelectedGroup: Self {
    Self("There is no sidebar, because no group is selected")
  }

  // MARK: - Effects of a drop

  /// The row would be before another one.
  public static var moveAbove: Self { Self("Move {title} above {other}") }
  /// The row would be after another one.
  public static var moveBelow: Self { Self("Move {title} below {other}") }
  /// The item of the bar would be before another one.
  public static var moveBefore: Self { Self("Move {title} before {other}") }
  /// The item of the bar would be after another one.
  public static var moveAfter: Self { Self("Move {title} after {other}") }
  /// The tab would be added to the bar.
  public static var putIntoBar: Self { Self("Put {title} into the bar") }
  /// The tab would be removed from the bar.
  public static var removeFromBar: Self { Self("Remove {title} from the bar") }
  /// Nothing would change.
  public static var leaveInPlace: Self { Self("Leave {title} where it is") }
  /// The dragged row would be copied.
  public static var copyRow: Self { Self("Copy {title} to {target}") }
  /// Several dragged items would be copied.
  public static var copyItems: Self { Self("Copy {count} items to {target}") }
  /// The dragged row would be copied before another one.
  public static var copyBefore: Self { Self("Copy {title} before {other}") }
  /// The dragged row would be copied after another one.
  public static var copyAfter: Self { Self("Copy {title} after {other}") }
  /// The items of a row that are dragged, in place of its title.
  public static var itemCount: Self { Self("{count} items") }
  /// The dragged row would be moved.
  public static var moveRow: Self { Self("Move {title} to {target}") }
  /// Several dragged items would be moved.
  public static var moveItems: Self { Self("Move {count} items to {target}") }
  /// The row below the pointer refuses the dragged row.
  public static var rowNotAccepted: Self { Self("{target} does not accept {title}") }
  /// The row below the pointer refuses several dragged items.
  public static var itemsNotAccepted: Self { Self("{target} does not accept {count} items") }
  /// The target below the pointer refuses what is dragged, for a reason that the app gives.
  public static var notAcceptedBecause: Self { Self("{target} does not accept {title}: {reason}") }
  /// The gap between rows below the pointer refuses what is dragged, for a reason that the app gives.
  public static var notAcceptedHereBecause: Self { Self("Not accepted here: {reason}") }
  /// The user has tried to drop something where it is not accepted, for a reason that the app gives.
  public static var notDroppedBecause: Self { Self("Not dropped: {reason}") }
  /// The user has tried to drop something on a target that does not accept it.
  public static var notDroppedOnTarget: Self { Self("Not dropped: {target} does not accept it") }
  /// The pointer is not on a row.
  public static var dragRow: Self { Self("Drag {title} to a row") }
  /// The pointer is not on a row, and several items are dragged.
  public static var dragItems: Self { Self("Drag {count} items to a row") }

  // MARK: - Short forms

  /// ``moveAbove`` in a line with little room.
  public static var aboveOther: Self { Self("Above {other}") }
  /// ``moveBelow`` in a line with little room.
  public static var belowOther: Self { Self("Below {other}") }
  /// ``moveBefore`` in a line with little room.
  public static var beforeOther: Self { Self("Before {other}") }
  /// ``moveAfter`` in a line with little room.
  public static var afterOther: Self { Self("After {other}") }
  /// ``putIntoBar`` in a line with little room.
  public static var intoBar: Self { Self("Into the bar") }
  /// ``removeFromBar`` in a line with little room.
  public static var offBar: Self { Self("Off the bar") }
  /// ``leaveInPlace`` in a line with little room.
  public static var inPlace: Self { Self("Leave in place") }
  /// ``copyRow`` and ``copyItems`` in a line with little room.
  public static var copyTo: Self { Self("Copy to {target}") }
  /// ``moveRow`` and ``moveItems`` in a line with little room.
  public static var moveTo: Self { Self("Move to {target}") }
  /// ``rowNotAccepted`` and ``itemsNotAccepted`` in a line with little room, and for a gap between rows.
  public static var notAccepted: Self { Self("Not accepted here") }
  /// ``notAcceptedBecause`` and ``notDroppedBecause`` in a line with little room.
  public static var reason: Self { Self("{reason}") }
  /// ``notDroppedOnTarget`` in a line with little room, or without a target.
  public static var notDropped: Self { Self("Not dropped") }
  /// ``dragRow`` and ``dragItems`` in a line with little room.
  public static var toRow: Self { Self("Drag to a row") }
}
