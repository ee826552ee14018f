import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useSession } from '../../features/core/session/use-session.ts'
import { signInPath } from '../../lib/next-path.ts'
import { paths } from '../../lib/paths.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import classes from '../../ui/SiteHeader.module.css'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'

interface Props {
  /** Only the logo and the switches, where people are already signing in or up. */
  isBare?: boolean
  /** The page to open after signing in or up. */
  next?: string
}

export function PublicHeader({ isBare = false, next }: Props) {
  const { t } = useTranslation()
  return (
    <header className={classes.header}>
      <Link to={paths.home} className={classes.home}>
        <Logo />
      </Link>
      {!isBare && (
        <nav aria-label={t('site.label')} className={classes.places}>
          <NavLink to={paths.missions}>{t('footer.missions')}</NavLink>
          <NavLink to={paths.openings}>{t('footer.openings')}</NavLink>
          <NavLink to={paths.companies}>{t('footer.companies')}</NavLink>
        </nav>
      )}
      <div className={classes.ways}>
        <span className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        {!isBare && <Ways next={next} />}
      </div>
    </header>
  )
}

function Ways({ next }: { next?: string }) {
  const { t } = useTranslation()
  const { status } = useSession()
  if (status === 'signed-in' || status === 'second-factor')
    return <LinkButton to={paths.dashboard}>{t('site.dashboard')}</LinkButton>
  // Until the session is loaded, the buttons only reserve their space.
  return (
    <span className={classes.doors} data-pending={status === 'loading' || undefined}>
      <LinkButton to={signInPath(paths.auth, next)} variant="subtle" className={classes.enter}>
        {t('site.signIn')}
      </LinkButton>
      <LinkButton to={signInPath(paths.signUp, next)}>{t('site.getStarted')}</LinkButton>
    </span>
  )
}
