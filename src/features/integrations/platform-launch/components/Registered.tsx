import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { toldRegistered } from '../told.ts'

/** The platform opened us in a window of its own, which it closes at our message. */
function closeWindow(): void {
  const around = window.parent === window ? (window.opener as Window | null) : window.parent
  around?.postMessage({ subject: 'org.imsglobal.lti.close' }, '*')
}

/** Registration worked: the platform takes over again. */
export function Registered() {
  const { t } = useTranslation('platformLaunch')
  useEffect(closeWindow, [])
  return (
    <EmptyState
      level={1}
      title={t('registered.title')}
      text={t('registered.text', { host: toldRegistered()?.host ?? '' })}
      action={<Button onClick={closeWindow}>{t('registered.close')}</Button>}
    />
  )
}
