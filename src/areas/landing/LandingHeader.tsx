import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import classes from './LandingHeader.module.css'

export function LandingHeader() {
  const { t } = useTranslation('landing')
  return (
    <header className={classes.header}>
      <Link to={paths.home} className={classes.home}>
        <Logo />
      </Link>
      <nav aria-label={t('navigation')} className={classes.links}>
        <span className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        <LinkButton to={paths.auth} variant="subtle">
          {t('signIn')}
        </LinkButton>
        <LinkButton to={paths.signUp}>{t('getStarted')}</LinkButton>
      </nav>
    </header>
  )
}
