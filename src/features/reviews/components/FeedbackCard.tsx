import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/dates.ts'
import { Markdown } from '../../../ui/Markdown.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import type { Feedback } from '../api/get-feedback.ts'
import { CriterionResult } from './CriterionResult.tsx'
import classes from './DeliveredFeedback.module.css'
import { VerdictBadge } from './VerdictBadge.tsx'

/** One attempt's feedback, as its author reads it. */
export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('reviews')
  const path = useAreaPath()
  const { verdict, organization, attempt, next_mission: next } = feedback
  const comments = feedback.criteria.filter(({ comment }) => comment.trim())
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
        {feedback.can_answer && comments.length > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t('feedback.doneCount', {
              done: comments.filter((comment) => comment.is_done).length,
              total: comments.length,
            })}
          </Text>
        )}
        <ul className={classes.criteria}>
          {feedback.criteria.map((criterion) => (
            <CriterionResult key={criterion.id} feedback={feedback} criterion={criterion} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
