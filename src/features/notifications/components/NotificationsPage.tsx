import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { useMarkRead } from '../api/change-notifications.ts'
import { notificationsQuery, notificationsStep, shownNotifications } from '../api/get-notifications.ts'
import classes from './NotificationItem.module.css'
import { NotificationItem } from './NotificationItem.tsx'

export function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const { t: tShell } = useTranslation('shell')
  const { id } = useSignedIn()
  const path = useAreaPath()
  const { show = 'all', set, reset } = useListParams(shownNotifications)
  const [count, setCount] = useState(notificationsStep)
  const { data, error, refetch, isPlaceholderData } = useQuery(notificationsQuery(id, show, count))
  const markRead = useMarkRead(id)
  const hasUnread = data?.some((item) => item.read_at === null)
  return (
    <>
      <PageHeader
        title={tShell('notifications.title')}
        description={t('page.description')}
        actions={
          <>
            {hasUnread && (
              <Button variant="default" onClick={() => markRead.mutate(undefined)}>
                {tShell('notifications.markAll')}
              </Button>
            )}
            <LinkButton
              to={path('/notifications/preferences')}
              variant="default"
              leftSection={<IconSettings size={18} aria-hidden />}
            >
              {t('page.preferences')}
            </LinkButton>
          </>
        }
      />
      <Stack gap="lg">
        <Group>
          <SegmentedControl
            aria-label={t('page.show')}
            value={show}
            data={shownNotifications.map((value) => ({ value, label: t(`page.${value}`) }))}
            onChange={(value) => set({ show: value === 'all' ? '' : value })}
          />
        </Group>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <CardsSkeleton tiles={1} />}
        {data?.length === 0 &&
          (show === 'unread' ? (
            <EmptyState
              title={t('page.allRead')}
              text={t('page.allReadText')}
              action={
                <Button variant="default" onClick={reset}>
                  {t('page.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('page.none')} text={tShell('notifications.none')} />
          ))}
        {data && data.length > 0 && (
          <ul className={classes.list} aria-label={tShell('notifications.title')}>
            {data.map((item) => (
              <NotificationItem key={item.id} item={item} />
            ))}
          </ul>
        )}
        {data && data.length >= count && (
          <Group>
            <Button
              variant="default"
              loading={isPlaceholderData}
              onClick={() => setCount(count + notificationsStep)}
            >
              {t('page.older')}
            </Button>
          </Group>
        )}
      </Stack>
    </>
  )
}
