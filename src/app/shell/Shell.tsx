import { AppShell, Burger, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { NotificationsBell } from '../../features/account/notifications/components/NotificationsBell.tsx'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import { Logo } from '../../ui/Logo.tsx'
import type { NavigationEntry } from '../../ui/navigation.ts'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import { AccountButton } from './AccountButton.tsx'
import { BottomBar } from './BottomBar.tsx'
import { DeletionBanner } from './DeletionBanner.tsx'
import { MessagesLink } from './MessagesLink.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { SavedLanguageSwitch } from './SavedLanguageSwitch.tsx'
import { SearchButton } from './SearchButton.tsx'
import classes from './Shell.module.css'
import { Shortcuts } from './Shortcuts.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TourOffer } from './TourOffer.tsx'
import { useInstallable } from './use-installable.ts'

// The page loads first.
const Announcements = lazy(async () => ({
  default: (await import('../../features/administration/settings/components/Announcements.tsx'))
    .Announcements,
}))

interface Props {
  area: AppRole | undefined
  navigation: Promise<NavigationEntry[]>
  children: ReactNode
}

/** Larger text takes none of the page's width. */
const sidebarWidth = 'clamp(0px, 20rem, 320px)'

export function Shell({ area, navigation, children }: Props) {
  const { t } = useTranslation('shell')
  const { t: tCommon } = useTranslation()
  const path = useAreaPath()
  const [isOpen, { toggle, close }] = useDisclosure()
  const { pathname, state } = useLocation()
  // A page that gets its address while someone types in it.
  const isSamePage = (state as { isSamePage?: boolean } | null)?.isSamePage
  useInstallable(area)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isSamePage) return
    close()
    // Move keyboard and screen-reader focus from the menu to the new page.
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname, isSamePage, close])
  return (
    <AppShell
      header={{ height: 64 }}
      navbar={{ width: sidebarWidth, breakpoint: 'md', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 24 }}
    >
      <a href="#content" className={classes.skip}>
        {tCommon('skipToContent')}
      </a>
      <AppShell.Header className={classes.header}>
        <Group h="100%" px={{ base: 'md', sm: 'lg' }} justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={t(isOpen ? 'closeMenu' : 'openMenu')}
              aria-expanded={isOpen}
            />
            <Link
              to={path('/')}
              className={classes.home}
              aria-label={`${tCommon('product')}, ${t('nav.home')}`}
            >
              <Logo size={26} />
            </Link>
          </Group>
          <SearchButton area={area} navigation={navigation} />
          <Group gap={4} wrap="nowrap">
            <MessagesLink area={area} />
            <NotificationsBell />
            <span className={classes.switches}>
              <SavedLanguageSwitch />
              <ThemeSwitch />
            </span>
            <AccountButton />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar className={classes.sidebar} data-is-open={isOpen}>
        <Sidebar area={area} navigation={navigation} />
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        <Suspense>
          <Announcements />
        </Suspense>
        <OfflineNotice area={area} />
        <DeletionBanner />
        <TourOffer area={area} />
        <div className={classes.page}>{children}</div>
        <SiteFooter />
      </AppShell.Main>
      <BottomBar navigation={navigation} />
      <Shortcuts navigation={navigation} />
    </AppShell>
  )
}
