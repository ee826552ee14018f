import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { notificationsQuery } from '../api/get-notifications.ts'
import classes from './NotificationItem.module.css'
import { NotificationItem } from './NotificationItem.tsx'

/** Recent activity, from the person's own notifications. */
export function RecentActivity({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  const { id } = useSignedIn()
  const { data } = useQuery(notificationsQuery(id))
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {title}
        </Title>
        {data?.length === 0 && <Text c="dimmed">{t('notifications.none')}</Text>}
        <Suspense>
          <ul className={classes.list}>
            {data?.slice(0, 5).map((item) => (
              <NotificationItem key={item.id} item={item} />
            ))}
          </ul>
        </Suspense>
      </Stack>
    </Card>
  )
}
