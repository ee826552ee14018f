import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './Breadcrumbs.module.css'

interface Props {
  /** From the top; the page itself comes last. */
  above: { to: string; label: string }[]
  page: string
  /** The language of the page's name, if it isn't the reader's. */
  lang?: string
}

/** Where a public page belongs. */
export function Breadcrumbs({ above, page, lang }: Props) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('site.breadcrumbs')}>
      <ol className={classes.list}>
        {above.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page" lang={lang} className={classes.page}>
          {page}
        </li>
      </ol>
    </nav>
  )
}
