import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Program } from '../api/answers.ts'

const colors = {
  draft: ['gray', undefined],
  assigned: ['moss', 'var(--moss-text)'],
  archived: ['gray', undefined],
} as const

export function ProgramBadge({ program }: { program: Pick<Program, 'assigned_at' | 'archived_at'> }) {
  const { t } = useTranslation('programs')
  const status = program.archived_at ? 'archived' : program.assigned_at ? 'assigned' : 'draft'
  return (
    <Badge variant="light" maw="none" color={colors[status][0]} c={colors[status][1]}>
      {t(`status.${status}`)}
    </Badge>
  )
}
