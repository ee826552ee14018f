import { useTranslation } from 'react-i18next'
import classes from './PageLoading.module.css'

/** Shown while a page's code loads; light enough to be part of every page. */
export function PageLoading() {
  const { t } = useTranslation()
  return (
    <p className={classes.loading} role="status">
      {t('loading')}
    </p>
  )
}
