import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import classes from './PageLoading.module.css'

/** Shown when a page crashes or its code can't be loaded: a plain explanation and a way forward. */
export function PageFailure() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: people see a sentence; developers need the cause.
    console.error('The page failed', error)
  }, [error])
  const isOffline = !navigator.onLine
  useEffect(() => {
    // Code that failed to load offline is retried once the connection is back.
    if (!isOffline) return
    const reload = () => location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <main className={classes.loading}>
      <div role="alert" style={{ maxWidth: '52ch', padding: 24, textAlign: 'center' }}>
        <h1>{t(isOffline ? 'failure.offline' : 'failure.page')}</h1>
        <p>{t(isOffline ? 'failure.offlineText' : 'failure.pageText')}</p>
        {isOffline ? (
          <Button component="a" href="/dashboard">
            {t('failure.home')}
          </Button>
        ) : (
          <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
        )}
      </div>
    </main>
  )
}
