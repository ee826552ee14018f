import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { AnchorButton } from '../../ui/AnchorButton.tsx'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import classes from './LandingHeader.module.css'

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
        <a href={paths.companies}>{tCommon('footer.companies')}</a>
      </nav>
      <div className={classes.ways}>
        <span className={classes.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        <AnchorButton href={paths.auth} variant="subtle" className={classes.enter}>
          {t('signIn')}
        </AnchorButton>
        <AnchorButton href={paths.signUp}>{t('getStarted')}</AnchorButton>
      </div>
    </header>
  )
}
