// By default, each icon and helper that two pages share becomes a separate file, and a page fetches a hundred.

/** What every area shows first. The landing page needs none of it. */
const always = [
  /@mantine\/core\/esm\/components\/(Alert|Anchor|AppShell|Avatar|Badge|Burger|Card|Center|CloseButton|Container)\//,
  /@mantine\/core\/esm\/components\/(Group|Indicator|Kbd|Notification|Paper|Portal|SimpleGrid|Skeleton|Stack|Text|Title|VisuallyHidden)\//,
  /@mantine\/core\/esm\/core\/(DirectionProvider|Box\/get-style-object|styles-api\/use-resolved-styles-api)\//,
  /@mantine\/core\/esm\/core\/MantineProvider\/color-functions\/get-auto-contrast-value\//,
  /@mantine\/core\/esm\/core\/utils\/(create-safe-context|get-(default-z-index|breakpoint-value|sorted-breakpoints|base-value))\//,
  /@mantine\/hooks\/esm\/(use-(disclosure|drag|force-update|hotkeys|id|merged-ref|window-event)|utils\/random-id)\//,
  /@mantine\/(notifications|store)\/esm\//,
  /\/@tanstack\/(query-core|react-query)\/build\/modern\/(?!infiniteQueryO|useInfinite)/,
  /\/node_modules\/(react-router|react-remove-scroll(-bar)?|use-callback-ref|use-sidecar|react-style-singleton|get-nonce)\//,
  /\/node_modules\/(tslib|react-transition-group|@babel\/runtime)\//,
  /\/icons\/Icon(AlertTriangle|Bell|CalendarEvent|Certificate|ChartBar|CircleCheck|Eye|HeartHandshake|LayoutDashboard|Logout)\.mjs$/,
  /\/icons\/Icon(MessageCircleHeart|Messages|Search|Settings|TargetArrow|User|Users|UsersGroup|X)\.mjs$/,
  /\/src\/app\/(open-app|router|PageFailure|PageLoading|AppProviders|EndedSession|ProfileLanguage|UnsentQuestion|guards\/)/,
  /\/src\/app\/dashboard\/(AreaFrame|Dashboard|SwitchedOffHere|areas)\b/,
  /\/src\/app\/shell\/(AccountButton|DeletionBanner|SavedLanguageSwitch|SearchButton|Shell|Shortcuts|Sidebar|TourOffer)\./,
  /\/src\/areas\/AreaRoutes\.tsx$/,
  /\/src\/features\/session\/(?!RequireRole)/,
  /\/src\/features\/notifications\/(conversation-news|topics|use-live-notifications|text|api\/|components\/(NotificationItem|NotificationsB|RecentActivity))/,
  /\/src\/features\/profiles\/(name|api\/(keys|get-profile|photo-url|update-profile|save-language)|components\/OwnAvatar)\./,
  /\/src\/features\/(auth\/callback-error|files\/api\/public-file|account\/api\/account-deletion|help\/articles)\.ts$/,
  /\/src\/features\/legal\/(api\/legal-due|components\/ConsentGate)\./,
  /\/src\/lib\/(dates|errors|moments|own-storage|query-client|stored-path|weeks)\.ts$/,
  /\/formats\/(dates|durations|lists|zones)\.ts$/,
  /\/src\/ui\/(BackLink|CardsSkeleton|LinkButton|LinkList|LoadFailure|Loading|PageHeader|PersonAvatar|Reveal|SiteFooter|StatTile|UndoButton)\./,
  /\/src\/ui\/(initials|on-demand|toast|use-document-title)\./,
]

/** Fields, menus and dialogs: nearly every page except the homes has some. */
const fields = [
  /@mantine\/core\/esm\/components\/(Checkbox|Combobox|CopyButton|Fieldset|FileButton|Floating|FocusTrap)\//,
  /@mantine\/core\/esm\/components\/(InlineInput|Input|InputBase|Menu|Modal|ModalBase|NativeSelect|Overlay|Pagination|Popover)\//,
  /@mantine\/core\/esm\/components\/(Radio|ScrollArea|Select|Switch|TextInput|Textarea)\//,
  /@mantine\/core\/esm\/core\/utils\/(close-on-escape|create-event-handler|find-closest-number|find-element-in-shadow-dom|get-env|get-ref-prop|get-single-element-child|is-element)\//,
  /@mantine\/core\/esm\/utils\//,
  /@mantine\/hooks\/esm\/(utils\/use-callback-ref|use-(clipboard|debounced-callback|focus-return|focus-trap|intersection|long-press|pagination|previous|uncontrolled))\//,
  /@mantine\/form\/esm\//,
  /\/node_modules\/(@floating-ui|klona|react-textarea-autosize|use-latest|use-composed-ref|use-isomorphic-layout-effect|fast-deep-equal|tabbable)\//,
  /\/src\/ui\/(Cards|CopyField|Dialog|EmptyState|FilePicker|LinkTabs|Pages|UnsavedChanges|use-list-params)\./,
  /\/src\/lib\/(file-size|plain|same-json|save-file)\.ts$/,
]

const anyOf = (patterns: RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id))

/** Dependencies stay where they are: the landing page's must not move here. */
export const chunkGroups = [
  {
    name: 'icon',
    test: /\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)\.mjs$/,
    priority: 4,
  },
  { name: 'shell', test: anyOf(always), priority: 3, includeDependenciesRecursively: false },
  { name: 'fields', test: anyOf(fields), priority: 2, includeDependenciesRecursively: false },
  {
    name: 'icons',
    // Used by the landing page.
    test: /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon(?!(Check|Moon|Sun)\.)/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
