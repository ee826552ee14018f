import { Alert } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppRole } from '../../features/core/session/roles.ts'
import { takeShown } from '../../lib/offline/copies.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says what works without a network, and reloads the data once the device is online again. */
export function OfflineNotice({ area }: { area: AppRole | undefined }) {
  const { t } = useTranslation('shell')
  const queries = useQueryClient()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  useEffect(() => {
    if (isOnline && takeShown()) void queries.invalidateQueries()
  }, [isOnline, queries])
  if (isOnline) return null
  return (
    <Alert
      role="status"
      color="amber"
      mb="lg"
      icon={<IconCloudOff size={20} stroke={1.7} aria-hidden />}
      title={t('offline.title')}
    >
      {t(area === 'candidate' ? 'offline.text' : 'offline.others')}
    </Alert>
  )
}
