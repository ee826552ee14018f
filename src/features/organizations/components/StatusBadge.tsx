import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OrganizationStatus } from '../api/get-my-organizations.ts'

const looks: Record<OrganizationStatus, { color: string; text: string }> = {
  pending: { color: 'amber', text: 'var(--amber-text)' },
  approved: { color: 'moss', text: 'var(--moss-text)' },
  rejected: { color: 'red', text: 'var(--danger-text)' },
  suspended: { color: 'red', text: 'var(--danger-text)' },
}

export function StatusBadge({ status }: { status: OrganizationStatus }) {
  const { t } = useTranslation()
  const { color, text } = looks[status]
  return (
    <Badge variant="light" color={color} c={text}>
      {t(`organizationStatus.${status}`)}
    </Badge>
  )
}
