import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { ReviewWork } from '../api/get-work.ts'
import { EarlierFeedback } from './EarlierFeedback.tsx'
import { WorkStep } from './WorkStep.tsx'

/** The mission as the candidate lived it, with what was handed in. */
export function WorkPanel({ work }: { work: ReviewWork }) {
  const { t } = useTranslation('reviews')
  const { steps, submission, earlier } = work
  const last = earlier.at(-1)
  return (
    <Stack gap="md" component="section" aria-labelledby="work-title">
      <Title order={2} id="work-title">
        {t('work.title')}
      </Title>
      {submission.reflection && (
        <Card padding="lg">
          <Text fw={600} mb="xs">
            {t('work.reflection')}
          </Text>
          <Markdown>{submission.reflection}</Markdown>
        </Card>
      )}
      {steps.map((step, index) => (
        <WorkStep
          key={step.id}
          step={step}
          number={index + 1}
          answer={submission.content[step.id]}
          before={last && { attempt: last.attempt, answer: last.content[step.id] }}
        />
      ))}
      <EarlierFeedback work={work} />
    </Stack>
  )
}
