import { Badge, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { StudentRow } from '../api/answers.ts'
import { accountOf } from '../roster-csv.ts'

const colors = {
  linked: ['moss', 'var(--moss-text)'],
  open: ['indigo', 'var(--brand-text)'],
  expired: ['amber', 'var(--amber-text)'],
  declined: ['gray', 'var(--mantine-color-text)'],
  none: ['gray', 'var(--mantine-color-text)'],
} as const

/** Whether a student has a linked account, and the status of the invitation. */
export function AccountBadge({ student }: { student: StudentRow }) {
  const { t } = useTranslation('students')
  const state = accountOf(student)
  const [color, text] = colors[state]
  return (
    <Stack gap={4} align="flex-start">
      {student.status !== 'enrolled' && (
        <Badge variant="light" color="gray" c="var(--mantine-color-text)" tt="none" miw="max-content">
          {t(`status.${student.status}`)}
        </Badge>
      )}
      <Badge variant="light" color={color} c={text} tt="none" miw="max-content">
        {t(`badge.${state}`)}
      </Badge>
    </Stack>
  )
}
