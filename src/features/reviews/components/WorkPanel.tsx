import { Card, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../../../ui/Markdown.tsx'
import type { ReviewWork } from '../api/get-work.ts'
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

/** The mission as the candidate lived it, with what was handed in. */
export function WorkPanel({ work, draft, canEdit }: Props) {
  const { t } = useTranslation('reviews')
  const { steps, submission } = work
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
      {steps.map((step, index) => (
        <WorkStep
          key={step.id}
          step={step}
          number={index + 1}
          answer={submission.content[step.id]}
          drawText={(text) => (
            <ReviewedText work={work} draft={draft} canEdit={canEdit} step={step} text={text} />
          )}
        />
      ))}
      <EarlierFeedback work={work} />
    </Stack>
  )
}
