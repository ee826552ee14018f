import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OrganizationStatus } from '../api/get-my-organizations.ts'

/** What applicants and administrators call it: a pending request may be waiting for an answer. */
type State = OrganizationStatus | 'asked'

const looks: Record<State, { color: string; text: string }> = {
  asked: { color: 'indigo', text: 'var(--mantine-color-anchor)' },
  pending: { color: 'amber', text: 'var(--amber-text)' },
  approved: { color: 'moss', text: 'var(--moss-text)' },
  rejected: { color: 'red', text: 'var(--danger-text)' },
  suspended: { color: 'red', text: 'var(--danger-text)' },
}

export function StatusBadge({ status }: { status: State }) {
  const { t } = useTranslation()
  const { color, text } = looks[status]
  return (
    <Badge variant="light" color={color} c={text}>
      {t(`organizationStatus.${status}`)}
    </Badge>
  )
}
