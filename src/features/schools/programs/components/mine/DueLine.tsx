import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, timeAgo } from '../../../../../lib/dates.ts'
import type { MyTask } from '../../api/answers.ts'

/** The due date, whether it is late, and the reason for an extension. */
export function DueLine({ task, isDue }: { task: MyTask; isDue: boolean }) {
  const { t } = useTranslation('programs')
  const { due_on, lateness, submitted_on, extension_reason } = task
  if (!due_on) return null
  const date = formatDate(due_on)
  const isSoon = isDue && !submitted_on && lateness === 0
  return (
    <>
      <Text
        size="sm"
        c={lateness === 2 ? 'var(--danger-text)' : undefined}
        fw={lateness === 2 ? 600 : undefined}
      >
        {lateness === 2
          ? t('mine.late', { date })
          : isSoon
            ? t('mine.dueIn', { date, left: timeAgo(`${due_on}T23:59:59`) })
            : t('mine.due', { date })}
        {lateness === 1 && ` · ${t('mine.wasLate')}`}
      </Text>
      {extension_reason && <Text size="sm">{t('mine.extended', { reason: extension_reason })}</Text>}
    </>
  )
}
