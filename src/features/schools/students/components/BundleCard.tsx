import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OpenedBundle } from '../import/roster-source.ts'

interface Props {
  opened: OpenedBundle
  onSubmit: () => void
}

/** What a bundle of OneRoster contains, before it is compared with the roster. */
export function BundleCard({ opened: { bundle }, onSubmit }: Props) {
  const { t } = useTranslation('students')
  const { lines, isComplete, problems } = bundle
  return (
    <Card padding="lg" component="section" aria-labelledby="bundle-title">
      <Stack gap="sm">
        <Title order={2} fz="lg" id="bundle-title">
          {t('bundle.title')}
        </Title>
        <Text>{t('bundle.students', { count: lines.length })}</Text>
        <Text>{t(isComplete ? 'bundle.complete' : 'bundle.changes')}</Text>
        {problems.length > 0 && <Text>{t('bundle.problems', { count: problems.length })}</Text>}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" maw="60ch">
            {t('bundle.nothingYet')}
          </Text>
          <Button onClick={onSubmit}>{t('bundle.check')}</Button>
        </Group>
      </Stack>
    </Card>
  )
}
