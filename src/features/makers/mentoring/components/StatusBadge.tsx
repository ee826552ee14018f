import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MentorshipStatus } from '../model.ts'

const colors: Partial<Record<MentorshipStatus, [string, string]>> = {
  pending: ['amber', 'var(--amber-text)'],
  accepted: ['moss', 'var(--moss-text)'],
}

export function StatusBadge({ status }: { status: MentorshipStatus }) {
  const { t } = useTranslation('mentoring')
  const [color, words] = colors[status] ?? ['gray', 'var(--mantine-color-text)']
  return (
    <Badge variant="light" color={color} c={words} tt="none">
      {t(`status.${status}`)}
    </Badge>
  )
}
