import { Button, Group, Popover, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { useMarkRead } from '../api/change-notifications.ts'
import { notificationsQuery } from '../api/get-notifications.ts'
import classes from './NotificationItem.module.css'
import { NotificationItem } from './NotificationItem.tsx'
import { NotificationsButton } from './NotificationsButton.tsx'

export function NotificationsPopover() {
  const { t } = useTranslation('shell')
  const { id } = useSignedIn()
  const path = useAreaPath()
  const [isOpen, setOpen] = useState(true)
  const { data: list = [] } = useQuery(notificationsQuery(id))
  const markRead = useMarkRead(id)
  const hasUnread = list.some((item) => item.read_at === null)
  const close = () => setOpen(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={360}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <NotificationsButton onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t('notifications.title')}>
        <Group justify="space-between" px={8} pb={6}>
          <Text fw={600}>{t('notifications.title')}</Text>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={!hasUnread}
            onClick={() => markRead.mutate(undefined)}
          >
            {t('notifications.markAll')}
          </Button>
        </Group>
        {list.length === 0 ? (
          <Text size="sm" c="dimmed" p={8}>
            {t('notifications.none')}
          </Text>
        ) : (
          <ul className={classes.list} data-scrolls>
            {list.slice(0, 8).map((item) => (
              <NotificationItem key={item.id} item={item} onOpen={close} />
            ))}
          </ul>
        )}
        <LinkButton to={path('/notifications')} variant="subtle" fullWidth mt={6} onClick={close}>
          {t('notifications.all')}
        </LinkButton>
      </Popover.Dropdown>
    </Popover>
  )
}
