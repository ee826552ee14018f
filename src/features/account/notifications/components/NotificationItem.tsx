import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { timeAgo } from '../../../../lib/dates.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { useMarkRead, useRemoveNotification } from '../api/change-notifications.ts'
import type { Notification } from '../api/get-notifications.ts'
import { notificationText } from '../text.ts'
import classes from './NotificationItem.module.css'

/** One notification: clicking it marks it as read and follows its link. */
export function NotificationItem({ item, onOpen }: { item: Notification; onOpen?: () => void }) {
  const { t } = useTranslation('shell')
  const { t: say } = useTranslation('notificationTexts')
  const { id } = useSignedIn()
  const navigate = useNavigate()
  const path = useAreaPath()
  const markRead = useMarkRead(id)
  const remove = useRemoveNotification(id)
  return (
    <li className={classes.item} data-unread={item.read_at === null}>
      <UnstyledButton
        className={classes.open}
        onClick={() => {
          markRead.mutate(item.id)
          if (item.link) navigate(path(item.link))
          onOpen?.()
        }}
      >
        <Text size="sm">{notificationText(say, item)}</Text>
        <Text size="xs" c="dimmed">
          {timeAgo(item.created_at)}
        </Text>
      </UnstyledButton>
      <Group>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('notifications.remove')}
          onClick={() => remove.mutate(item.id)}
        >
          <IconX size={14} />
        </ActionIcon>
      </Group>
    </li>
  )
}
