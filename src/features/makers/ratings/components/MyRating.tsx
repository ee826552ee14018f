import { Button, Stack, Text, Textarea, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Form } from '../../../../ui/Form.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { RatingState } from '../api/answers.ts'
import { useRateClient } from '../api/maker-ratings.ts'
import { isComplete, makerCriteria, type Scores } from '../model.ts'
import { GivenRating } from './GivenRating.tsx'
import { ScoreFields } from './ScoreFields.tsx'

export function MyRating({ projectId, rating }: { projectId: string; rating: RatingState | null }) {
  const { t } = useTranslation('ratings')
  return (
    <Stack gap="sm">
      <Title order={3} fz="md">
        {t('section.mineTitle')}
      </Title>
      {rating?.mine && (
        <>
          <Text size="sm" c="dimmed">
            {t('section.yours', { date: formatDate(rating.mine.givenAt) })}{' '}
            {!rating.isRevealed &&
              rating.revealsAt &&
              t('section.clientSees', { date: formatDate(rating.revealsAt) })}
          </Text>
          <GivenRating rating={rating.mine} />
        </>
      )}
      {!rating?.mine && rating?.isRevealed && <Text size="sm">{t('section.tooLate')}</Text>}
      {!rating?.mine && !rating?.isRevealed && <RateForm projectId={projectId} />}
    </Stack>
  )
}

function RateForm({ projectId }: { projectId: string }) {
  const { t } = useTranslation('ratings')
  const [scores, setScores] = useState<Scores>({})
  const [words, setWords] = useState('')
  const rate = useRateClient(projectId, () => toast.success({ title: t('section.submitted') }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rate.mutate({ scores, words })
  }
  return (
    <Form onSubmit={submit}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('section.mineHint')}
        </Text>
        <ScoreFields criteria={makerCriteria} scores={scores} onChange={setScores} />
        <Textarea
          label={t('section.words')}
          autosize
          minRows={2}
          maxLength={2000}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button
          type="submit"
          w="fit-content"
          loading={rate.isPending}
          disabled={!isComplete(scores, makerCriteria)}
        >
          {t('section.submit')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('section.final')}
        </Text>
      </Stack>
    </Form>
  )
}
