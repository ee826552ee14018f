import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import classes from '../../ui/SiteHeader.module.css'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'

export function LandingHeader() {
  const { t } = useTranslation('landing')
  const { t: tCommon } = useTranslation()
  return (
    <header className={classes.header}>
      <a href={paths.home} className={classes.home}>
        <Logo />
      </a>
      <nav aria-label={tCommon('site.label')} className={classes.places}>
        <a href={paths.missions}>{tCommon('footer.missions')}</a>
        <a href={paths.openings}>{tCommon('footer.openings')}</a>
        <a href={paths.companies}>{tCommon('footer.companies')}</a>
      </nav>
      <div className={classes.ways}>
        <span className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        <span className={classes.doors}>
          <AnchorButton href={paths.auth} variant="subtle" className={classes.enter}>
            {t('signIn')}
          </AnchorButton>
          <AnchorButton href={paths.signUp}>{t('getStarted')}</AnchorButton>
        </span>
      </div>
    </header>
  )
}
