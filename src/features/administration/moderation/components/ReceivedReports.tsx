import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import lists from '../../../../ui/Lists.module.css'
import type { ReceivedReport } from '../api/answers.ts'
import classes from './Moderation.module.css'

/** Who reported what, and how often they were right before. */
export function ReceivedReports({ reports }: { reports: ReceivedReport[] }) {
  const { t } = useTranslation(['moderation', 'reports'])
  return (
    <ul className={lists.list}>
      {reports.map(({ id, reason, details, at, reporter }) => (
        <Stack key={id} gap={2} component="li">
          <Text fw={600}>{t(`reports:reasons.${reason}`)}</Text>
          {details && <Text className={classes.said}>{details}</Text>}
          <Text size="sm" c="dimmed">
            {[
              reporter.name,
              timeAgo(at),
              reporter.decided > 0
                ? t('reliability', { confirmed: reporter.confirmed, decided: reporter.decided })
                : t('firstReport'),
            ].join(' · ')}
          </Text>
        </Stack>
      ))}
    </ul>
  )
}
