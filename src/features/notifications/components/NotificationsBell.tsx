import { ActionIcon, Button, Group, Indicator, Popover, ScrollArea, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { useMarkRead } from '../api/change-notifications.ts'
import { notificationsQuery } from '../api/get-notifications.ts'
import { useLiveNotifications } from '../use-live-notifications.ts'
import classes from './NotificationItem.module.css'
import { NotificationItem } from './NotificationItem.tsx'

export function NotificationsBell() {
  const { t } = useTranslation('shell')
  const { id } = useSignedIn()
  const path = useAreaPath()
  const [isOpen, setOpen] = useState(false)
  const { data: list = [] } = useQuery(notificationsQuery(id))
  const markRead = useMarkRead(id)
  useLiveNotifications(id)
  const unread = list.filter((item) => item.read_at === null).length
  const label = unread
    ? `${t('notifications.open')}, ${t('notifications.unread', { count: unread })}`
    : t('notifications.open')
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
        <Indicator
          disabled={unread === 0}
          label={unread > 9 ? '9+' : unread}
          size={18}
          color="coral.7"
          offset={5}
        >
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={label}
            onClick={() => setOpen(!isOpen)}
          >
            <IconBell size={20} stroke={1.7} />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t('notifications.title')}>
        <Group justify="space-between" px={8} pb={6}>
          <Text fw={600}>{t('notifications.title')}</Text>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={unread === 0}
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
          <ScrollArea.Autosize mah={380}>
            <ul className={classes.list}>
              {list.slice(0, 8).map((item) => (
                <NotificationItem key={item.id} item={item} onOpen={() => setOpen(false)} />
              ))}
            </ul>
          </ScrollArea.Autosize>
        )}
        <LinkButton
          to={path('/notifications')}
          variant="subtle"
          fullWidth
          mt={6}
          onClick={() => setOpen(false)}
        >
          {t('notifications.all')}
        </LinkButton>
      </Popover.Dropdown>
    </Popover>
  )
}
