import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type admin from '../../../i18n/en/admin.ts'
import { timeAgo } from '../../../lib/dates.ts'
import type { LogEntry } from '../api/get-admin-home.ts'

type Action = keyof typeof admin.log

/** Entries of the audit log as sentences. */
export function ActionLog({ entries }: { entries: LogEntry[] }) {
  const { t } = useTranslation('admin')
  if (entries.length === 0) return <Text c="dimmed">{t('home.noActions')}</Text>
  return (
    <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {entries.map((entry) => {
        // Keys hold a dot, which would otherwise mean a level of the catalogue.
        const options = { ...entry.details, keySeparator: '|', defaultValue: t('log.other') }
        const what = t(`log|${entry.action as Action}` as never, options as never) as unknown as string
        return (
          <li key={entry.id}>
            <Text>{[entry.actor_name, what].filter(Boolean).join(' ')}</Text>
            <Text size="sm" c="dimmed">
              {timeAgo(entry.created_at)}
              {entry.reason && ` · ${entry.reason}`}
            </Text>
          </li>
        )
      })}
    </Stack>
  )
}
