import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ContactStatus } from '../model.ts'

const colors: Record<ContactStatus, string> = {
  pending: 'amber',
  accepted: 'moss',
  declined: 'gray',
  expired: 'gray',
  withdrawn: 'gray',
}
const words: Partial<Record<ContactStatus, string>> = {
  pending: 'var(--amber-text)',
  accepted: 'var(--moss-text)',
}

export function StatusBadge({ status }: { status: ContactStatus }) {
  const { t } = useTranslation('contacts')
  return (
    <Badge variant="light" color={colors[status]} c={words[status] ?? 'var(--mantine-color-text)'} tt="none">
      {t(`status.${status}`)}
    </Badge>
  )
}
