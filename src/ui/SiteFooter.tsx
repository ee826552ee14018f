import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { footerLinks } from './footer-links.ts'
import classes from './SiteFooter.module.css'

/** Help, contact and legal links, at the end of every page. */
export function SiteFooter() {
  const { t } = useTranslation()
  return (
    <footer className={classes.footer}>
      <nav aria-label={t('footer.label')} className={classes.links}>
        {footerLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {t(`footer.${label}`)}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
