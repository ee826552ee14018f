import { Alert, Button, Group, Text } from '@mantine/core'
import { IconClock, IconClockExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { ReasonDialog } from '../../../../ui/ReasonDialog.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { myReviewQuery, type ReviewOf, useAskForReview } from '../api/human-reviews.ts'
import { longestWords, shortestWords } from '../model.ts'
import classes from './Scorecards.module.css'

/** Lets a candidate ask a person to look again, once, and shows the result. */
export function MyReviewPanel({ userId, ...of }: ReviewOf & { userId: string }) {
  const { t } = useTranslation('scorecards', { keyPrefix: 'review' })
  const { data } = useQuery(myReviewQuery(userId, of))
  const [isAsking, setAsking] = useState(false)
  const ask = useAskForReview(of, () => {
    setAsking(false)
    toast.success({ title: t('sent') })
  })
  if (!data?.subject && !data?.review) return null
  const { subject, days, review } = data
  const Clock = review?.isLate ? IconClockExclamation : IconClock
  return (
    <Section title={t('title')} hint={subject ? t(`offer_${subject}`, { count: days }) : undefined}>
      {subject && (
        <Group>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t('ask')}
          </Button>
        </Group>
      )}
      {review && (
        <>
          {!review.answeredAt && (
            <Alert
              icon={<Clock />}
              color={review.isLate ? 'amber' : 'indigo'}
              variant="light"
              title={t(review.isLate ? 'late' : 'due', { date: formatDate(review.dueAt) })}
            >
              {t(review.isLate ? 'lateText' : 'dueText')}
            </Alert>
          )}
          <Facts>
            <Fact label={t('question')}>
              <span className={classes.words}>{review.question}</span>
            </Fact>
            {review.verdict && (
              <Fact label={t('decision')}>
                <Text fw={600}>{t(`mine_${review.subject}_${review.verdict}`)}</Text>
                <span className={classes.words}>{review.answer}</span>
              </Fact>
            )}
          </Facts>
        </>
      )}
      {subject && (
        <ReasonDialog
          opened={isAsking}
          title={t('ask')}
          text={t('askText', { count: days })}
          label={t(`label_${subject}`)}
          minLength={shortestWords}
          maxLength={longestWords}
          action={t('send')}
          change={ask}
          onSubmit={(question) => ask.mutate(question)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  )
}
