import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { ReviewWork } from '../api/answers.ts'
import type { useReviewDraft } from '../use-review-draft.ts'
import { EarlierFeedback } from './EarlierFeedback.tsx'
import { OpenComments } from './OpenComments.tsx'
import { ReviewedText } from './passages/ReviewedText.tsx'
import { WorkStep } from './WorkStep.tsx'

interface Props {
  work: ReviewWork
  draft: ReturnType<typeof useReviewDraft>
  canEdit: boolean
}

/** The mission as the candidate went through it, with the submission. */
export function WorkPanel({ work, draft, canEdit }: Props) {
  const { t } = useTranslation('reviews')
  const { steps, submission } = work
  // Deliverables come first; how the candidate got there is below.
  const deliverables = steps.filter(({ kind }) => kind === 'deliverable')
  const others = steps.filter(({ kind }) => kind !== 'deliverable')
  const draw = (step: ReviewWork['steps'][number]) => (
    <WorkStep
      key={step.id}
      step={step}
      number={steps.indexOf(step) + 1}
      answer={submission.content[step.id]}
      drawText={(text) => (
        <ReviewedText work={work} draft={draft} canEdit={canEdit} step={step} text={text} />
      )}
    />
  )
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
      <OpenComments work={work} draft={draft} canEdit={canEdit} />
      {deliverables.map(draw)}
      {others.length > 0 && (
        <Title order={2} fz="h3" mt="sm">
          {t('work.otherSteps')}
        </Title>
      )}
      {others.map(draw)}
      <EarlierFeedback work={work} />
    </Stack>
  )
}
