import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import classes from './PageLoading.module.css'

/** A page broke, or its code could not be fetched: said in words, with a way on. */
export function PageFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the person gets a sentence, a developer the cause.
    console.error('The page failed', error)
  }, [error])
  useEffect(() => {
    // Code that could not be fetched without a connection comes as soon as there is one again.
    if (navigator.onLine) return
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <main className={classes.loading}>
      <div role="alert" style={{ maxWidth: '52ch', padding: 24, textAlign: 'center' }}>
        <h1>{t('failure.page')}</h1>
        <p>{t('failure.pageText')}</p>
        <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
      </div>
    </main>
  )
}
