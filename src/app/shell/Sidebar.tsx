import { AppShell, Badge, Button, VisuallyHidden } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { signOut } from '../../features/core/session/api/sign-out.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'
import { Reveal } from '../../ui/Reveal.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './Sidebar.module.css'
import { useEntries, useEntry } from './use-entries.ts'

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
  return useEntries(navigation).map((entry) => <Entry key={entry.to} entry={entry} />)
}

function Entry({ entry }: { entry: NavigationEntry }) {
  const { t } = useTranslation('shell')
  const { address, isShown, isHere, count } = useEntry(entry)
  const { icon: Icon, label } = entry
  if (!isShown) return null
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
