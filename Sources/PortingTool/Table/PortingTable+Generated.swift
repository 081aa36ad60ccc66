// swift-format-ignore-file

extension PortingTable {
  /// The table, generated from "UIKit symbol by symbol" by the test that compares both.
  static let generatedText = #"""
    type NSDirectionalEdgeInsets=EdgeInsets NSItemProvider=ItemProvider
    type NSItemProviderFileOptions=ItemProviderFileOptions NSItemProviderReading=ItemProviderReading
    type NSItemProviderRepresentationVisibility=ItemProvider.Visibility
    type NSItemProviderWriting=ItemProviderWriting NSLineBreakMode=LineBreakMode
    type Progress=LoadingProgress UIAccessibilityContrast=AccessibilityContrast UIAction=Action
    type UIAdaptivePresentationControllerDelegate=AdaptivePresentationControllerDelegate
    type UIAlertAction=AlertAction UIAlertController=AlertController
    type UIBackgroundConfiguration=BackgroundConfiguration UIBarButtonItem=BarButtonItem
    type UIBarButtonItemGroup=BarButtonItemGroup
    type UIBarButtonItemVisibilityPriority=BarButtonItemVisibilityPriority
    type UIBarMinimization=BarMinimization UIBarMinimizationBehavior=BarMinimizationBehavior
    type UIBarMinimizationRestorationBehavior=BarMinimizationRestorationBehavior
    type UICellAccessory=CellAccessory UICellConfigurationState=CellConfigurationState UIColor=Color
    type UICommand=Command UIConfigurationColorTransformer=ConfigurationColorTransformer
    type UIConfigurationState=ConfigurationState
    type UIConfigurationStateCustomKey=ConfigurationStateCustomKey
    type UIContentConfiguration=ContentConfiguration UIContentSizeCategory=ContentSizeCategory
    type UIContentUnavailableConfiguration=ContentUnavailableConfiguration UIContentView=ContentView
    type UIContextMenuConfiguration=ContextMenuConfiguration UIContextualAction=ContextualAction
    type UIDeferredMenuElement=DeferredMenuElement UIDragDropSession=DragDropSession
    type UIDragItem=DragItem UIDragSession=DragSession UIDropOperation=DropOperation
    type UIDropSession=DropSession
    type UIDropSessionProgressIndicatorStyle=DropSessionProgressIndicatorStyle UIFont=Font
    type UIImage=TabImage UIInterfaceOrientation=InterfaceOrientation
    type UIInterfaceOrientationMask=InterfaceOrientationMask UIKeyCommand=KeyCommand
    type UIKeyModifierFlags=KeyModifierFlags UILayoutGuide=LayoutGuide
    type UIListContentConfiguration=ListContentConfiguration UIListContentView=ListContentView
    type UIListEnvironment=ListEnvironment UIMenu=Menu UIMenuElement=MenuElement UIMenuLeaf=MenuLeaf
    type UIModalPresentationStyle=ModalPresentationStyle UIMutableTraits=MutableTraits
    type UINavigationBar=NavigationBar UINavigationController=NavigationController
    type UINavigationControllerDelegate=NavigationControllerDelegate UINavigationItem=NavigationItem
    type UIPopoverPresentationController=PopoverPresentationController
    type UIPopoverPresentationControllerDelegate=AdaptivePresentationControllerDelegate
    type UIPopoverPresentationControllerSourceItem=PopoverSourceItem
    type UIPresentationController=PresentationController UIRectEdge=RectEdge UISearchBar=SearchBar
    type UISearchBarDelegate=SearchBarDelegate UISearchController=SearchController
    type UISearchControllerDelegate=SearchControllerDelegate
    type UISearchResultsUpdating=SearchResultsUpdating UISearchTab=SearchTabItem
    type UISheetPresentationController=SheetPresentationController
    type UISheetPresentationControllerDetentResolutionContext=SheetPresentationControllerDetentResolutionContext
    type UISpringLoadedInteractionSupporting=SpringLoadedInteractionSupporting
    type UIStatusBarAnimation=StatusBarAnimation UIStatusBarStyle=StatusBarStyle
    type UISwipeActionsConfiguration=SwipeActionsConfiguration UITab=TabItem
    type UITabAccessory=TabAccessory UITabBar=TabBar UITabBarController=TabHostController
    type UITabBarControllerDelegate=TabHostControllerDelegate UITabBarItem=TabBarItem
    type UITabGroup=TabGroupItem UITabSidebarItem=TabSidebarItem UITextField=TextField
    type UITraitAccessibilityContrast=AccessibilityContrastTrait UITraitCollection=TraitCollection
    type UITraitDefinition=TraitDefinition UITraitEnvironmentLayoutDirection=LayoutDirection
    type UITraitHorizontalSizeClass=HorizontalSizeClassTrait
    type UITraitLayoutDirection=LayoutDirectionTrait UITraitListEnvironment=ListEnvironmentTrait
    type UITraitOverrides=TraitOverrides
    type UITraitPreferredContentSizeCategory=PreferredContentSizeCategoryTrait
    type UITraitTabAccessoryEnvironment=TabAccessoryEnvironmentTrait
    type UITraitUserInterfaceIdiom=UserInterfaceIdiomTrait
    type UITraitUserInterfaceStyle=UserInterfaceStyleTrait
    type UITraitVerticalSizeClass=VerticalSizeClassTrait
    type UITransitionContextViewControllerKey=TransitionContextViewControllerKey
    type UIUserInterfaceIdiom=UserInterfaceIdiom UIUserInterfaceSizeClass=SizeClass
    type UIUserInterfaceStyle=UserInterfaceStyle UIVerticalBarBehavior=VerticalBarBehavior
    type UIVerticalBarCompressionBehavior=VerticalBarCompressionBehavior
    type UIVerticalBarEdge=VerticalBarEdge UIView=ViewController UIViewController=ViewController
    type UIViewControllerTransitionCoordinator=ViewControllerTransitionCoordinator
    type UIViewControllerTransitionCoordinatorContext=ViewControllerTransitionCoordinatorContext
    word tabBarController=tabHostController
    word tabBarControllerDidEndEditing=tabHostControllerDidEndEditing
    word tabBarControllerWillBeginEditing=tabHostControllerWillBeginEditing
    word viewControllerProvider=viewProvider
    protocol NSItemProviderReading NSItemProviderWriting UIAdaptivePresentationControllerDelegate
    protocol UIConfigurationState UIContentConfiguration UIContentView UIDragDropSession
    protocol UIDragSession UIDropSession UIMenuLeaf UIMutableTraits UINavigationControllerDelegate
    protocol UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
    protocol UISearchBarDelegate UISearchControllerDelegate UISearchResultsUpdating
    protocol UISpringLoadedInteractionSupporting UITabBarControllerDelegate UITraitDefinition
    protocol UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
    own AccessibilityContrast AccessibilityContrastTrait Action
    own AdaptivePresentationControllerDelegate AlertAction AlertController AppDataStore
    own BackgroundConfiguration BarButtonItem BarButtonItemGroup BarButtonItemVisibilityPriority
    own BarMinimization BarMinimizationBehavior BarMinimizationRestorationBehavior CellAccessory
    own CellConfigurationState Color Command ConfigurationColorTransformer ConfigurationState
    own ConfigurationStateCustomKey ContentConfiguration ContentSizeCategory
    own ContentUnavailableConfiguration ContentView ContextMenuConfiguration ContextualAction
    own DeferredMenuElement DelegateMethod Drag DragDropSession DragItem DragSession
    own DraggableContent DraggableElement DropHandler DropOperation DropPlace DropSession
    own DropSessionProgressIndicatorStyle DroppableContent EdgeInsets FileTabCustomizationStore
    own FocusItem Font HorizontalSizeClassTrait IdentityHashable InMemoryTabCustomizationStore
    own InputContent InterfaceOrientation InterfaceOrientationMask ItemProvider ItemProviderError
    own ItemProviderFileOptions ItemProviderReading ItemProviderWriting KeyCommand KeyModifierFlags
    own LayoutDirection LayoutDirectionTrait LayoutGuide LayoutMetrics LineBreakMode
    own ListContentConfiguration ListContentView ListEnvironment ListEnvironmentTrait
    own LoadingProgress Menu MenuElement MenuLeaf MenuSession ModalPresentationStyle MutableTraits
    own NavigationBar NavigationController NavigationControllerDelegate NavigationItem OlderAppData
    own Orientation OrientationTrait PartsController Popover PopoverPresentationController
    own PopoverSourceItem PreferredContentSizeCategoryTrait PresentationChanges
    own PresentationController ProgressIndicator RectEdge SearchBar SearchBarDelegate
    own SearchController SearchControllerDelegate SearchResultsUpdating SearchTabItem
    own SelectionOrigin SheetPresentationController
    own SheetPresentationControllerDetentResolutionContext ShowingGroupChildrenTrait
    own SidebarAvailableTrait SizeClass SplitController SplitControllerDelegate
    own SpringLoadedInteractionSupporting StatusBarAnimation StatusBarStyle
    own SwipeActionsConfiguration SwipeEdge SwipeSession TabAccessibility TabAccessory
    own TabAccessoryEnvironmentTrait TabBadge TabBar TabBarItem TabBarPlacement TabBarPlacementTrait
    own TabCustomization TabCustomizationBehavior TabCustomizationStore TabCustomizationStoreError
    own TabFrameProvider TabGroupItem TabHostController TabHostControllerDelegate TabHostEvent
    own TabHostObserver TabHostWindow TabImage TabItem TabRestorationState TabSelection
    own TabSidebarItem TabSurface TabVisibility TextField TraitCollection TraitDefinition
    own TraitOverrides TransitionContextViewControllerKey UserAction UserInteraction
    own UserInterfaceIdiom UserInterfaceIdiomTrait UserInterfaceStyle UserInterfaceStyleTrait
    own VerticalBarBehavior VerticalBarCompressionBehavior VerticalBarEdge VerticalBarEdgeTrait
    own VerticalSizeClassTrait ViewController ViewControllerTransitionCoordinator
    own ViewControllerTransitionCoordinatorContext
    super CABasicAnimation=CAAnimation CAGradientLayer=CALayer CAShapeLayer=CALayer
    super CATransition=CAAnimation NSMutableParagraphStyle=NSParagraphStyle
    super NSUserActivity=IdentityHashable NavigationController=ViewController
    super PartsController=ViewController SearchController=ViewController SearchTabItem=TabItem
    super SplitController=ViewController TabGroupItem=TabItem TabHostController=ViewController
    super UIActivityIndicatorView=UIView UIApplication=UIResponder UIButton=UIControl
    super UICollectionReusableView=UIView UICollectionView=UIScrollView
    super UICollectionViewCell=UICollectionReusableView UICollectionViewController=ViewController
    super UICollectionViewDiffableDataSource=InertDiffableDataSource
    super UICollectionViewFlowLayout=UICollectionViewLayout UIControl=UIView UIDatePicker=UIControl
    super UIGestureRecognizer=nonisolated UIHostingController=ViewController UIImageView=UIView
    super UIImpactFeedbackGenerator=UIFeedbackGenerator UILabel=UIView
    super UILongPressGestureRecognizer=UIGestureRecognizer UINavigationBarAppearance=UIBarAppearance
    super UINotificationFeedbackGenerator=UIFeedbackGenerator UIPageControl=UIControl
    super UIPageViewController=ViewController UIPanGestureRecognizer=UIGestureRecognizer
    super UIProgressView=UIView UIRefreshControl=UIControl UIResponder=AnyResponder
    super UIScene=UIResponder UIScrollView=UIView UISearchTextField=UITextField
    super UISegmentedControl=UIControl UISelectionFeedbackGenerator=UIFeedbackGenerator
    super UISlider=UIControl UIStackView=UIView UISwipeGestureRecognizer=UIGestureRecognizer
    super UISwitch=UIControl UITabBarAppearance=UIBarAppearance UITableView=UIScrollView
    super UITableViewCell=UIView UITableViewController=ViewController
    super UITableViewDiffableDataSource=InertDiffableDataSource UITableViewHeaderFooterView=UIView
    super UITapGestureRecognizer=UIGestureRecognizer UITextField=UIControl UITextView=UIScrollView
    super UIView=UIResponder UIVisualEffectView=UIView UIWindow=UIView UIWindowScene=UIScene
    open CAAnimation delegate duration fillMode isRemovedOnCompletion repeatCount
    open CAAnimation setValue(_:forKey:) timingFunction value(forKey:)
    open CABasicAnimation fromValue keyPath toValue
    open CAGradientLayer colors endPoint locations startPoint
    open CALayer add(_:forKey:) addSublayer(_:) animation(forKey:) backgroundColor borderColor
    open CALayer borderWidth bounds cornerRadius frame mask masksToBounds name
    open CALayer needsDisplayOnBoundsChange opacity position presentation() rasterizationScale
    open CALayer removeAllAnimations() removeAnimation(forKey:) removeFromSuperlayer()
    open CALayer setNeedsDisplay() shadowColor shadowOffset shadowOpacity shadowPath shadowRadius
    open CALayer shouldRasterize zPosition
    open CAShapeLayer fillRule path
    open CATransition endProgress startProgress subtype type
    open InertDiffableDataSource apply(_:animatingDifferences:completion:) indexPath(for:)
    open InertDiffableDataSource itemIdentifier(for:) snapshot()
    open NSParagraphStyle alignment lineSpacing paragraphSpacing
    open NSTextAttachment bounds image
    open NSUserActivity addUserInfoEntries(from:) becomeCurrent() invalidate() isEligibleForHandoff
    open NSUserActivity isEligibleForPrediction isEligibleForSearch resignCurrent() title userInfo
    open NSUserActivity webpageURL
    open NavigationController childForPreferredVerticalBarBehavior isNavigationBarHidden
    open NavigationController isToolbarHidden popToRootViewController(animated:)
    open NavigationController popToViewController(_:animated:) popViewController(animated:)
    open NavigationController pushViewController(_:animated:) setNavigationBarHidden(_:animated:)
    open NavigationController setToolbarHidden(_:animated:) setViewControllers(_:animated:)
    open NavigationController show(_:sender:) tabBarItem tabWasReselected() topViewController
    open NavigationController viewControllers visibleViewController
    open SearchController isActive
    open SplitController hide(_:) setViewController(_:for:) show(_:)
    open SplitController showDetailViewController(_:sender:)
    open TabGroupItem children
    open TabHostController childForPreferredVerticalBarBehavior description isEditing selectedIndex
    open TabHostController selectedTab selectedTabDidChange(from:) selectedViewController
    open TabHostController setEditing(_:animated:) setTabBarHidden(_:animated:) setTabs(_:animated:)
    open TabHostController setViewControllers(_:animated:) tabKeyCommands tabs traitCollection
    open TabHostController viewControllers
    open TabItem description title viewController
    open TabSidebarItem copy()
    open UIActivityIndicatorView color hidesWhenStopped startAnimating() stopAnimating() style
    open UIApplication applicationIconBadgeNumber applicationState
    open UIApplication beginBackgroundTask(withName:expirationHandler:) canOpenURL(_:)
    open UIApplication connectedScenes delegate endBackgroundTask(_:) isIdleTimerDisabled keyWindow
    open UIApplication open(_:options:completionHandler:) registerForRemoteNotifications()
    open UIApplication sendAction(_:to:from:for:) shortcutItems userInterfaceLayoutDirection windows
    open UIBarAppearance backgroundColor backgroundImage configureWithDefaultBackground()
    open UIBarAppearance configureWithOpaqueBackground() configureWithTransparentBackground()
    open UIBarAppearance largeTitleTextAttributes shadowColor shadowImage titleTextAttributes
    open UIBezierPath addClip() append(_:) bounds usesEvenOddFillRule
    open UIButton configuration contentEdgeInsets currentImage currentTitle image(for:)
    open UIButton imageEdgeInsets menu setAttributedTitle(_:for:) setBackgroundImage(_:for:)
    open UIButton setImage(_:for:) setTitle(_:for:) setTitleColor(_:for:) showsMenuAsPrimaryAction
    open UIButton title(for:) titleColor(for:) titleEdgeInsets
    open UICollectionReusableView prepareForReuse() reuseIdentifier
    open UICollectionView allowsMultipleSelection allowsSelection backgroundView cellForItem(at:)
    open UICollectionView collectionViewLayout dataSource delegate deleteItems(at:)
    open UICollectionView dequeueReusableCell(withReuseIdentifier:for:)
    open UICollectionView dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    open UICollectionView deselectItem(at:animated:) indexPath(for:) indexPathsForSelectedItems
    open UICollectionView indexPathsForVisibleItems insertItems(at:) numberOfItems(inSection:)
    open UICollectionView numberOfSections performBatchUpdates(_:completion:)
    open UICollectionView register(_:forCellWithReuseIdentifier:)
    open UICollectionView register(_:forCellWithReuseIdentifier:)
    open UICollectionView register(_:forSupplementaryViewOfKind:withReuseIdentifier:) reloadData()
    open UICollectionView reloadItems(at:) reloadSections(_:) scrollToItem(at:at:animated:)
    open UICollectionView selectItem(at:animated:scrollPosition:)
    open UICollectionView setCollectionViewLayout(_:animated:) visibleCells
    open UICollectionViewCell backgroundConfiguration contentConfiguration isHighlighted isSelected
    open UICollectionViewCell selectedBackgroundView setNeedsUpdateConfiguration()
    open UICollectionViewCell updateConfiguration(using:)
    open UICollectionViewController collectionView collectionView(_:cellForItemAt:)
    open UICollectionViewController collectionView(_:didSelectItemAt:)
    open UICollectionViewController collectionView(_:numberOfItemsInSection:) numberOfSections(in:)
    open UICollectionViewDiffableDataSource collectionView(_:canMoveItemAt:)
    open UICollectionViewDiffableDataSource collectionView(_:cellForItemAt:)
    open UICollectionViewDiffableDataSource collectionView(_:numberOfItemsInSection:)
    open UICollectionViewDiffableDataSource numberOfSections(in:) supplementaryViewProvider
    open UICollectionViewFlowLayout estimatedItemSize headerReferenceSize itemSize
    open UICollectionViewFlowLayout minimumInteritemSpacing minimumLineSpacing scrollDirection
    open UICollectionViewFlowLayout sectionInset
    open UICollectionViewLayout invalidateLayout()
    open UIControl addAction(_:for:) addTarget(_:action:for:) addTarget(_:action:for:)
    open UIControl contentHorizontalAlignment continueTracking(_:with:) endTracking(_:with:)
    open UIControl isEnabled isHighlighted isSelected removeTarget(_:action:for:) sendActions(for:)
    open UIControl state
    open UIDatePicker date datePickerMode maximumDate minimumDate
    open UIFeedbackGenerator prepare()
    open UIGestureRecognizer addTarget(_:action:) addTarget(_:action:) cancelsTouchesInView
    open UIGestureRecognizer delaysTouchesBegan delegate isEnabled location(in:)
    open UIGestureRecognizer removeTarget(_:action:) require(toFail:) state view
    open UIHostingController rootView
    open UIImageView highlightedImage image isHighlighted
    open UIImpactFeedbackGenerator impactOccurred()
    open UILabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedText
    open UILabel drawText(in:) font isEnabled lineBreakMode minimumScaleFactor numberOfLines text
    open UILabel textAlignment textColor
    open UILongPressGestureRecognizer minimumPressDuration
    open UINib instantiate(withOwner:options:)
    open UINotificationFeedbackGenerator notificationOccurred(_:)
    open UIPageControl currentPage currentPageIndicatorTintColor hidesForSinglePage numberOfPages
    open UIPageControl pageIndicatorTintColor
    open UIPageViewController dataSource delegate
    open UIPageViewController setViewControllers(_:direction:animated:completion:) viewControllers
    open UIPanGestureRecognizer setTranslation(_:in:) translation(in:) velocity(in:)
    open UIProgressView progress progressTintColor setProgress(_:animated:) trackTintColor
    open UIRefreshControl attributedTitle beginRefreshing() endRefreshing()
    open UIResponder becomeFirstResponder() canBecomeFirstResponder canResignFirstResponder
    open UIResponder isFirstResponder keyCommands next nextResponder paste(_:)
    open UIResponder resignFirstResponder() touchesBegan(_:with:) touchesCancelled(_:with:)
    open UIResponder touchesEnded(_:with:) touchesMoved(_:with:)
    open UIScene activationState delegate
    open UIScrollView adjustedContentInset alwaysBounceVertical
    open UIScrollView automaticallyAdjustsScrollIndicatorInsets bounces contentInset
    open UIScrollView contentInsetAdjustmentBehavior contentLayoutGuide contentOffset contentSize
    open UIScrollView flashScrollIndicators() frameLayoutGuide isDragging isPagingEnabled
    open UIScrollView isScrollEnabled keyboardDismissMode maximumZoomScale minimumZoomScale
    open UIScrollView refreshControl scrollIndicatorInsets scrollRectToVisible(_:animated:)
    open UIScrollView scrollsToTop setContentOffset(_:animated:) showsHorizontalScrollIndicator
    open UIScrollView showsVerticalScrollIndicator verticalScrollIndicatorInsets zoomScale
    open UISegmentedControl insertSegment(withTitle:at:animated:) numberOfSegments
    open UISegmentedControl removeAllSegments() selectedSegmentIndex setTitle(_:forSegmentAt:)
    open UISegmentedControl titleForSegment(at:)
    open UISelectionFeedbackGenerator selectionChanged()
    open UISlider isContinuous maximumValue minimumValue setValue(_:animated:) value
    open UIStackView addArrangedSubview(_:) alignment axis distribution insertArrangedSubview(_:at:)
    open UIStackView isLayoutMarginsRelativeArrangement removeArrangedSubview(_:)
    open UIStackView setCustomSpacing(_:after:) spacing
    open UIStoryboard instantiateInitialViewController() instantiateViewController(identifier:)
    open UIStoryboard instantiateViewController(withIdentifier:)
    open UIStoryboardSegue perform()
    open UISwipeGestureRecognizer direction
    open UISwitch isOn onTintColor setOn(_:animated:)
    open UITabBarAppearance compactInlineLayoutAppearance inlineLayoutAppearance
    open UITabBarAppearance stackedLayoutAppearance
    open UITableView allowsMultipleSelection allowsSelection backgroundView beginUpdates()
    open UITableView cellForRow(at:) dataSource delegate deleteRows(at:with:)
    open UITableView deleteSections(_:with:) dequeueReusableCell(withIdentifier:)
    open UITableView dequeueReusableCell(withIdentifier:for:)
    open UITableView dequeueReusableHeaderFooterView(withIdentifier:) deselectRow(at:animated:)
    open UITableView endUpdates() estimatedRowHeight indexPath(for:) indexPathForRow(at:)
    open UITableView indexPathForSelectedRow indexPathsForSelectedRows indexPathsForVisibleRows
    open UITableView insertRows(at:with:) insertSections(_:with:) isEditing moveRow(at:to:)
    open UITableView numberOfRows(inSection:) numberOfSections performBatchUpdates(_:completion:)
    open UITableView rectForRow(at:) register(_:forCellReuseIdentifier:)
    open UITableView register(_:forCellReuseIdentifier:)
    open UITableView register(_:forHeaderFooterViewReuseIdentifier:) reloadData()
    open UITableView reloadRows(at:with:) reloadSections(_:with:) rowHeight
    open UITableView scrollToRow(at:at:animated:) sectionFooterHeight sectionHeaderHeight
    open UITableView selectRow(at:animated:scrollPosition:) separatorColor separatorInset
    open UITableView separatorStyle setEditing(_:animated:) tableFooterView tableHeaderView
    open UITableView visibleCells
    open UITableViewCell accessoryType accessoryView backgroundConfiguration contentConfiguration
    open UITableViewCell defaultContentConfiguration() isEditing isHighlighted isSelected
    open UITableViewCell prepareForReuse() selectedBackgroundView selectionStyle separatorInset
    open UITableViewCell setEditing(_:animated:) setHighlighted(_:animated:)
    open UITableViewCell setNeedsUpdateConfiguration() setSelected(_:animated:)
    open UITableViewCell updateConfiguration(using:)
    open UITableViewController clearsSelectionOnViewWillAppear numberOfSections(in:) refreshControl
    open UITableViewController tableView tableView(_:accessoryButtonTappedForRowWith:)
    open UITableViewController tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
    open UITableViewController tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:)
    open UITableViewController tableView(_:didDeselectRowAt:) tableView(_:didSelectRowAt:)
    open UITableViewController tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
    open UITableViewController tableView(_:numberOfRowsInSection:)
    open UITableViewController tableView(_:titleForFooterInSection:)
    open UITableViewController tableView(_:titleForHeaderInSection:)
    open UITableViewController tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    open UITableViewController tableView(_:viewForHeaderInSection:)
    open UITableViewController tableView(_:willDisplay:forRowAt:)
    open UITableViewDiffableDataSource numberOfSections(in:) tableView(_:canEditRowAt:)
    open UITableViewDiffableDataSource tableView(_:cellForRowAt:)
    open UITableViewDiffableDataSource tableView(_:numberOfRowsInSection:)
    open UITableViewDiffableDataSource tableView(_:titleForHeaderInSection:)
    open UITableViewHeaderFooterView prepareForReuse()
    open UITapGestureRecognizer numberOfTapsRequired numberOfTouchesRequired
    open UITextField adjustsFontForContentSizeCategory attributedPlaceholder attributedText
    open UITextField autocapitalizationType autocorrectionType borderStyle clearButtonMode delegate
    open UITextField font hasText inputView isEditing isSecureTextEntry keyboardType leftView
    open UITextField leftViewMode placeholder returnKeyType rightView rightViewMode text
    open UITextField textAlignment textColor textContentType
    open UITextView attributedText delegate font isEditable isSelectable linkTextAttributes
    open UITextView selectedRange text textAlignment textColor textContainerInset
    open UIView accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityValue
    open UIView addSubview(_:) alpha appearance() autoresizingMask awakeFromNib() backgroundColor
    open UIView bounds bringSubviewToFront(_:) center clipsToBounds contentMode didAddSubview(_:)
    open UIView didMoveToSuperview() didMoveToWindow() directionalLayoutMargins draw(_:) frame
    open UIView hitTest(_:with:) inputAccessoryView insertSubview(_:aboveSubview:)
    open UIView insertSubview(_:at:) insertSubview(_:belowSubview:) intrinsicContentSize
    open UIView invalidateIntrinsicContentSize() isAccessibilityElement isHidden isOpaque
    open UIView isUserInteractionEnabled layoutIfNeeded() layoutMargins layoutSubviews() mask
    open UIView overrideUserInterfaceStyle point(inside:with:) prepareForInterfaceBuilder()
    open UIView preservesSuperviewLayoutMargins removeFromSuperview() safeAreaInsets
    open UIView safeAreaInsetsDidChange() sendSubviewToBack(_:)
    open UIView setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:)
    open UIView setNeedsDisplay() setNeedsLayout() setNeedsUpdateConstraints() sizeThatFits(_:)
    open UIView sizeToFit() snapshotView(afterScreenUpdates:) systemLayoutSizeFitting(_:) tag
    open UIView tintColor tintColorDidChange() traitCollection traitCollectionDidChange(_:)
    open UIView transform translatesAutoresizingMaskIntoConstraints updateConstraints()
    open UIView updateConstraintsIfNeeded() viewWithTag(_:) willMove(toSuperview:)
    open UIView willMove(toWindow:) window
    open UIViewPropertyAnimator addCompletion(_:) startAnimation()
    open UIVisualEffectView effect
    open UIWindow isKeyWindow makeKey() makeKeyAndVisible() rootViewController windowLevel
    open UIWindow windowScene
    open UIWindowScene keyWindow windows
    open ValueCache countLimit name object(forKey:) removeAllObjects() removeObject(forKey:)
    open ValueCache setObject(_:forKey:) setObject(_:forKey:cost:) totalCostLimit
    open ViewController becomeFirstResponder() canBecomeFirstResponder canResignFirstResponder
    open ViewController childForHomeIndicatorAutoHidden childForPreferredVerticalBarBehavior
    open ViewController childForScreenEdgesDeferringSystemGestures childForStatusBarHidden
    open ViewController childForStatusBarStyle children contentUnavailableConfiguration description
    open ViewController didMove(toParent:) dismiss(animated:completion:) hidesBottomBarWhenPushed
    open ViewController isBeingDismissed isBeingPresented isEditing isModalInPresentation
    open ViewController isMovingFromParent isMovingToParent isViewLoaded keyCommands loadView()
    open ViewController modalPresentationStyle navigationController next parent
    open ViewController popoverPresentationController preferredContentSize
    open ViewController preferredInterfaceOrientationForPresentation
    open ViewController preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
    open ViewController preferredStatusBarUpdateAnimation preferredVerticalBarBehavior
    open ViewController prefersHomeIndicatorAutoHidden prefersInterfaceOrientationLocked
    open ViewController prefersStatusBarHidden present(_:animated:completion:)
    open ViewController presentationController presentedViewController presentingViewController
    open ViewController resignFirstResponder() scrollToBeginning() setEditing(_:animated:)
    open ViewController setNeedsStatusBarAppearanceUpdate()
    open ViewController setNeedsUpdateOfHomeIndicatorAutoHidden()
    open ViewController setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    open ViewController setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    open ViewController setNeedsUpdateOfSupportedInterfaceOrientations()
    open ViewController setToolbarItems(_:animated:) shouldAutomaticallyForwardAppearanceMethods
    open ViewController shouldAutorotate shouldLeavePage() show(_:sender:)
    open ViewController showDetailViewController(_:sender:) splitController
    open ViewController supportedInterfaceOrientations tabBarItem tabHostController
    open ViewController tabWasReselected() title toolbarItems traitCollection
    open ViewController traitCollectionDidChange(_:) transitionCoordinator updateProperties()
    open ViewController viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews() viewDidLoad()
    open ViewController viewIfLoaded viewIsAppearing(_:) viewWillAppear(_:) viewWillDisappear(_:)
    open ViewController viewWillLayoutSubviews() viewWillTransition(to:with:) willMove(toParent:)
    inert class CAAnimation CABasicAnimation CAGradientLayer CALayer CAMediaTimingFunction
    inert class CAShapeLayer CATransition InertDiffableDataSource NSHashTable NSLayoutAnchor
    inert class NSLayoutConstraint NSMapTable NSMutableParagraphStyle NSParagraphStyle
    inert class NSTextAttachment NSUserActivity OSLog UIActivityIndicatorView UIApplication
    inert class UIApplicationShortcutIcon UIApplicationShortcutItem UIBarAppearance UIBezierPath
    inert class UIBlurEffect UIButton UICollectionReusableView UICollectionView UICollectionViewCell
    inert class UICollectionViewController UICollectionViewDiffableDataSource
    inert class UICollectionViewFlowLayout UICollectionViewLayout UIControl UIDatePicker UIDevice
    inert class UIEvent UIFeedbackGenerator UIGestureRecognizer UIGraphicsImageRenderer
    inert class UIGraphicsImageRendererContext UIHostingController UIImageView
    inert class UIImpactFeedbackGenerator UILabel UILongPressGestureRecognizer
    inert class UINavigationBarAppearance UINib UINotificationFeedbackGenerator UIOpenURLContext
    inert class UIPageControl UIPageViewController UIPanGestureRecognizer UIPasteboard UIPress
    inert class UIPressesEvent UIProgressView UIRefreshControl UIResponder UIScene
    inert class UISceneConfiguration UISceneSession UIScreen UIScrollEdgeEffect UIScrollView
    inert class UISearchTextField UISegmentedControl UISelectionFeedbackGenerator UISlider
    inert class UIStackView UIStoryboard UIStoryboardSegue UISwipeGestureRecognizer UISwitch
    inert class UITabBarAppearance UITabBarItemAppearance UITabBarItemStateAppearance UITableView
    inert class UITableViewCell UITableViewController UITableViewDiffableDataSource
    inert class UITableViewHeaderFooterView UITapGestureRecognizer UITextField UITextView UITouch
    inert class UIView UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow
    inert class UIWindowScene ValueCache
    inert enum CAMediaTimingFillMode CAMediaTimingFunctionName CAShapeLayerFillRule CATransaction
    inert enum CATransitionSubtype CATransitionType NSTextAlignment NSUnderlineStyle OSLogPrivacy
    inert enum UIAccessibility UIBarStyle UIKeyboardType UIModalTransitionStyle UIReturnKeyType
    inert enum UITextAutocapitalizationType UITextAutocorrectionType UITextContentType
    inert enum UITransitionContextViewKey UIUserInterfaceLayoutDirection UIViewAnimatingPosition
    inert enum ViewBuilder objc_AssociationPolicy
    inert func autoreleasepool objc_getAssociatedObject objc_setAssociatedObject os_log
    inert protocol AnyResponder CAAnimationDelegate InertAppearances InertBarLook InertItemLook
    inert protocol ObservableObject UIApplicationDelegate UICollectionViewDataSource
    inert protocol UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    inert protocol UIGestureRecognizerDelegate UINavigationBarDelegate
    inert protocol UIPageViewControllerDataSource UIPageViewControllerDelegate UISceneDelegate
    inert protocol UIScrollViewDelegate UISplitViewControllerDelegate UITableViewDataSource
    inert protocol UITableViewDelegate UITextFieldDelegate UITextViewDelegate
    inert protocol UIUserActivityRestoring UIViewControllerAnimatedTransitioning
    inert protocol UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning
    inert protocol UIViewControllerRepresentable UIViewControllerTransitioningDelegate
    inert protocol UIViewRepresentable UIWindowSceneDelegate View ViewAnchors WindowOwner
    inert struct AnyView Binding CGAffineTransform EmptyView Logger NSDiffableDataSourceSnapshot
    inert struct NSDirectionalRectEdge OSLogMessage OSLogType Published State
    inert struct UIBackgroundTaskIdentifier UIEdgeInsets UILayoutPriority
    inert struct UIViewControllerRepresentableContext UIViewRepresentableContext ViewLayoutGuide
    inert typealias CGColor CGPath NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    inert typealias ObservedObject StateObject UIApplicationLaunchOptionsKey UISplitViewController
    adds addChildViewController addObserver addSubview allVisible appearance autocapitalizationType
    adds autocorrectionType autoresizingMask backgroundImage barStyle barTintColor cgColor
    adds cgRectValue compactAppearance contentScrollView currentContext darkText environment
    adds environmentObject interactivePopGestureRecognizer isKind isMember isTranslucent item
    adds keyboardType largeTitleTextAttributes lightText lineHeight link loadNibNamed
    adds modalTransitionStyle nextResponder overCurrentContext overFullScreen perform performSegue
    adds placeholderText preferringMonochrome preferringMulticolor presentsWithGesture primaryHidden
    adds primaryOverlay quaternaryLabel removeFromParentViewController removeObserver returnKeyType
    adds row scrollEdgeAppearance searchTextField secondarySystemBackground secondarySystemFill
    adds secondarySystemGroupedBackground section separator setBadgeTextAttributes
    adds setContentScrollView setFill setStroke setTitleTextAttributes shadowImage
    adds splitViewController standardAppearance storyboard subviews supplementary systemBackground
    adds systemFill systemFontSize systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
    adds systemGroupedBackground target tertiarySystemBackground tertiarySystemFill tint
    adds titleTextAttributes transitioningDelegate translatesAutoresizingMaskIntoConstraints
    adds unselectedItemTintColor view window withAlphaComponent
    taken TabHostController accessoryEnvironment allowsReordering availableKeyCommands bar bounds
    taken TabHostController contentTab customization customizationStore diagnosticHandler
    taken TabHostController displayOrder displayOrderIdentifiers drawingVersion firstResponder
    taken TabHostController frameProvider isBottomAccessoryHidden isCustomizationSavePending
    taken TabHostController isDisplayed isPageIndexShown isSearchActive isSearchAvailable
    taken TabHostController isSearchable isShowingGroupChildren isTabBarMinimized layoutMetrics
    taken TabHostController needsFrameHandler openMenu pages popover preferredBarEdge presentation
    taken TabHostController presentedControllers prominentTab resolvedMode restorationState rootTabs
    taken TabHostController searchPlaceholder searchScopeTitles searchSubmitHandler searchText
    taken TabHostController searchTextHandler selectedBarItem selectedPath selectedSearchScopeIndex
    taken TabHostController selectionOrigin style tabBarPlacement tabKeyCommands treeDescription
    taken TabHostController user visibleNavigationBar visibleNavigationController
    taken TabHostController visibleSearchController visibleToolbar
    taken ViewController appearanceState arrangedChildren childForNavigation customMirror
    taken ViewController debugDescription description partsController preferredBottomAccessory
    taken ViewController prefersTabBarHidden refusesDismissal splitController traitCollection window
    unset UITabBarController.customizableViewControllers obsolete; use placements and TabItem.allowsHiding
    left UITabBarController.tabBar(_:didSelect:) a host is not the delegate of a bar; override TabHostController.selectedTabDidChange(from:)
    left UIViewController.view there are no views; how a controller is drawn depends on the renderer. In ported code, the view is inert; see "Inert stand-ins"
    unset UIViewController.definesPresentationContext the outermost host always presents; leave it out
    left UIModalPresentationStyle.overFullScreen has no counterpart; use ModalPresentationStyle.pageSheet, which keeps the content on screen
    left UIModalPresentationStyle.overCurrentContext has no counterpart; use ModalPresentationStyle.pageSheet, which keeps the content on screen
    left UIModalPresentationStyle.currentContext has no counterpart; use ModalPresentationStyle.fullScreen
    left UIModalPresentationStyle.custom has no counterpart; use ModalPresentationStyle.formSheet
    unset UIPopoverPresentationController.sourceView has no counterpart; use PopoverPresentationController.sourceItem
    unset UIPopoverPresentationController.sourceRect has no counterpart; use PopoverPresentationController.sourceItem
    unset UIPopoverPresentationController.permittedArrowDirections has no counterpart; use PopoverPresentationController.arrowEdge, a preference
    left UIAlertController.severity the renderer decides the appearance of an alert; leave it out
    unset UINavigationItem.titleView there are no views; use NavigationItem.title and NavigationItem.subtitle
    unset UINavigationItem.backBarButtonItem has no counterpart; use NavigationItem.backButtonTitle
    unset UINavigationItem.backButtonDisplayMode the renderer decides; leave it out
    left UINavigationItem.style the renderer decides; leave it out
    left UINavigationItem.standardAppearance the renderer decides; leave it out
    left UINavigationItem.customizationIdentifier the user can't rearrange bar buttons; leave it out
    unset UINavigationItem.titleMenuProvider has no counterpart; use a BarButtonItem with a menu, in NavigationItem.centerItemGroups
    left UIBarButtonItem.init(customView:) there are no views; use a title or an image
    left UIBarButtonItem.action has no counterpart; use BarButtonItem.primaryAction: there are no selectors
    left UIBarButtonItem.target has no counterpart; use BarButtonItem.primaryAction: there are no selectors
    left UIBarButtonItem.width the renderer decides; leave it out
    unset UIBarButtonItem.menuRepresentation the overflow menu shows the title, the image and the menu of the button; leave it out
    unset UIBarButtonItemGroup.isDisplayingRepresentativeItem the renderer decides; see TabHostController.NavigationBar.fitting(_:overflowWidth:measure:)
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
    unset UIMenuElement.preferredImageVisibility the renderer decides; leave it out
    unset UICommand.alternates menus have no alternates; add a second Command
    left UIResponder.validate(_:) set Action.attributes and Action.state when they change; leave it out
    unset UIResponder.undoManager foundation has no undo manager on Linux; keep one of your own
    unset UIKeyCommand.allowsAutomaticLocalization has no counterpart; use a renderer maps keys of other keyboards where it can
    unset UIViewController.overrideUserInterfaceStyle has no counterpart; use ViewController.traitOverrides
    left UIViewController.willTransition(to:with:) has no counterpart; use ViewController.traitCollectionDidChange(_:)
    left UITraitCollection.init(traitsFrom:) environments are not merged; use TraitCollection.init(mutations:)
    left UITraitCollection.current has no counterpart; use ViewController.traitCollection
    unset UITraitDefinition.affectsColorAppearance there are no dynamic colors; a declaration has no effect
    left UIDeferredMenuElement.usingFocus(identifier:shouldCacheItems:) there is no responder chain; use a DeferredMenuElement with a closure
    unset UIPercentDrivenInteractiveTransition the renderer animates transitions; leave it out
    unset UIActivityViewController an AlertController, or a page of the app, in tests; leave it out
    unset UITabBarController.moreNavigationController has another form; use TabHostController.Bar.overflow or UserInteraction.openOverflow(): a list of tabs instead of a controller; it is never selected
    unset UIControl.Event.editingChanged has another form; use TextField.editingChangedHandler: a closure
    left UIViewController.setContentScrollView(_:for:) has another form; use UserInteraction.scrollContent(_:): called by the renderer when the user scrolls
    left UIViewController.contentScrollView(for:) has another form; use UserInteraction.scrollContent(_:)
    """#
}
