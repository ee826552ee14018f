import { useTranslation } from 'react-i18next'
import classes from './PageLoading.module.css'

/** While a page's code is on its way; light enough to be part of every page. */
export function PageLoading() {
  const { t } = useTranslation()
  return (
    <p className={classes.loading} role="status">
      {t('loading')}
    </p>
  )
}
