import { AppShell, Badge, Button, VisuallyHidden } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { lazy, Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import { isSwitchedOn } from '../../lib/platform.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'
import { Reveal } from '../../ui/Reveal.tsx'
import { toast } from '../../ui/toast.ts'
import { usePlatform } from '../../ui/use-platform.ts'
import classes from './Sidebar.module.css'

// Few people have several roles.
const AreaSwitch = lazy(async () => ({ default: (await import('./AreaSwitch.tsx')).AreaSwitch }))

interface Props {
  area: AppRole | undefined
  navigation: Promise<NavigationEntry[]>
}

export function Sidebar({ area, navigation }: Props) {
  const { t } = useTranslation('shell')
  const { roles } = useSignedIn()
  return (
    <>
      {roles.length > 1 && (
        <AppShell.Section p="md" pb={0}>
          <Suspense>
            <AreaSwitch current={area} />
          </Suspense>
        </AppShell.Section>
      )}
      <AppShell.Section grow p="md" className={classes.scroll}>
        <nav aria-label={t('mainNavigation')} className={classes.links}>
          <Reveal skeleton={null}>
            <Links navigation={navigation} />
          </Reveal>
        </nav>
      </AppShell.Section>
      <AppShell.Section p="md" className={classes.foot}>
        <Button
          fullWidth
          variant="subtle"
          color="gray"
          justify="flex-start"
          leftSection={<IconLogout size={20} stroke={1.6} aria-hidden />}
          onClick={() => signOut().catch(toast.error)}
        >
          {t('signOut')}
        </Button>
      </AppShell.Section>
    </>
  )
}

function Links({ navigation }: { navigation: Promise<NavigationEntry[]> }) {
  const platform = usePlatform()
  const open = use(navigation).filter(({ to }) => isSwitchedOn(to, platform))
  return open.map((entry) => <Entry key={entry.to} entry={entry} />)
}

const useAlways = () => ({ isShown: true, count: 0 })

function Entry({ entry }: { entry: NavigationEntry }) {
  const { t } = useTranslation('shell')
  const path = useAreaPath()
  const { pathname } = useLocation()
  const { to, label, icon: Icon, also, useState: useEntryState = useAlways } = entry
  const { isShown, count } = useEntryState()
  if (!isShown) return null
  const address = path(to)
  const isBelow = pathname.startsWith(address) || (also && pathname.startsWith(path(also)))
  const isHere = to === '/' ? pathname === address : Boolean(isBelow)
  return (
    <Link to={address} aria-current={isHere ? 'page' : undefined} className={classes.link}>
      <Icon size={20} stroke={1.6} aria-hidden />
      {t(`nav.${label}`)}
      {count > 0 && (
        <Badge ml="auto" variant="filled">
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
        </Badge>
      )}
    </Link>
  )
}
