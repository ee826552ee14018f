import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../../lib/dates.ts'
import { Markdown } from '../../../../ui/Markdown.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Feedback, OwnLevels, Thread } from '../api/answers.ts'
import { answerAt } from '../comments.ts'
import { CriterionResult } from './CriterionResult.tsx'
import classes from './DeliveredFeedback.module.css'
import { PreviousAttemptFeedback } from './PreviousAttemptFeedback.tsx'
import { SentWork } from './SentWork.tsx'
import { VerdictBadge } from './VerdictBadge.tsx'

interface Props {
  feedback: Feedback
  /** Comments of earlier attempts that were open at this review. */
  carried?: Thread[]
  /** How the person rated this attempt. */
  own?: OwnLevels
}

/** One attempt's feedback, as its author sees it. */
export function FeedbackCard({ feedback, carried = [], own }: Props) {
  const { t } = useTranslation('reviews')
  const path = useAreaPath()
  const { verdict, organization, attempt, next_mission: next } = feedback
  const revising = feedback.can_answer ? attempt : undefined
  const open = [...feedback.comments, ...carried].filter((one) => one.asks_change && !one.is_resolved)
  const who = t(feedback.is_passed_on ? 'feedback.maker' : 'feedback.organization', { organization })
  return (
    <Card padding="lg" component="article">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={4}>
            <Title order={3}>{t(`feedback.${verdict}`)}</Title>
            <Text size="sm" c="dimmed">
              {t('feedback.from', { attempt, who, date: formatDate(feedback.delivered_at) })}
            </Text>
          </Stack>
          <VerdictBadge verdict={verdict} />
        </Group>
        <Markdown>{feedback.summary}</Markdown>
        {feedback.reason && (
          <Text>
            <b>{t('feedback.reason')}</b>
            {' · '}
            {feedback.reason}
          </Text>
        )}
        {next && (
          <Text>
            <b>{t('feedback.next')}</b>
            {' · '}
            <Anchor component={Link} to={path(`/missions/${next.id}`)} underline="always">
              {next.title}
            </Anchor>
          </Text>
        )}
        {feedback.can_answer && open.length > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t('feedback.doneCount', {
              done: open.filter((thread) => answerAt(thread, attempt)?.settles).length,
              total: open.length,
            })}
          </Text>
        )}
        <ul className={classes.criteria}>
          {feedback.criteria.map((criterion) => (
            <CriterionResult
              key={criterion.id}
              feedback={feedback}
              criterion={criterion}
              own={own?.[criterion.id]}
              revising={revising}
            />
          ))}
        </ul>
        <PreviousAttemptFeedback feedback={feedback} threads={carried} revising={revising} />
        <SentWork feedback={feedback} revising={revising} />
      </Stack>
    </Card>
  )
}
