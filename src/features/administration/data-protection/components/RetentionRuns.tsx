import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type dataProtection from '../../../../i18n/en/dataProtection.ts'
import { noValue } from '../../../../lib/formats/words.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { RetentionRun } from '../api/answers.ts'

type Thing = keyof typeof dataProtection.runs.things

export function RetentionRuns({ runs }: { runs: RetentionRun[] }) {
  const { t } = useTranslation('dataProtection')
  return (
    <section>
      <Title order={2} mb="md">
        {t('runs.title')}
      </Title>
      {runs.length === 0 ? (
        <Text c="dimmed">{t('runs.none')}</Text>
      ) : (
        <ResponsiveTable
          caption={t('runs.title')}
          rows={runs}
          keyOf={({ id }) => String(id)}
          columns={[
            { header: t('runs.thing'), cell: (run) => <What run={run} /> },
            {
              header: t('runs.kept'),
              cell: ({ days }) => (days === null ? noValue : t('runs.days', { count: days })),
              width: 130,
            },
            { header: t('runs.removed'), cell: ({ removed }) => removed, width: 110 },
            { header: t('runs.took'), cell: ({ milliseconds }) => `${milliseconds}\u00a0ms`, width: 110 },
            { header: t('runs.ran'), cell: ({ ranAt }) => formatMoment(ranAt), width: 200 },
          ]}
        />
      )}
    </section>
  )
}

function What({ run: { thing, error } }: { run: RetentionRun }) {
  const { t } = useTranslation('dataProtection')
  return (
    <>
      {t(`runs.things.${thing as Thing}`, { defaultValue: thing })}
      {error && (
        <Text size="sm" c="var(--danger-text)" style={{ overflowWrap: 'anywhere' }}>
          {t('runs.failed', { error })}
        </Text>
      )}
    </>
  )
}
