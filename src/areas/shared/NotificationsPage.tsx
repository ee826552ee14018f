import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMarkRead } from '../../features/account/notifications/api/change-notifications.ts'
import {
  notificationsQuery,
  notificationsStep,
  shownNotifications,
} from '../../features/account/notifications/api/get-notifications.ts'
import classes from '../../features/account/notifications/components/NotificationItem.module.css'
import { NotificationItem } from '../../features/account/notifications/components/NotificationItem.tsx'
import { useAreaPath } from '../../features/core/session/area-base.ts'
import { useSignedIn } from '../../features/core/session/me-context.ts'
import { oneOf } from '../../lib/url-state/url-params.ts'
import { useUrlState } from '../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const params = { show: oneOf(shownNotifications, 'all') }

export function NotificationsPage() {
  const { t } = useTranslation('notifications')
  const { t: tShell } = useTranslation('shell')
  const { id } = useSignedIn()
  const path = useAreaPath()
  const { values, set, reset } = useUrlState(params)
  const { show } = values
  const [count, setCount] = useState(notificationsStep)
  const query = useQuery(notificationsQuery(id, show, count))
  const { data, isPlaceholderData } = query
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
            onChange={(value) => set({ show: value })}
          />
        </Group>
        <LoadState query={query} />
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
