import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { notificationsQuery } from '../api/get-notifications.ts'

/** The bell with the number of new notifications. */
export function NotificationsButton(props: Partial<ComponentProps<'button'>>) {
  const { t } = useTranslation('shell')
  const { id } = useSignedIn()
  const { data = [] } = useQuery(notificationsQuery(id))
  const count = data.filter((item) => item.read_at === null).length
  const label = [t('notifications.open'), count > 0 && t('notifications.unread', { count })]
  return (
    <Indicator disabled={count === 0} label={count > 9 ? '9+' : count} size={18} color="coral.7" offset={5}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={formatItems(label)}
        aria-haspopup="dialog"
        {...props}
      >
        <IconBell size={20} stroke={1.7} />
      </ActionIcon>
    </Indicator>
  )
}
