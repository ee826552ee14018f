import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { noValue } from '../../../../lib/formats/words.ts'
import { ResponsiveTable } from '../../../../ui/ResponsiveTable.tsx'
import type { StudentImport } from '../api/answers.ts'

/** What is wrong in the other files of a bundle, by line; it doesn't hold up the import. */
export function BundleProblems({ found: { problems, problemList } }: { found: StudentImport }) {
  const { t } = useTranslation('students')
  return (
    <Card padding="lg" component="section" aria-labelledby="problems-title">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="problems-title">
          {t('problems.title', { count: problems })}
        </Title>
        <Text c="dimmed">{t('problems.text')}</Text>
        <ResponsiveTable
          caption={t('problems.title', { count: problems })}
          rows={problemList}
          keyOf={({ file, line, reason }) => `${file} ${line} ${reason}`}
          columns={[
            { header: t('problems.file'), cell: ({ file }) => file },
            { header: t('lines.line'), width: 90, cell: ({ line }) => line },
            { header: t('lines.why'), cell: ({ reason }) => t(`problems.reasons.${reason}`) },
            { header: t('problems.value'), cell: ({ value }) => value || noValue },
          ]}
        />
        {problems > problemList.length && (
          <Text size="sm" c="dimmed">
            {t('problems.more', { count: problems - problemList.length })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
