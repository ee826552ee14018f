import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { EventCardData } from '../model.ts'

/** What kind it is, and how one stands to it. */
export function EventBadges({ event: { kind, is_online, mine, status, ends_at } }: { event: EventCardData }) {
  const { t } = useTranslation('events')
  const isOver = status === 'published' && Date.parse(ends_at) <= Date.now()
  return (
    <Group gap={6}>
      <Badge variant="light" color="gray">
        {t(`kinds.${kind}`)}
      </Badge>
      <Badge variant="light" color="gray">
        {t(is_online ? 'online' : 'onSite')}
      </Badge>
      {status === 'cancelled' && (
        <Badge variant="light" color="red" c="var(--danger-text)">
          {t('cancelled')}
        </Badge>
      )}
      {isOver && (
        <Badge variant="light" color="gray">
          {t('over')}
        </Badge>
      )}
      {mine && status === 'published' && !isOver && (
        <Badge
          variant="light"
          color={mine === 'registered' ? 'moss' : 'amber'}
          c={mine === 'registered' ? 'var(--moss-text)' : 'var(--amber-text)'}
        >
          {t(`mine.${mine}`)}
        </Badge>
      )}
    </Group>
  )
}
