import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OpeningStatus } from '../../matching/model.ts'
import type { Audience } from '../api/answers.ts'

const colors: Record<OpeningStatus | 'private', [color: string, text: string]> = {
  draft: ['gray', 'var(--mantine-color-text)'],
  in_review: ['yellow', 'var(--amber-text)'],
  open: ['moss', 'var(--moss-text)'],
  private: ['gray', 'var(--mantine-color-text)'],
  paused: ['yellow', 'var(--amber-text)'],
  filled: ['brand', 'var(--brand-text)'],
  closed: ['gray', 'var(--mantine-color-text)'],
  archived: ['gray', 'var(--mantine-color-text)'],
}

interface Props {
  status: OpeningStatus
  audience?: Audience
}

/** Open for the team alone isn't open to candidates. */
export function OpeningBadge({ status, audience }: Props) {
  const { t } = useTranslation('openingEditor')
  const shown = status === 'open' && audience === 'private' ? 'private' : status
  const [color, text] = colors[shown]
  return (
    <Badge variant="light" color={color} c={text} tt="none">
      {t(`status.${shown}`)}
    </Badge>
  )
}
