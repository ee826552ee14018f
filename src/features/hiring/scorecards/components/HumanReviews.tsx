import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { Pipeline } from '../../opening-applications/api/answers.ts'
import type { Review } from '../api/answers.ts'
import { openingReviewsQuery } from '../api/human-reviews.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import classes from './Scorecards.module.css'

interface Props {
  pipeline: Pick<Pipeline, 'id' | 'stages' | 'mayDecide'>
  /** Only what was asked about this application; otherwise everything that waits. */
  applicationId?: string
}

/** What candidates asked a person to look at again. */
export function HumanReviews({ pipeline, applicationId }: Props) {
  const { t } = useTranslation('scorecards', { keyPrefix: 'review' })
  const { data = [] } = useQuery(openingReviewsQuery(useSignedIn().id, pipeline.id))
  const [answered, setAnswered] = useState<Review>()
  const shown = data.filter((one) => (applicationId ? one.application === applicationId : !one.verdict))
  if (shown.length === 0) return null
  return (
    <Section title={t('title')} hint={pipeline.mayDecide ? t('teamHint') : t('leadsHint')}>
      <Stack gap="md">
        {shown.map((review) => (
          <OneReview
            key={review.id}
            review={review}
            openingId={pipeline.id}
            isLinked={!applicationId}
            onAnswer={pipeline.mayDecide ? () => setAnswered(review) : undefined}
          />
        ))}
      </Stack>
      {answered && (
        <ReviewDialog review={answered} stages={pipeline.stages} onClose={() => setAnswered(undefined)} />
      )}
    </Section>
  )
}

interface OneProps {
  review: Review
  openingId: string
  isLinked: boolean
  onAnswer?: () => void
}

function OneReview({ review, openingId, isLinked, onAnswer }: OneProps) {
  const { t } = useTranslation('scorecards', { keyPrefix: 'review' })
  const path = useAreaPath()
  const { application, subject, question, dueAt, isLate, score, verdict, answer, answeredBy } = review
  return (
    <Stack gap="xs" component="article" aria-label={t(`about_${subject}`)}>
      <Text fw={600}>{t(`about_${subject}`)}</Text>
      {!verdict && (
        <Text size="sm" c={isLate ? 'var(--danger-text)' : 'dimmed'}>
          {t(isLate ? 'late' : 'due', { date: formatDate(dueAt) })}
        </Text>
      )}
      <Facts>
        <Fact label={t('asked')}>
          <span className={classes.words}>{question}</span>
        </Fact>
        {subject === 'score' && score !== null && <Fact label={t('score')}>{t('ofHundred', { score })}</Fact>}
        {verdict && (
          <Fact label={answeredBy ? t('decidedBy', { name: answeredBy }) : t('decision')}>
            <Text fw={600}>{t(`verdicts.${verdict}`)}</Text>
            <span className={classes.words}>{answer}</span>
          </Fact>
        )}
      </Facts>
      <Group gap="xs">
        {onAnswer && !verdict && (
          <Button aria-haspopup="dialog" onClick={onAnswer}>
            {t('answer')}
          </Button>
        )}
        {isLinked && application && (
          <LinkButton variant="default" to={path(`/openings/${openingId}/applications/${application}`)}>
            {t('read')}
          </LinkButton>
        )}
      </Group>
    </Stack>
  )
}
