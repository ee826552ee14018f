import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OpeningStatus } from '../../matching/model.ts'

const colors: Record<OpeningStatus, [color: string, text: string]> = {
  draft: ['gray', 'var(--mantine-color-text)'],
  in_review: ['yellow', 'var(--amber-text)'],
  open: ['moss', 'var(--moss-text)'],
  paused: ['yellow', 'var(--amber-text)'],
  filled: ['brand', 'var(--brand-text)'],
  closed: ['gray', 'var(--mantine-color-text)'],
  archived: ['gray', 'var(--mantine-color-text)'],
}

export function OpeningBadge({ status }: { status: OpeningStatus }) {
  const { t } = useTranslation('openingEditor')
  const [color, text] = colors[status]
  return (
    <Badge variant="light" color={color} c={text} tt="none">
      {t(`status.${status}`)}
    </Badge>
  )
}
