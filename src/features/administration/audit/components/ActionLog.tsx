import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import type { LogEntry } from '../api/answers.ts'
import { useAuditSentence } from '../use-audit-sentence.ts'
import { useReason } from '../use-reason.ts'

/** Audit log entries as sentences. */
export function ActionLog({ entries }: { entries: LogEntry[] }) {
  const { t } = useTranslation('admin')
  const sentence = useAuditSentence()
  const reasonText = useReason()
  if (entries.length === 0) return <Text c="dimmed">{t('home.noActions')}</Text>
  return (
    <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {entries.map((entry) => {
        const { who, what } = sentence(entry)
        return (
          <li key={entry.id}>
            <Text>
              {who} {what}
            </Text>
            <Text size="sm" c="dimmed">
              {timeAgo(entry.created_at)}
              {entry.reason && ` · ${reasonText(entry.reason)}`}
            </Text>
          </li>
        )
      })}
    </Stack>
  )
}
