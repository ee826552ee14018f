import { Badge, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { EventCardData } from '../api/answers.ts'
import { isOver } from '../model.ts'

interface Props {
  event: EventCardData
  /** Set where the page itself shows the status. */
  isBare?: boolean
}

/** The kind of event, and the viewer's own status. */
export function EventBadges({ event, isBare = false }: Props) {
  const { t } = useTranslation('events')
  const { kind, is_online, mine, status } = event
  const hasEnded = status === 'published' && isOver(event)
  return (
    <Group gap={6}>
      <Badge variant="light" color="gray">
        {t(`kinds.${kind}`)}
      </Badge>
      <Badge variant="light" color="gray">
        {t(is_online ? 'online' : 'onSite')}
      </Badge>
      {!isBare && status === 'cancelled' && (
        <Badge variant="light" color="red" c="var(--danger-text)">
          {t('cancelled')}
        </Badge>
      )}
      {!isBare && hasEnded && (
        <Badge variant="light" color="gray">
          {t('over')}
        </Badge>
      )}
      {mine && status === 'published' && !hasEnded && (
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
