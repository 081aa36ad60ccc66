// swift-format-ignore-file

extension PortingTable {
  /// The table, generated from "UIKit symbol by symbol" by the test that compares both.
  static let generatedText = #"""
    type NSDirectionalEdgeInsets EdgeInsets
    type NSItemProvider ItemProvider
    type NSItemProviderFileOptions ItemProviderFileOptions
    type NSItemProviderReading ItemProviderReading
    type NSItemProviderRepresentationVisibility ItemProvider.Visibility
    type NSItemProviderWriting ItemProviderWriting
    type NSLineBreakMode LineBreakMode
    type Progress LoadingProgress
    type UIAccessibilityContrast AccessibilityContrast
    type UIAction Action
    type UIAdaptivePresentationControllerDelegate AdaptivePresentationControllerDelegate
    type UIAlertAction AlertAction
    type UIAlertController AlertController
    type UIBackgroundConfiguration BackgroundConfiguration
    type UIBarButtonItem BarButtonItem
    type UIBarButtonItemGroup BarButtonItemGroup
    type UIBarButtonItemVisibilityPriority BarButtonItemVisibilityPriority
    type UIBarMinimization BarMinimization
    type UIBarMinimizationBehavior BarMinimizationBehavior
    type UIBarMinimizationRestorationBehavior BarMinimizationRestorationBehavior
    type UICellAccessory CellAccessory
    type UICellConfigurationState CellConfigurationState
    type UIColor Color
    type UICommand Command
    type UIConfigurationColorTransformer ConfigurationColorTransformer
    type UIConfigurationState ConfigurationState
    type UIConfigurationStateCustomKey ConfigurationStateCustomKey
    type UIContentConfiguration ContentConfiguration
    type UIContentSizeCategory ContentSizeCategory
    type UIContentUnavailableConfiguration ContentUnavailableConfiguration
    type UIContentView ContentView
    type UIContextMenuConfiguration ContextMenuConfiguration
    type UIContextualAction ContextualAction
    type UIDeferredMenuElement DeferredMenuElement
    type UIDragDropSession DragDropSession
    type UIDragItem DragItem
    type UIDragSession DragSession
    type UIDropOperation DropOperation
    type UIDropSession DropSession
    type UIDropSessionProgressIndicatorStyle DropSessionProgressIndicatorStyle
    type UIFont Font
    type UIImage TabImage
    type UIInterfaceOrientation InterfaceOrientation
    type UIInterfaceOrientationMask InterfaceOrientationMask
    type UIKeyCommand KeyCommand
    type UIKeyModifierFlags KeyModifierFlags
    type UILayoutGuide LayoutGuide
    type UIListContentConfiguration ListContentConfiguration
    type UIListContentView ListContentView
    type UIListEnvironment ListEnvironment
    type UIMenu Menu
    type UIMenuElement MenuElement
    type UIMenuLeaf MenuLeaf
    type UIModalPresentationStyle ModalPresentationStyle
    type UIMutableTraits MutableTraits
    type UINavigationBar NavigationBar
    type UINavigationController NavigationController
    type UINavigationControllerDelegate NavigationControllerDelegate
    type UINavigationItem NavigationItem
    type UIPopoverPresentationController PopoverPresentationController
    type UIPopoverPresentationControllerDelegate AdaptivePresentationControllerDelegate
    type UIPopoverPresentationControllerSourceItem PopoverSourceItem
    type UIPresentationController PresentationController
    type UIRectEdge RectEdge
    type UISearchBar SearchBar
    type UISearchBarDelegate SearchBarDelegate
    type UISearchController SearchController
    type UISearchControllerDelegate SearchControllerDelegate
    type UISearchResultsUpdating SearchResultsUpdating
    type UISearchTab SearchTabItem
    type UISheetPresentationController SheetPresentationController
    type UISheetPresentationControllerDetentResolutionContext SheetPresentationControllerDetentResolutionContext
    type UISpringLoadedInteractionSupporting SpringLoadedInteractionSupporting
    type UIStatusBarAnimation StatusBarAnimation
    type UIStatusBarStyle StatusBarStyle
    type UISwipeActionsConfiguration SwipeActionsConfiguration
    type UITab TabItem
    type UITabAccessory TabAccessory
    type UITabBar TabBar
    type UITabBarController TabHostController
    type UITabBarControllerDelegate TabHostControllerDelegate
    type UITabBarItem TabBarItem
    type UITabGroup TabGroupItem
    type UITabSidebarItem TabSidebarItem
    type UITextField TextField
    type UITraitAccessibilityContrast AccessibilityContrastTrait
    type UITraitCollection TraitCollection
    type UITraitDefinition TraitDefinition
    type UITraitEnvironmentLayoutDirection LayoutDirection
    type UITraitHorizontalSizeClass HorizontalSizeClassTrait
    type UITraitLayoutDirection LayoutDirectionTrait
    type UITraitListEnvironment ListEnvironmentTrait
    type UITraitOverrides TraitOverrides
    type UITraitPreferredContentSizeCategory PreferredContentSizeCategoryTrait
    type UITraitTabAccessoryEnvironment TabAccessoryEnvironmentTrait
    type UITraitUserInterfaceIdiom UserInterfaceIdiomTrait
    type UITraitUserInterfaceStyle UserInterfaceStyleTrait
    type UITraitVerticalSizeClass VerticalSizeClassTrait
    type UITransitionContextViewControllerKey TransitionContextViewControllerKey
    type UIUserInterfaceIdiom UserInterfaceIdiom
    type UIUserInterfaceSizeClass SizeClass
    type UIUserInterfaceStyle UserInterfaceStyle
    type UIVerticalBarBehavior VerticalBarBehavior
    type UIVerticalBarCompressionBehavior VerticalBarCompressionBehavior
    type UIVerticalBarEdge VerticalBarEdge
    type UIView ViewController
    type UIViewController ViewController
    type UIViewControllerTransitionCoordinator ViewControllerTransitionCoordinator
    type UIViewControllerTransitionCoordinatorContext ViewControllerTransitionCoordinatorContext
    word tabBarController tabHostController
    word tabBarControllerDidEndEditing tabHostControllerDidEndEditing
    word tabBarControllerWillBeginEditing tabHostControllerWillBeginEditing
    word viewControllerProvider viewProvider
    own AccessibilityContrast
    own AccessibilityContrastTrait
    own Action
    own AdaptivePresentationControllerDelegate
    own AlertAction
    own AlertController
    own AppDataStore
    own BackgroundConfiguration
    own BarButtonItem
    own BarButtonItemGroup
    own BarButtonItemVisibilityPriority
    own BarMinimization
    own BarMinimizationBehavior
    own BarMinimizationRestorationBehavior
    own CellAccessory
    own CellConfigurationState
    own Color
    own Command
    own ConfigurationColorTransformer
    own ConfigurationState
    own ConfigurationStateCustomKey
    own ContentConfiguration
    own ContentSizeCategory
    own ContentUnavailableConfiguration
    own ContentView
    own ContextMenuConfiguration
    own ContextualAction
    own DeferredMenuElement
    own DelegateMethod
    own Drag
    own DragDropSession
    own DragItem
    own DragSession
    own DraggableContent
    own DraggableElement
    own DropHandler
    own DropOperation
    own DropSession
    own DropSessionProgressIndicatorStyle
    own EdgeInsets
    own FileTabCustomizationStore
    own FocusItem
    own Font
    own HorizontalSizeClassTrait
    own IdentityHashable
    own InMemoryTabCustomizationStore
    own InputContent
    own InterfaceOrientation
    own InterfaceOrientationMask
    own ItemProvider
    own ItemProviderError
    own ItemProviderFileOptions
    own ItemProviderReading
    own ItemProviderWriting
    own KeyCommand
    own KeyModifierFlags
    own LayoutDirection
    own LayoutDirectionTrait
    own LayoutGuide
    own LayoutMetrics
    own LineBreakMode
    own ListContentConfiguration
    own ListContentView
    own ListEnvironment
    own ListEnvironmentTrait
    own LoadingProgress
    own Menu
    own MenuElement
    own MenuLeaf
    own MenuSession
    own ModalPresentationStyle
    own MutableTraits
    own NavigationBar
    own NavigationController
    own NavigationControllerDelegate
    own NavigationItem
    own OlderAppData
    own Orientation
    own OrientationTrait
    own PartsController
    own Popover
    own PopoverPresentationController
    own PopoverSourceItem
    own PreferredContentSizeCategoryTrait
    own PresentationChanges
    own PresentationController
    own ProgressIndicator
    own RectEdge
    own SearchBar
    own SearchBarDelegate
    own SearchController
    own SearchControllerDelegate
    own SearchResultsUpdating
    own SearchTabItem
    own SelectionOrigin
    own SheetPresentationController
    own SheetPresentationControllerDetentResolutionContext
    own ShowingGroupChildrenTrait
    own SidebarAvailableTrait
    own SizeClass
    own SplitController
    own SplitControllerDelegate
    own SpringLoadedInteractionSupporting
    own StatusBarAnimation
    own StatusBarStyle
    own SwipeActionsConfiguration
    own SwipeEdge
    own SwipeSession
    own TabAccessibility
    own TabAccessory
    own TabAccessoryEnvironmentTrait
    own TabBadge
    own TabBar
    own TabBarItem
    own TabBarPlacement
    own TabBarPlacementTrait
    own TabCustomization
    own TabCustomizationBehavior
    own TabCustomizationStore
    own TabCustomizationStoreError
    own TabFrameProvider
    own TabGroupItem
    own TabHostController
    own TabHostControllerDelegate
    own TabHostEvent
    own TabHostObserver
    own TabHostWindow
    own TabImage
    own TabItem
    own TabRestorationState
    own TabSelection
    own TabSidebarItem
    own TabSurface
    own TabVisibility
    own TextField
    own TraitCollection
    own TraitDefinition
    own TraitOverrides
    own TransitionContextViewControllerKey
    own UserAction
    own UserInteraction
    own UserInterfaceIdiom
    own UserInterfaceIdiomTrait
    own UserInterfaceStyle
    own UserInterfaceStyleTrait
    own VerticalBarBehavior
    own VerticalBarCompressionBehavior
    own VerticalBarEdge
    own VerticalBarEdgeTrait
    own VerticalSizeClassTrait
    own ViewController
    own ViewControllerTransitionCoordinator
    own ViewControllerTransitionCoordinatorContext
    member Animating
    member Attributes
    member AxisBehavior
    member Badge
    member CheckmarkOptions
    member Content
    member CustomViewConfiguration
    member Delegate
    member DeleteOptions
    member DetailOptions
    member Detent
    member DisclosureIndicatorOptions
    member DisplayedState
    member DragState
    member DropState
    member ElementOrder
    member ElementSize
    member Environment
    member Identifier
    member ImageProperties
    member InsertOptions
    member LabelOptions
    member LargeTitleDisplayMode
    member Layout
    member LayoutDimension
    member MinimizeBehavior
    member Mode
    member MultiselectOptions
    member Options
    member OutlineDisclosureOptions
    member Placement
    member PopUpMenuOptions
    member RenderingMode
    member ReorderOptions
    member Request
    member ScrollTarget
    member Sidebar
    member SidebarAppearance
    member State
    member Style
    member SymbolConfiguration
    member SystemItem
    member TextProperties
    member TextStyle
    member Weight
    member accessibilityContrast
    member accessibilityHint
    member accessibilityIdentifier
    member accessibilityLabel
    member accessibilityValue
    member accessories
    member accompaniedSidebarCell
    member accompaniedSidebarSubtitleCell
    member action
    member actionSheet
    member actions
    member adaptivePresentationStyle
    member addAction
    member addAnimations
    member addChild
    member addCompletion
    member addKeyCommand
    member addTextField
    member additionalOverflowItems
    member additionalSafeAreaInsets
    member adjustsFontForContentSizeCategory
    member alert
    member all
    member allButUpsideDown
    member allowsAutomaticMirroring
    member allowsHiding
    member allowsMoveOperation
    member allowsReordering
    member alphaShift
    member alternate
    member always
    member animate
    member animateChanges
    member applyingSymbolConfiguration
    member attributedText
    member attributes
    member automatic
    member automaticallyActivatesSearch
    member automaticallyShowsCancelButton
    member automaticallyShowsScopeBar
    member axisBehavior
    member backAction
    member backButtonTitle
    member backgroundColor
    member backgroundColorTransformer
    member backgroundConfiguration
    member backgroundInsets
    member badge
    member badgeColor
    member badgeCount
    member badgeValue
    member barButtonItems
    member becomeFirstResponder
    member beginAppearanceTransition
    member black
    member boldSystemFont
    member bottomAccessory
    member bottomBarView
    member button
    member buttonProperties
    member canBecomeFirstResponder
    member canBecomeFocused
    member canLoadObject
    member canLoadObjects
    member canResignFirstResponder
    member cancel
    member cell
    member cellDragState
    member cellDropState
    member centerItemGroups
    member changesSelectionAsPrimaryAction
    member checkmark
    member childForHomeIndicatorAutoHidden
    member childForPreferredVerticalBarBehavior
    member childForScreenEdgesDeferringSystemGestures
    member childForStatusBarHidden
    member childForStatusBarStyle
    member children
    member clear
    member color
    member colorTransformer
    member command
    member compact
    member compactTabIdentifiers
    member configuration
    member configurationState
    member contains
    member content
    member contentConfiguration
    member contentLayoutGuide
    member contentUnavailableConfiguration
    member contentView
    member control
    member copy
    member cornerRadius
    member count
    member creatingFixedGroup
    member creatingMovableGroup
    member creatingOptionalGroup
    member custom
    member customView
    member customizationIdentifier
    member dark
    member darkContent
    member darkGray
    member default
    member defaultBackgroundConfiguration
    member defaultChildIdentifier
    member defaultContentConfiguration
    member defaultValue
    member delegate
    member delete
    member destructive
    member detail
    member detents
    member didDismissSearchController
    member didMove
    member didPresentSearchController
    member directionalLayoutMargins
    member disabled
    member disclosureIndicator
    member discoverabilityTitle
    member dismiss
    member displayAsPalette
    member displayInline
    member displayOrder
    member displayOrderIdentifiers
    member done
    member editButtonItem
    member editingChangedHandler
    member empty
    member endAppearanceTransition
    member extraProminentInsetGroupedHeader
    member f1
    member f10
    member f11
    member f12
    member f2
    member f3
    member f4
    member f5
    member f6
    member f7
    member f8
    member f9
    member fixed
    member fixedGroup
    member fixedSpace
    member flexibleSpace
    member font
    member footer
    member footerContentConfiguration
    member forbidden
    member formSheet
    member frame
    member fullScreen
    member grayscale
    member grouped
    member groupedFooter
    member groupedHeader
    member handler
    member hasDifferentColorAppearance
    member hasItemConformingToTypeIdentifier
    member hasItemsConforming
    member hasVisiblePlacement
    member header
    member headerContentConfiguration
    member hidden
    member hidesBackButton
    member hidesBottomBarWhenPushed
    member hidesNavigationBarDuringPresentation
    member hidesSearchBarWhenScrolling
    member high
    member horizontalOnly
    member horizontalSizeClass
    member identifier
    member image
    member imageProperties
    member imageToTextPadding
    member indicator
    member init
    member inline
    member input
    member inputDelete
    member inputDownArrow
    member inputEnd
    member inputEscape
    member inputHome
    member inputLeftArrow
    member inputPageDown
    member inputPageUp
    member inputRightArrow
    member inputUpArrow
    member insert
    member insetGrouped
    member invalidateDetents
    member isAccessibilityCategory
    member isActive
    member isAnimated
    member isAvailable
    member isBeingDismissed
    member isBeingPresented
    member isCancelled
    member isCollapsedByDefault
    member isDisabled
    member isEditing
    member isEnabled
    member isEqual
    member isExpanded
    member isFirstResponder
    member isFocused
    member isHidden
    member isHiddenByDefault
    member isHighlighted
    member isLandscape
    member isModalInPresentation
    member isMovingFromParent
    member isMovingToParent
    member isNavigationBarHidden
    member isPinned
    member isPortrait
    member isReordering
    member isRestrictedToDraggingApplication
    member isSecureTextEntry
    member isSelected
    member isSidebarDestination
    member isSpringLoaded
    member isSwiped
    member isSymbolImage
    member isTabBarHidden
    member isToolbarHidden
    member isViewLoaded
    member italicSystemFont
    member itemProvider
    member items
    member keepsMenuPresented
    member keyCommands
    member label
    member landscape
    member large
    member largeTitleDisplayMode
    member layoutDirection
    member leading
    member leadingItemGroups
    member leftBarButtonItem
    member leftBarButtonItems
    member leftItemsSupplementBackButton
    member light
    member lightContent
    member lightGray
    member lineBreakMode
    member listAccompaniedSidebarCell
    member listCell
    member listEnvironment
    member listFooter
    member listGroupedCell
    member listGroupedHeaderFooter
    member listHeader
    member listPlainCell
    member listPlainHeaderFooter
    member listSidebarCell
    member listSidebarHeader
    member loadData
    member loadDataRepresentation
    member loadFileRepresentation
    member loadObject
    member loadObjects
    member loadView
    member loadViewIfNeeded
    member loading
    member localContext
    member localDragSession
    member localObject
    member location
    member low
    member makeContentView
    member managingNavigationController
    member managingTabGroup
    member maximumSize
    member medium
    member menu
    member message
    member minimizationBehavior
    member mixed
    member modalPresentationStyle
    member mode
    member modifierFlags
    member modifyingTraits
    member monospacedSystemFont
    member movable
    member movableGroup
    member move
    member multiselect
    member navigationBar
    member navigationBarMinimization
    member navigationController
    member navigationItem
    member navigationOverflowItems
    member never
    member next
    member none
    member normal
    member numberOfLines
    member numericPad
    member object
    member obscuresBackgroundDuringPresentation
    member off
    member on
    member onScrollDown
    member onScrollUp
    member optional
    member optionalGroup
    member options
    member outlineDisclosure
    member overlap
    member overrideTraitCollection
    member ownProcess
    member pageSheet
    member parent
    member performBatchUpdates
    member performWithSender
    member performsFirstActionWithFullSwipe
    member pinned
    member pinnedTrailingGroup
    member placeholder
    member plain
    member plainFooter
    member plainHeader
    member pointSize
    member popToRootViewController
    member popToViewController
    member popUpMenu
    member popViewController
    member popover
    member popoverPresentationController
    member portrait
    member possibleTitles
    member preferredAction
    member preferredContentSize
    member preferredContentSizeCategory
    member preferredElementSize
    member preferredFont
    member preferredInterfaceOrientationForPresentation
    member preferredLayout
    member preferredMenuElementOrder
    member preferredPlacement
    member preferredScreenEdgesDeferringSystemGestures
    member preferredStatusBarStyle
    member preferredStatusBarUpdateAnimation
    member preferredStyle
    member preferredSymbolConfiguration
    member preferredTint
    member preferredVerticalBarBehavior
    member prefersBarItems
    member prefersGrabberVisible
    member prefersHomeIndicatorAutoHidden
    member prefersInterfaceOrientationLocked
    member prefersLargeTitles
    member prefersSideBySideTextAndSecondaryText
    member prefersStatusBarHidden
    member prefersTabBar
    member present
    member presentationController
    member presentationControllerDidAttemptToDismiss
    member presentationControllerDidDismiss
    member presentationControllerShouldDismiss
    member presentationControllerWillDismiss
    member presentationSourceItem
    member presentationStyle
    member presentedViewController
    member presentingViewController
    member previewProvider
    member primaryAction
    member priority
    member progress
    member progressIndicatorStyle
    member prominent
    member prominentInsetGroupedHeader
    member prominentTabIdentifier
    member prompt
    member propertyList
    member pushViewController
    member readableTypeIdentifiersForItemProvider
    member reconfigureItem
    member registerDataRepresentation
    member registerFileRepresentation
    member registerForTraitChanges
    member registerObject
    member registeredTypeIdentifiers
    member regular
    member remove
    member removeFromParent
    member removeKeyCommand
    member reorder
    member replacing
    member replacingChildren
    member representativeItem
    member reservedLayoutSize
    member resignFirstResponder
    member resolvedBackgroundColor
    member resolvedColor
    member resolvedStrokeColor
    member resolvedTintColor
    member resolvedValue
    member restorationBehavior
    member rightBarButtonItem
    member rightBarButtonItems
    member rootSection
    member scopeButtonTitles
    member scroll
    member scrollContent
    member search
    member searchBar
    member searchBarCancelButtonClicked
    member searchBarSearchButtonClicked
    member searchBarTextDidBeginEditing
    member searchBarTextDidEndEditing
    member searchController
    member searchResultsController
    member searchResultsUpdater
    member secondaryAttributedText
    member secondaryLabel
    member secondaryText
    member secondaryTextProperties
    member selectedChild
    member selectedDetentIdentifier
    member selectedElements
    member selectedImage
    member selectedIndex
    member selectedItem
    member selectedScopeButtonIndex
    member selectedTab
    member selectedViewController
    member sender
    member setBottomAccessory
    member setEditing
    member setHidesBackButton
    member setLeftBarButton
    member setLeftBarButtonItems
    member setNavigationBarHidden
    member setNeedsDisplay
    member setNeedsStatusBarAppearanceUpdate
    member setNeedsUpdateOfHomeIndicatorAutoHidden
    member setNeedsUpdateOfPrefersInterfaceOrientationLocked
    member setNeedsUpdateOfScreenEdgesDeferringSystemGestures
    member setNeedsUpdateOfSupportedInterfaceOrientations
    member setNeedsUpdateOfVerticalBarConfiguration
    member setNeedsUpdateProperties
    member setOverrideTraitCollection
    member setProminentTabIdentifier
    member setRightBarButton
    member setRightBarButtonItems
    member setTabBarHidden
    member setTabs
    member setToolbarHidden
    member setToolbarItems
    member setViewControllers
    member sheetPresentationController
    member shift
    member shouldAutomaticallyForwardAppearanceMethods
    member shouldAutorotate
    member show
    member showDetailViewController
    member showsCancelButton
    member showsScopeBar
    member sidebar
    member sidebarActions
    member sidebarAppearance
    member sidebarCell
    member sidebarHeader
    member sidebarOnly
    member sidebarPlain
    member sidebarSubtitleCell
    member singleSelection
    member small
    member sourceItem
    member standard
    member state
    member string
    member strokeColor
    member strokeColorTransformer
    member strokeWidth
    member style
    member subscript
    member subtitle
    member subtitleCell
    member suggestedName
    member supportedInterfaceOrientations
    member supports
    member symbolConfiguration
    member systemBlue
    member systemBrown
    member systemCyan
    member systemFont
    member systemGray
    member systemGreen
    member systemIndigo
    member systemMint
    member systemOrange
    member systemPink
    member systemPurple
    member systemRed
    member systemTeal
    member systemTraitsAffectingVerticalBarEdge
    member systemYellow
    member tab
    member tabAccessoryEnvironment
    member tabBar
    member tabBarItem
    member tabBarMinimizeBehavior
    member tabHostController
    member tabHostControllerDidEndEditing
    member tabHostControllerWillBeginEditing
    member tabSidebar
    member tabs
    member tag
    member tertiaryLabel
    member text
    member textFields
    member textProperties
    member textToSecondaryTextHorizontalPadding
    member textToSecondaryTextVerticalPadding
    member tile
    member tintColor
    member tintColorTransformer
    member title
    member toggleSidebar
    member toolbarItems
    member topItem
    member topViewController
    member trailing
    member trailingItemGroups
    member traitCollection
    member traitCollectionDidChange
    member traitOverrides
    member transitionCoordinator
    member transitionDuration
    member uncached
    member unregisterForTraitChanges
    member unspecified
    member updateProperties
    member updatePropertiesIfNeeded
    member updateSearchResults
    member updated
    member userInfo
    member userInterfaceIdiom
    member userInterfaceStyle
    member valueCell
    member verticalBarCompressionBehavior
    member verticalBarEdge
    member verticalPreferred
    member verticalSizeClass
    member viewController
    member viewControllers
    member viewDidAppear
    member viewDidDisappear
    member viewDidLayoutSubviews
    member viewDidLoad
    member viewIfLoaded
    member viewIsAppearing
    member viewWillAppear
    member viewWillDisappear
    member viewWillLayoutSubviews
    member viewWillTransition
    member visibilityPriority
    member visibleViewController
    member wantsPriorityOverSystemBehavior
    member whenEditing
    member whenNotEditing
    member white
    member willDismissSearchController
    member willMove
    member willPresentSearchController
    member withConfiguration
    member withRenderingMode
    member withSize
    member withTintColor
    member writableTypeIdentifiersForItemProvider
    open ViewController loadView()
    open ViewController viewDidLoad()
    open ViewController viewWillAppear(_:)
    open ViewController viewIsAppearing(_:)
    open ViewController viewWillLayoutSubviews()
    open ViewController viewDidLayoutSubviews()
    open ViewController viewDidAppear(_:)
    open ViewController viewWillDisappear(_:)
    open ViewController viewDidDisappear(_:)
    open ViewController willMove(toParent:)
    open ViewController didMove(toParent:)
    open ViewController shouldAutomaticallyForwardAppearanceMethods
    open ViewController traitCollection
    open ViewController updateProperties()
    open ViewController traitCollectionDidChange(_:)
    open ViewController viewWillTransition(to:with:)
    open ViewController title
    open ViewController isEditing
    open ViewController setEditing(_:animated:)
    open ViewController keyCommands
    open ViewController hidesBottomBarWhenPushed
    open ViewController preferredVerticalBarBehavior
    open ViewController childForPreferredVerticalBarBehavior
    open ViewController tabBarItem
    open ViewController toolbarItems
    open ViewController setToolbarItems(_:animated:)
    open ViewController preferredContentSize
    open ViewController contentUnavailableConfiguration
    open ViewController presentedViewController
    open ViewController present(_:animated:completion:)
    open ViewController parent
    open ViewController children
    open ViewController tabHostController
    open ViewController navigationController
    open ViewController splitController
    open ViewController transitionCoordinator
    open ViewController isViewLoaded
    open ViewController viewIfLoaded
    open ViewController isMovingToParent
    open ViewController isMovingFromParent
    open ViewController isBeingPresented
    open ViewController isBeingDismissed
    open ViewController presentingViewController
    open ViewController presentationController
    open ViewController popoverPresentationController
    open ViewController modalPresentationStyle
    open ViewController isModalInPresentation
    open ViewController dismiss(animated:completion:)
    open ViewController show(_:sender:)
    open ViewController showDetailViewController(_:sender:)
    open ViewController next
    open ViewController canBecomeFirstResponder
    open ViewController canResignFirstResponder
    open ViewController becomeFirstResponder()
    open ViewController resignFirstResponder()
    open ViewController tabWasReselected()
    open ViewController shouldLeavePage()
    open ViewController scrollToBeginning()
    open ViewController description
    open ViewController preferredStatusBarStyle
    open ViewController prefersStatusBarHidden
    open ViewController preferredStatusBarUpdateAnimation
    open ViewController childForStatusBarStyle
    open ViewController childForStatusBarHidden
    open ViewController setNeedsStatusBarAppearanceUpdate()
    open ViewController supportedInterfaceOrientations
    open ViewController preferredInterfaceOrientationForPresentation
    open ViewController shouldAutorotate
    open ViewController prefersInterfaceOrientationLocked
    open ViewController setNeedsUpdateOfSupportedInterfaceOrientations()
    open ViewController setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    open ViewController prefersHomeIndicatorAutoHidden
    open ViewController childForHomeIndicatorAutoHidden
    open ViewController setNeedsUpdateOfHomeIndicatorAutoHidden()
    open ViewController preferredScreenEdgesDeferringSystemGestures
    open ViewController childForScreenEdgesDeferringSystemGestures
    open ViewController setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    open TabHostController tabs
    open TabHostController setTabs(_:animated:)
    open TabHostController viewControllers
    open TabHostController setViewControllers(_:animated:)
    open TabHostController selectedTab
    open TabHostController selectedIndex
    open TabHostController selectedViewController
    open TabHostController setTabBarHidden(_:animated:)
    open TabHostController selectedTabDidChange(from:)
    open TabHostController traitCollection
    open TabHostController isEditing
    open TabHostController setEditing(_:animated:)
    open TabHostController childForPreferredVerticalBarBehavior
    open TabHostController tabKeyCommands
    open TabHostController description
    open NavigationController viewControllers
    open NavigationController setViewControllers(_:animated:)
    open NavigationController pushViewController(_:animated:)
    open NavigationController popViewController(animated:)
    open NavigationController popToViewController(_:animated:)
    open NavigationController popToRootViewController(animated:)
    open NavigationController isNavigationBarHidden
    open NavigationController setNavigationBarHidden(_:animated:)
    open NavigationController isToolbarHidden
    open NavigationController setToolbarHidden(_:animated:)
    open NavigationController childForPreferredVerticalBarBehavior
    open NavigationController topViewController
    open NavigationController visibleViewController
    open NavigationController tabBarItem
    open NavigationController tabWasReselected()
    open NavigationController show(_:sender:)
    open SplitController setViewController(_:for:)
    open SplitController show(_:)
    open SplitController hide(_:)
    open SplitController showDetailViewController(_:sender:)
    open TabItem title
    open TabItem viewController
    open TabItem description
    open SearchController isActive
    open TabGroupItem children
    open TabSidebarItem copy()
    inert AnyResponder protocol
    inert AnyView struct
    inert Binding struct
    inert CAAnimation class
    inert CAAnimationDelegate protocol
    inert CABasicAnimation class
    inert CAGradientLayer class
    inert CALayer class
    inert CAMediaTimingFillMode enum
    inert CAMediaTimingFunction class
    inert CAMediaTimingFunctionName enum
    inert CAShapeLayer class
    inert CAShapeLayerFillRule enum
    inert CATransaction enum
    inert CATransition class
    inert CATransitionSubtype enum
    inert CATransitionType enum
    inert CGAffineTransform struct
    inert CGColor typealias
    inert CGPath typealias
    inert EmptyView struct
    inert InertBarLook protocol
    inert InertDiffableDataSource class
    inert InertItemLook protocol
    inert Logger struct
    inert NSDiffableDataSourceSnapshot struct
    inert NSDirectionalRectEdge struct
    inert NSHashTable class
    inert NSLayoutAnchor class
    inert NSLayoutConstraint class
    inert NSLayoutDimension typealias
    inert NSLayoutXAxisAnchor typealias
    inert NSLayoutYAxisAnchor typealias
    inert NSMapTable class
    inert NSMutableParagraphStyle class
    inert NSParagraphStyle class
    inert NSTextAlignment enum
    inert NSTextAttachment class
    inert NSUnderlineStyle enum
    inert NSUserActivity class
    inert OSLog class
    inert OSLogMessage struct
    inert OSLogPrivacy enum
    inert OSLogType struct
    inert ObservableObject protocol
    inert ObservedObject typealias
    inert Published struct
    inert State struct
    inert StateObject typealias
    inert UIAccessibility enum
    inert UIAccessibilityCustomAction class
    inert UIActivity class
    inert UIActivityIndicatorView class
    inert UIActivityItemSource protocol
    inert UIActivityViewController class
    inert UIApplication class
    inert UIApplicationDelegate protocol
    inert UIApplicationLaunchOptionsKey typealias
    inert UIApplicationShortcutIcon class
    inert UIApplicationShortcutItem class
    inert UIBackgroundTaskIdentifier struct
    inert UIBarAppearance class
    inert UIBarStyle enum
    inert UIBezierPath class
    inert UIBlurEffect class
    inert UIButton class
    inert UICollectionReusableView class
    inert UICollectionView class
    inert UICollectionViewCell class
    inert UICollectionViewController class
    inert UICollectionViewDataSource protocol
    inert UICollectionViewDelegate protocol
    inert UICollectionViewDelegateFlowLayout protocol
    inert UICollectionViewDiffableDataSource class
    inert UICollectionViewFlowLayout class
    inert UICollectionViewLayout class
    inert UIControl class
    inert UIDatePicker class
    inert UIDevice class
    inert UIEdgeInsets struct
    inert UIEvent class
    inert UIFeedbackGenerator class
    inert UIGestureRecognizer class
    inert UIGestureRecognizerDelegate protocol
    inert UIGraphicsImageRenderer class
    inert UIGraphicsImageRendererContext class
    inert UIHostingController class
    inert UIImageView class
    inert UIImpactFeedbackGenerator class
    inert UIKeyboardType enum
    inert UILabel class
    inert UILayoutPriority struct
    inert UILongPressGestureRecognizer class
    inert UIMenuController class
    inert UINavigationBarAppearance class
    inert UINavigationBarDelegate protocol
    inert UINib class
    inert UINotificationFeedbackGenerator class
    inert UIOpenURLContext class
    inert UIPageControl class
    inert UIPageViewController class
    inert UIPageViewControllerDataSource protocol
    inert UIPageViewControllerDelegate protocol
    inert UIPanGestureRecognizer class
    inert UIPasteboard class
    inert UIPercentDrivenInteractiveTransition class
    inert UIPress class
    inert UIPressesEvent class
    inert UIProgressView class
    inert UIRefreshControl class
    inert UIResponder class
    inert UIReturnKeyType enum
    inert UIScene class
    inert UISceneConfiguration class
    inert UISceneDelegate protocol
    inert UISceneSession class
    inert UIScreen class
    inert UIScrollEdgeEffect class
    inert UIScrollView class
    inert UIScrollViewDelegate protocol
    inert UISearchTextField class
    inert UISegmentedControl class
    inert UISelectionFeedbackGenerator class
    inert UISlider class
    inert UISplitViewController typealias
    inert UISplitViewControllerDelegate protocol
    inert UIStackView class
    inert UIStoryboard class
    inert UIStoryboardSegue class
    inert UISwipeGestureRecognizer class
    inert UISwitch class
    inert UITabBarAppearance class
    inert UITabBarItemAppearance class
    inert UITabBarItemStateAppearance class
    inert UITableView class
    inert UITableViewCell class
    inert UITableViewController class
    inert UITableViewDataSource protocol
    inert UITableViewDelegate protocol
    inert UITableViewDiffableDataSource class
    inert UITableViewHeaderFooterView class
    inert UITapGestureRecognizer class
    inert UITextAutocapitalizationType enum
    inert UITextAutocorrectionType enum
    inert UITextContentType enum
    inert UITextField class
    inert UITextFieldDelegate protocol
    inert UITextView class
    inert UITextViewDelegate protocol
    inert UITouch class
    inert UITransitionContextViewKey enum
    inert UIUserActivityRestoring protocol
    inert UIUserInterfaceLayoutDirection enum
    inert UIView class
    inert UIViewAnimatingPosition enum
    inert UIViewControllerAnimatedTransitioning protocol
    inert UIViewControllerContextTransitioning protocol
    inert UIViewControllerInteractiveTransitioning protocol
    inert UIViewControllerTransitioningDelegate protocol
    inert UIViewImplicitlyAnimating protocol
    inert UIViewPropertyAnimator class
    inert UIVisualEffect class
    inert UIVisualEffectView class
    inert UIWindow class
    inert UIWindowScene class
    inert UIWindowSceneDelegate protocol
    inert ValueCache class
    inert View protocol
    inert ViewAnchors protocol
    inert ViewBuilder enum
    inert ViewLayoutGuide struct
    inert autoreleasepool func
    inert objc_AssociationPolicy enum
    inert objc_getAssociatedObject func
    inert objc_setAssociatedObject func
    inert os_log func
    adds addChildViewController
    adds addObserver
    adds addSubview
    adds appearance
    adds autocapitalizationType
    adds autocorrectionType
    adds autoresizingMask
    adds backgroundImage
    adds barStyle
    adds barTintColor
    adds cgColor
    adds cgRectValue
    adds compactAppearance
    adds contentScrollView
    adds currentContext
    adds darkText
    adds interactivePopGestureRecognizer
    adds isKind
    adds isMember
    adds isTranslucent
    adds item
    adds keyboardType
    adds largeTitleTextAttributes
    adds lightText
    adds lineHeight
    adds link
    adds loadNibNamed
    adds nextResponder
    adds overCurrentContext
    adds overFullScreen
    adds perform
    adds performSegue
    adds placeholderText
    adds quaternaryLabel
    adds removeFromParentViewController
    adds removeObserver
    adds returnKeyType
    adds row
    adds scrollEdgeAppearance
    adds searchTextField
    adds secondarySystemBackground
    adds secondarySystemFill
    adds secondarySystemGroupedBackground
    adds section
    adds separator
    adds setContentScrollView
    adds setFill
    adds setStroke
    adds setTitleTextAttributes
    adds shadowImage
    adds splitViewController
    adds standardAppearance
    adds storyboard
    adds subviews
    adds supplementary
    adds systemBackground
    adds systemFill
    adds systemFontSize
    adds systemGray2
    adds systemGray3
    adds systemGray4
    adds systemGray5
    adds systemGray6
    adds systemGroupedBackground
    adds target
    adds tertiarySystemBackground
    adds tertiarySystemFill
    adds titleTextAttributes
    adds transitioningDelegate
    adds translatesAutoresizingMaskIntoConstraints
    adds unselectedItemTintColor
    adds view
    adds withAlphaComponent
    taken TabHostController accessoryEnvironment
    taken TabHostController allowsReordering
    taken TabHostController availableKeyCommands
    taken TabHostController bar
    taken TabHostController bounds
    taken TabHostController contentTab
    taken TabHostController customization
    taken TabHostController customizationStore
    taken TabHostController diagnosticHandler
    taken TabHostController displayOrder
    taken TabHostController displayOrderIdentifiers
    taken TabHostController drawingVersion
    taken TabHostController firstResponder
    taken TabHostController frameProvider
    taken TabHostController isBottomAccessoryHidden
    taken TabHostController isCustomizationSavePending
    taken TabHostController isDisplayed
    taken TabHostController isPageIndexShown
    taken TabHostController isSearchActive
    taken TabHostController isSearchAvailable
    taken TabHostController isSearchable
    taken TabHostController isShowingGroupChildren
    taken TabHostController isTabBarMinimized
    taken TabHostController layoutMetrics
    taken TabHostController needsFrameHandler
    taken TabHostController openMenu
    taken TabHostController pages
    taken TabHostController popover
    taken TabHostController preferredBarEdge
    taken TabHostController presentation
    taken TabHostController presentedControllers
    taken TabHostController prominentTab
    taken TabHostController resolvedMode
    taken TabHostController restorationState
    taken TabHostController rootTabs
    taken TabHostController searchPlaceholder
    taken TabHostController searchScopeTitles
    taken TabHostController searchSubmitHandler
    taken TabHostController searchText
    taken TabHostController searchTextHandler
    taken TabHostController selectedBarItem
    taken TabHostController selectedPath
    taken TabHostController selectedSearchScopeIndex
    taken TabHostController selectionOrigin
    taken TabHostController style
    taken TabHostController tabBarPlacement
    taken TabHostController tabKeyCommands
    taken TabHostController treeDescription
    taken TabHostController user
    taken TabHostController visibleNavigationBar
    taken TabHostController visibleNavigationController
    taken TabHostController visibleSearchController
    taken TabHostController visibleToolbar
    taken ViewController appearanceState
    taken ViewController arrangedChildren
    taken ViewController childForNavigation
    taken ViewController customMirror
    taken ViewController debugDescription
    taken ViewController description
    taken ViewController partsController
    taken ViewController preferredBottomAccessory
    taken ViewController prefersTabBarHidden
    taken ViewController refusesDismissal
    taken ViewController splitController
    taken ViewController traitCollection
    taken ViewController window
    left UITabBarController.customizableViewControllers obsolete; use placements and TabItem.allowsHiding
    left UITabBarController.tabBar(_:didSelect:) a host is not the delegate of a bar; override TabHostController.selectedTabDidChange(from:)
    left UIViewController.view there are no views; how a controller is drawn depends on the renderer. In ported code, the view is inert; see "Inert stand-ins"
    left UIViewController.definesPresentationContext the outermost host always presents; leave it out
    left UIViewController.modalTransitionStyle the renderer animates transitions; leave it out
    left UIModalPresentationStyle.overFullScreen has no counterpart; use ModalPresentationStyle.pageSheet, which keeps the content on screen
    left UIModalPresentationStyle.overCurrentContext has no counterpart; use ModalPresentationStyle.pageSheet, which keeps the content on screen
    left UIModalPresentationStyle.currentContext has no counterpart; use ModalPresentationStyle.fullScreen
    left UIModalPresentationStyle.custom has no counterpart; use ModalPresentationStyle.formSheet
    left UIPopoverPresentationController.sourceView has no counterpart; use PopoverPresentationController.sourceItem
    left UIPopoverPresentationController.sourceRect has no counterpart; use PopoverPresentationController.sourceItem
    left UIPopoverPresentationController.permittedArrowDirections has no counterpart; use PopoverPresentationController.arrowEdge, a preference
    left UIAlertController.severity the renderer decides the appearance of an alert; leave it out
    left UINavigationItem.titleView there are no views; use NavigationItem.title and NavigationItem.subtitle
    left UINavigationItem.backBarButtonItem has no counterpart; use NavigationItem.backButtonTitle
    left UINavigationItem.backButtonDisplayMode the renderer decides; leave it out
    left UINavigationItem.style the renderer decides; leave it out
    left UINavigationItem.standardAppearance the renderer decides; leave it out
    left UINavigationItem.customizationIdentifier the user can't rearrange bar buttons; leave it out
    left UINavigationItem.titleMenuProvider has no counterpart; use a BarButtonItem with a menu, in NavigationItem.centerItemGroups
    left UIBarButtonItem.init(customView:) there are no views; use a title or an image
    left UIBarButtonItem.action has no counterpart; use BarButtonItem.primaryAction: there are no selectors
    left UIBarButtonItem.target has no counterpart; use BarButtonItem.primaryAction: there are no selectors
    left UIBarButtonItem.width the renderer decides; leave it out
    left UIBarButtonItem.menuRepresentation the overflow menu shows the title, the image and the menu of the button; leave it out
    left UIBarButtonItemGroup.isDisplayingRepresentativeItem the renderer decides; see TabHostController.NavigationBar.fitting(_:overflowWidth:measure:)
    left UITabBarControllerDelegate.tabBarController(_:willBeginCustomizing:) obsolete; use TabHostControllerDelegate.tabHostControllerWillBeginEditing(_:)
    left UITabBarControllerDelegate.tabBarController(_:willEndCustomizing:changed:) obsolete; separate methods report the changes, such as TabHostControllerDelegate.tabHostController(_:visibilityDidChangeFor:)
    left UITabBarControllerDelegate.tabBarController(_:didEndCustomizing:changed:) obsolete; use TabHostControllerDelegate.tabHostControllerDidEndEditing(_:)
    left UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:) the renderer sets the orientation in TabHostController.traitCollection; leave it out
    left UITabBarControllerDelegate.tabBarControllerPreferredInterfaceOrientationForPresentation(_:) the renderer sets the orientation in TabHostController.traitCollection; leave it out
    left UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:) the renderer animates transitions; leave it out
    left UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:) the renderer animates transitions; leave it out
    left UIImage.object(withItemProviderData:typeIdentifier:) an image is a name; load Data with loadObjects(ofClass: Data.self), and pass it to your renderer
    left UIColor.withAlphaComponent(_:) colors are opaque; choose another color, or Color.clear
    left UIColor.systemBackground leave the color of a background unset; leave it out
    left UIMenuElement.preferredImageVisibility the renderer decides; leave it out
    left UICommand.alternates menus have no alternates; add a second Command
    left UIResponder.validate(_:) set Action.attributes and Action.state when they change; leave it out
    left UIResponder.undoManager foundation has no undo manager on Linux; keep one of your own
    left UIKeyCommand.allowsAutomaticLocalization has no counterpart; use a renderer maps keys of other keyboards where it can
    left UIViewController.overrideUserInterfaceStyle has no counterpart; use ViewController.traitOverrides
    left UIViewController.willTransition(to:with:) has no counterpart; use ViewController.traitCollectionDidChange(_:)
    left UITraitCollection.init(traitsFrom:) environments are not merged; use TraitCollection.init(mutations:)
    left UITraitCollection.current has no counterpart; use ViewController.traitCollection
    left UITraitDefinition.affectsColorAppearance there are no dynamic colors; a declaration has no effect
    left UIDeferredMenuElement.usingFocus(identifier:shouldCacheItems:) there is no responder chain; use a DeferredMenuElement with a closure
    left UITabBarController.moreNavigationController has another form; use TabHostController.Bar.overflow or UserInteraction.openOverflow(): a list of tabs instead of a controller; it is never selected
    left UIViewController.setContentScrollView(_:for:) has another form; use UserInteraction.scrollContent(_:): called by the renderer when the user scrolls
    left UIViewController.contentScrollView(for:) has another form; use UserInteraction.scrollContent(_:)
    """#
}
