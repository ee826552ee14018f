import { Badge, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Sheet } from '../sheet.ts'
import classes from './AttestationPreview.module.css'
import { Section } from './Section.tsx'

export function ResultsPreview({ results }: { results: Exclude<Sheet['results'], false> }) {
  const { t } = useTranslation('activityRecord')
  return (
    <Section title={t('results')}>
      {results.length === 0 && <Text c="dimmed">{t('noResults')}</Text>}
      {results.map(({ id, title, about, verdict, isValidated, criteria, summary }) => (
        <div key={id} className={classes.words}>
          <Group justify="space-between" align="flex-start" gap="xs">
            <div>
              <Text fw={600}>{title}</Text>
              <Text size="sm" c="dimmed">
                {about}
              </Text>
            </div>
            <Badge
              variant="light"
              color={isValidated ? 'moss' : 'amber'}
              c={isValidated ? 'var(--moss-text)' : 'var(--amber-text)'}
            >
              {verdict}
            </Badge>
          </Group>
          <Text size="sm" mt={4}>
            {criteria}
          </Text>
          <blockquote className={classes.quote}>{summary}</blockquote>
        </div>
      ))}
    </Section>
  )
}
