import { Badge, type BadgeProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Status } from '../model.ts'

export function StatusBadge({ status, ...props }: BadgeProps & { status: Status }) {
  const { t } = useTranslation('projects')
  return (
    <Badge
      variant="light"
      color={status === 'done' ? 'moss' : 'indigo'}
      c={status === 'done' ? 'var(--moss-text)' : 'var(--brand-text)'}
      tt="none"
      {...props}
    >
      {t(`statuses.${status}`)}
    </Badge>
  )
}
