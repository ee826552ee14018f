import { Card, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { questionsQuery } from '../api/get-questions.ts'
import classes from './Matching.module.css'
import { QuestionItem } from './QuestionItem.tsx'

/** Questions from candidates; hidden if there are none. */
export function OpeningQuestions({ openingId }: { openingId: string }) {
  const { t } = useTranslation('matching')
  const { data, error, refetch } = useQuery(questionsQuery(openingId))
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <Card padding="lg" component="section">
      <Title order={2} size="h3">
        {t('questions.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('questions.text')}
      </Text>
      <Stack component="ul" gap="lg" className={classes.list}>
        {data.map((question) => (
          <li key={question.id}>
            <QuestionItem question={question} />
          </li>
        ))}
      </Stack>
    </Card>
  )
}
