import { Badge, type BadgeProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Database } from '../../../../lib/database.types.ts'

type EnrollmentStatus = Database['public']['Enums']['enrollment_status']

const colors: Record<EnrollmentStatus, [ground: string, text: string]> = {
  in_progress: ['indigo', 'var(--brand-text)'],
  submitted: ['amber', 'var(--amber-text)'],
  changes_requested: ['amber', 'var(--amber-text)'],
  validated: ['moss', 'var(--moss-text)'],
  not_validated: ['gray', 'var(--mantine-color-dimmed)'],
  left: ['gray', 'var(--mantine-color-dimmed)'],
}

/** A candidate's progress in a mission, in the same color everywhere: amber is waiting, moss is validated. */
export function EnrollmentBadge({ status, size }: { status: EnrollmentStatus } & Pick<BadgeProps, 'size'>) {
  const { t } = useTranslation('missions')
  const [color, text] = colors[status]
  return (
    <Badge variant="light" color={color} c={text} size={size}>
      {t(`enrollmentStatus.${status}`)}
    </Badge>
  )
}
