import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import classes from './LandingHeader.module.css'

export function LandingHeader() {
  const { t } = useTranslation('landing')
  return (
    <header className={classes.header}>
      <a href={paths.home} className={classes.home}>
        <Logo />
      </a>
      <nav aria-label={t('navigation')} className={classes.links}>
        <span className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        <AnchorButton href={paths.auth} variant="subtle">
          {t('signIn')}
        </AnchorButton>
        <AnchorButton href={paths.signUp}>{t('getStarted')}</AnchorButton>
      </nav>
    </header>
  )
}
