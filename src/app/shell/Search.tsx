import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, spotlight } from '@mantine/spotlight'
import {
  IconBell,
  IconCompass,
  IconKeyboard,
  IconLanguage,
  IconLifebuoy,
  IconLogout,
  IconMessageReport,
  IconMoon,
  IconSettings,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { globalSearchQuery } from '../../features/account/search/api/global-search.ts'
import { startTour } from '../../features/account/tour/start-tour.ts'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../lib/paths.ts'
import { isSwitchedOn } from '../../lib/platform.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'
import { toast } from '../../ui/toast.ts'
import { usePlatform } from '../../ui/use-platform.ts'
import { areaActions } from './area-actions.ts'
import { foundGroups } from './found-groups.ts'
import { type PaletteItem, paletteGroup } from './palette-group.tsx'
import { openShortcuts } from './Shortcuts.tsx'
import { menuWords, placesOf } from './search-places.ts'
import { useArticleHits } from './use-article-hits.ts'
import { useEntries } from './use-entries.ts'

interface Props {
  area: AppRole | undefined
  navigation: Promise<NavigationEntry[]>
  /** How many times the search has been opened. */
  opened: number
  /** Returns what was typed before the field was ready. */
  takeTyped: () => string
}

/** Searches the area's pages, their content and common actions. */
export function Search({ area, navigation, opened, takeTyped }: Props) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const path = useAreaPath()
  const platform = usePlatform()
  const { administers } = useSignedIn()
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 150)
  const { data: found = [] } = useQuery(globalSearchQuery(words, area))
  useEffect(() => {
    if (opened > 0) spotlight.open()
  }, [opened])
  const pages: PaletteItem[] = [
    ...useEntries(navigation),
    { to: '/notifications', label: 'notifications' as const, icon: IconBell },
    { to: '/account', label: 'account' as const, icon: IconSettings },
  ].map(({ to, label, icon }) => ({
    id: to,
    label: t(`nav.${label}`),
    words: menuWords[label],
    icon,
    run: () => navigate(path(to)),
  }))
  const places: PaletteItem[] = placesOf(area)
    .filter(({ to }) => isSwitchedOn(to, platform))
    .map(({ to, isPublic, label, icon, words }) => ({
      id: `${label} ${to}`,
      label: t(`places.${label}`),
      words,
      icon,
      run: () => navigate(isPublic ? to : path(to)),
    }))
  const actions: PaletteItem[] = [
    ...areaActions(area)
      .filter(({ to, opens }) => isSwitchedOn(to, platform) && (!opens || administers(opens)))
      .map(({ to, label, icon }) => ({
        id: `do ${to}`,
        icon,
        label: t(`do.${label}`),
        run: () => navigate(path(to)),
      })),
    { id: 'tour', icon: IconCompass, label: t('search.tour'), run: startTour },
    {
      id: 'theme',
      icon: IconMoon,
      label: t('search.theme'),
      words: 'theme dark light mode thème sombre clair',
      run: () => setColorScheme(other),
    },
    {
      id: 'language',
      icon: IconLanguage,
      label: t('search.language'),
      words: 'language english french langue anglais français',
      run: () => void changeLanguage(currentLanguage() === 'en' ? 'fr' : 'en'),
    },
    {
      id: 'shortcuts',
      icon: IconKeyboard,
      label: t('search.shortcuts'),
      words: 'keys hotkeys raccourcis clavier',
      run: openShortcuts,
    },
    {
      id: 'help',
      icon: IconLifebuoy,
      label: t('help'),
      words: 'help support faq aide assistance',
      run: () => void navigate(paths.help),
    },
    {
      id: 'feedback',
      icon: IconMessageReport,
      label: t('feedback'),
      words: 'feedback bug problem idea avis problème idée',
      run: () => void navigate(path('/feedback'), { state: { about: location.pathname } }),
    },
    {
      id: 'sign-out',
      icon: IconLogout,
      label: t('signOut'),
      words: 'sign out log out logout déconnexion quitter',
      run: () => void signOut().catch(toast.error),
    },
  ]
  const query = typed.trim()
  const articles = useArticleHits(query)
  const groups = [
    paletteGroup(t('search.pages'), query ? [...pages, ...places] : pages, query),
    paletteGroup(t('search.actions'), actions, query),
    ...foundGroups(
      query ? found : [],
      query,
      (kind) => t(`found.${kind}`),
      t('search.nameless'),
      ({ kind, link }) => navigate(kind === 'certificate' ? link : path(link)),
    ),
  ].filter(({ actions: listed }) => listed.length > 0)
  // Best match first; help articles come after pages and actions.
  if (query) groups.sort((one, another) => another.score - one.score)
  const help = paletteGroup(
    t('search.help'),
    articles.map(({ slug, title, words }) => ({
      id: `help ${slug}`,
      label: title,
      words,
      icon: IconLifebuoy,
      run: () => navigate(paths.helpArticle(slug)),
    })),
    query,
    'given',
  )
  if (help.actions.length > 0) groups.push(help)
  return (
    <Spotlight
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      // The backend already matched on more than the name.
      filter={(_, all) => all}
      scrollable
      maxHeight="min(480px, 60dvh)"
      // Fixed height, so the field doesn't move as results change.
      styles={{ content: { minHeight: 'min(480px, 60dvh)' } }}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      nothingFound={t('search.nothing')}
      // Marks the palette, so type-ahead ignores keys typed inside it.
      data-palette
      searchProps={{
        placeholder: t('search.placeholder'),
        'aria-label': t('search.label'),
        // The dialog has no heading, so its field names it.
        ref: (field) => field?.closest('[role=dialog]')?.setAttribute('aria-label', t('search.label')),
        onFocus: () => {
          const ahead = takeTyped()
          if (ahead) setTyped((known) => known + ahead)
        },
      }}
      actions={groups}
    />
  )
}
