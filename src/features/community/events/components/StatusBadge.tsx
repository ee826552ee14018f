import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type HeldEvent, isOver } from '../model.ts'

const colors = {
  draft: ['gray', undefined],
  over: ['gray', undefined],
  published: ['moss', 'var(--moss-text)'],
  cancelled: ['red', 'var(--danger-text)'],
} as const

/** For organizers, a past event is no longer "published". */
export function StatusBadge({ event }: { event: HeldEvent }) {
  const { t } = useTranslation('events')
  const status = event.status === 'published' && isOver(event) ? 'over' : event.status
  const [color, text] = colors[status]
  return (
    <Badge variant="light" maw="none" color={color} c={text}>
      {status === 'over' ? t('over') : t(`organizer.status.${status}`)}
    </Badge>
  )
}
