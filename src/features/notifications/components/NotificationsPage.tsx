import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useSignedIn } from '../../session/me-context.ts'
import { useMarkRead } from '../api/change-notifications.ts'
import { notificationsQuery } from '../api/get-notifications.ts'
import classes from './NotificationItem.module.css'
import { NotificationItem } from './NotificationItem.tsx'

export function NotificationsPage() {
  const { t } = useTranslation('shell')
  const { id } = useSignedIn()
  const { data, error, refetch } = useQuery(notificationsQuery(id))
  const markRead = useMarkRead(id)
  const hasUnread = data?.some((item) => item.read_at === null)
  return (
    <>
      <PageHeader
        title={t('notifications.title')}
        actions={
          hasUnread && (
            <Button variant="default" onClick={() => markRead.mutate(undefined)}>
              {t('notifications.markAll')}
            </Button>
          )
        }
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={1} />}
      {data?.length === 0 && <EmptyState title={t('notifications.title')} text={t('notifications.none')} />}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((item) => (
            <NotificationItem key={item.id} item={item} />
          ))}
        </ul>
      )}
    </>
  )
}
