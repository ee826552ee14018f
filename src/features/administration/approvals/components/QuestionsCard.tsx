import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { Section } from '../../../../ui/Section.tsx'
import type { Question } from '../api/answers.ts'
import classes from './RequestItem.module.css'

export function QuestionsCard({ questions }: { questions: Question[] }) {
  const { t } = useTranslation('approvals')
  return (
    <Section align="flex-start" title={t('questions.title')}>
      <Stack gap="lg">
        {questions.map(({ id, question, askedAt, askedBy, answer, answeredAt }) => (
          <div key={id} className={classes.facts}>
            <Text size="sm" c="dimmed">
              {t('questions.asked', { name: askedBy ?? t('questions.system'), when: timeAgo(askedAt) })}
            </Text>
            <Text fw={600}>{question}</Text>
            <Text size="sm" c="dimmed" mt="xs">
              {answeredAt ? t('questions.answered', { when: timeAgo(answeredAt) }) : t('questions.open')}
            </Text>
            {answer && <Text style={{ whiteSpace: 'pre-line' }}>{answer}</Text>}
          </div>
        ))}
      </Stack>
    </Section>
  )
}
