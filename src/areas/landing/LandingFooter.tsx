import { useTranslation } from 'react-i18next'
import { footerLinks } from '../../ui/footer-links.ts'
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx'
import classes from './LandingFooter.module.css'

export function LandingFooter() {
  const { t } = useTranslation('landing')
  const { t: tCommon } = useTranslation()
  return (
    <footer className={classes.footer}>
      <Logo size={22} />
      <span>{t('footer.text')}</span>
      <nav aria-label={tCommon('footer.label')} className={classes.links}>
        {footerLinks.map(({ to, label }) => (
          <a key={to} href={to}>
            {tCommon(`footer.${label}`)}
          </a>
        ))}
      </nav>
      <span className={classes.end}>
        <LanguageSwitch />
        <ThemeSwitch />
      </span>
    </footer>
  )
}
