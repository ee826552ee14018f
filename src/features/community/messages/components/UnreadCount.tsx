import { Badge, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { unreadQuery } from '../api/get-unread.ts'
import { useLiveLists } from '../use-live-lists.ts'

interface Props {
  /**
   * Whether the page supplies the count: never (it is fetched here), always (with its list), or only at first
   * (with its own response).
   */
  told: 'never' | 'always' | 'first'
}

/** How many conversations have unread messages. */
export function UnreadCount({ told }: Props) {
  const { t } = useTranslation('messages')
  const { id } = useSignedIn()
  useLiveLists()
  const { data: count = 0 } = useQuery({
    ...unreadQuery(id),
    enabled: ({ state }) => told === 'never' || (told === 'first' && state.data !== undefined),
  })
  if (count === 0) return null
  return (
    <Badge circle={count < 10} size="sm" color="coral.7">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('tab.unread', { count })}</VisuallyHidden>
    </Badge>
  )
}
