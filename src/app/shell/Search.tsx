import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Spotlight, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight'
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
import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { anythingQuery } from '../../features/palette/api/find-anything.ts'
import { signOut } from '../../features/session/api/sign-out.ts'
import { useAreaPath } from '../../features/session/area-base.ts'
import type { AppRole } from '../../features/session/roles.ts'
import { startTour } from '../../features/tour/start-tour.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../lib/paths.ts'
import { isSwitchedOn } from '../../lib/platform.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'
import { toast } from '../../ui/toast.ts'
import { usePlatform } from '../../ui/use-platform.ts'
import { areaActions } from './area-actions.ts'
import { foundActions } from './found-actions.tsx'
import { openShortcuts } from './Shortcuts.tsx'

interface Props {
  area: AppRole | undefined
  navigation: Promise<NavigationEntry[]>
  /** How many times it was asked for. */
  opened: number
}

/** Pages of the area, what is in them, and what one may want to do. */
export function Search({ area, navigation, opened }: Props) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const path = useAreaPath()
  const platform = usePlatform()
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, 150)
  const { data: found = [] } = useQuery(anythingQuery(words, area))
  useEffect(() => {
    if (opened > 0) spotlight.open()
  }, [opened])
  const pages: NavigationEntry[] = [
    ...use(navigation).filter(({ to }) => isSwitchedOn(to, platform)),
    { to: '/notifications', label: 'notifications', icon: IconBell },
    { to: '/account', label: 'account', icon: IconSettings },
  ]
  const actions = [
    ...areaActions(area).map(({ to, label, icon }) => ({
      id: `do ${to}`,
      icon,
      label: t(`do.${label}`),
      run: () => navigate(path(to)),
    })),
    { id: 'tour', icon: IconCompass, label: t('search.tour'), run: startTour },
    { id: 'theme', icon: IconMoon, label: t('search.theme'), run: () => setColorScheme(other) },
    {
      id: 'language',
      icon: IconLanguage,
      label: t('search.language'),
      run: () => void changeLanguage(currentLanguage() === 'en' ? 'fr' : 'en'),
    },
    { id: 'shortcuts', icon: IconKeyboard, label: t('search.shortcuts'), run: openShortcuts },
    { id: 'help', icon: IconLifebuoy, label: t('help'), run: () => void navigate(paths.help) },
    {
      id: 'feedback',
      icon: IconMessageReport,
      label: t('feedback'),
      run: () => void navigate(path('/feedback'), { state: { about: location.pathname } }),
    },
    { id: 'sign-out', icon: IconLogout, label: t('signOut'), run: () => void signOut().catch(toast.error) },
  ]
  const isTyped = (label: string) => label.toLowerCase().includes(typed.trim().toLowerCase())
  const groups: SpotlightActionGroupData[] = [
    {
      group: t('search.pages'),
      actions: pages.map(({ to, label, icon: Icon }) => ({
        id: to,
        label: t(`nav.${label}`),
        leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
        onClick: () => navigate(path(to)),
      })),
    },
    {
      group: t('search.actions'),
      actions: actions.map(({ id, label, icon: Icon, run }) => ({
        id,
        label,
        leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
        onClick: () => void run(),
      })),
    },
  ]
  const shown = groups.map(({ group, actions }) => ({
    group,
    actions: actions.filter(({ label }) => isTyped(label ?? '')),
  }))
  return (
    <Spotlight
      shortcut={null}
      query={typed}
      onQueryChange={setTyped}
      // What the backend found fits by more than its name.
      filter={(_, all) => all}
      scrollable
      maxHeight={480}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      nothingFound={t('search.nothing')}
      searchProps={{
        placeholder: t('search.placeholder'),
        'aria-label': t('search.label'),
        // The dialog has no heading: it is named by its field.
        ref: (field) => field?.closest('[role=dialog]')?.setAttribute('aria-label', t('search.label')),
      }}
      actions={[
        ...shown,
        ...foundActions(
          typed.trim() ? found : [],
          (kind) => t(`found.${kind}`),
          (link) => navigate(path(link)),
        ),
      ].filter(({ actions }) => actions.length > 0)}
    />
  )
}
