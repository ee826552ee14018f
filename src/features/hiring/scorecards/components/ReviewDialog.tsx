import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '../../../../ui/FilterSelect.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { PipelineStage } from '../../opening-applications/api/answers.ts'
import { useStageName } from '../../opening-applications/use-stage-name.ts'
import type { Review, Verdict } from '../api/answers.ts'
import { useAnswerReview } from '../api/human-reviews.ts'
import { longestWords, shortestWords } from '../model.ts'

interface Props {
  review: Review
  stages: PipelineStage[]
  onClose: () => void
}

/** Keeps or changes an answer or a score, with words that the candidate reads. */
export function ReviewDialog({ review, stages, onClose }: Props) {
  const { t } = useTranslation('scorecards', { keyPrefix: 'review' })
  const nameOf = useStageName()
  const live = stages.filter(({ answerDays }) => answerDays !== null)
  const [verdict, setVerdict] = useState<Verdict>()
  const [stage, setStage] = useState(live[0]?.id)
  const returns = verdict === 'changed' && review.subject === 'answer' && review.isRefused
  const save = useAnswerReview(() => {
    toast.success({ title: t('answered') })
    onClose()
  })
  return (
    <ReasonDialog
      title={t('answer')}
      label={t('words')}
      hint={t('wordsHint')}
      minLength={shortestWords}
      maxLength={longestWords}
      action={t('sendAnswer')}
      isReady={verdict !== undefined}
      change={save}
      onSubmit={(answer) =>
        verdict && save.mutate({ id: review.id, verdict, answer, stage: returns ? stage : undefined })
      }
      onClose={onClose}
    >
      <Radio.Group
        label={t('decision')}
        required
        value={verdict ?? ''}
        onChange={(value) => setVerdict(value as Verdict)}
      >
        <Stack gap="xs" mt={6}>
          {(['kept', 'changed'] as const).map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`verdicts.${value}`)}
              description={t(`hint_${review.subject}_${value}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {returns && (
        <FilterSelect
          label={t('stage')}
          required
          value={stage}
          choices={live.map((one) => ({ value: one.id, label: nameOf(one) }))}
          onChange={(value) => value && setStage(value)}
        />
      )}
    </ReasonDialog>
  )
}
