import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import classes from './LandingFooter.module.css'

export function LandingFooter() {
  const { t } = useTranslation('landing')
  return (
    <footer className={classes.footer}>
      <Logo size={22} />
      <span>{t('footer.text')}</span>
      <span className={classes.end}>
        <LanguageSwitch />
        <ThemeSwitch />
        <a href={paths.howMatchingWorks}>{t('footer.matching')}</a>
        <a href={paths.adminAccess}>{t('footer.admin')}</a>
      </span>
    </footer>
  )
}
