import { Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { feedbackQuery } from '../api/get-feedback.ts'
import { selfChecksQuery } from '../api/self-checks.ts'
import { openBefore } from '../comments.ts'
import classes from './DeliveredFeedback.module.css'
import { FeedbackCard } from './FeedbackCard.tsx'

/** Feedback on the person's own work: the latest in full, earlier ones collapsed. */
export function DeliveredFeedback({ enrollmentId }: { enrollmentId: string }) {
  const { t } = useTranslation('reviews')
  const query = useQuery(feedbackQuery(enrollmentId))
  const { data: own = {} } = useQuery(selfChecksQuery(enrollmentId))
  const { data } = query
  if (!data) return <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={0} />} />
  const [latest, ...earlier] = data
  if (!latest) return null
  const carried = openBefore(
    earlier.toReversed().flatMap(({ comments }) => comments),
    latest.attempt,
  )
  return (
    <Stack component="section" gap="md" aria-label={t('feedback.title')}>
      <Title order={2}>{t('feedback.title')}</Title>
      <FeedbackCard feedback={latest} carried={carried} own={own[latest.attempt]} />
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>{t('feedback.earlier')}</summary>
          <Stack gap="md" mt="md">
            {earlier.map((feedback) => (
              <FeedbackCard key={feedback.submission_id} feedback={feedback} own={own[feedback.attempt]} />
            ))}
          </Stack>
        </details>
      )}
    </Stack>
  )
}
