import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import {
  IconBell,
  IconKeyboard,
  IconLanguage,
  IconLifebuoy,
  IconLogout,
  IconMessageReport,
  IconMoon,
  IconSettings,
} from '@tabler/icons-react'
import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signOut } from '../../features/session/api/sign-out.ts'
import { useAreaPath } from '../../features/session/area-base.ts'
import { changeLanguage, currentLanguage } from '../../i18n/i18n.ts'
import { paths } from '../../lib/paths.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'
import { toast } from '../../ui/toast.ts'
import { openShortcuts } from './Shortcuts.tsx'

interface Props {
  navigation: Promise<NavigationEntry[]>
  /** How many times it was asked for. */
  opened: number
}

/** Pages of the area, and what one may want to do. */
export function Search({ navigation, opened }: Props) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const path = useAreaPath()
  const { setColorScheme } = useMantineColorScheme()
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark'
  useEffect(() => {
    if (opened > 0) spotlight.open()
  }, [opened])
  const pages: NavigationEntry[] = [
    ...use(navigation),
    { to: '/notifications', label: 'notifications', icon: IconBell },
    { to: '/account', label: 'account', icon: IconSettings },
  ]
  const actions = [
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
  return (
    <Spotlight
      shortcut={null}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      nothingFound={t('search.nothing')}
      searchProps={{
        placeholder: t('search.placeholder'),
        'aria-label': t('search.label'),
        // The dialog has no heading: it is named by its field.
        ref: (field) => field?.closest('[role=dialog]')?.setAttribute('aria-label', t('search.label')),
      }}
      actions={[
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
            onClick: run,
          })),
        },
      ]}
    />
  )
}
