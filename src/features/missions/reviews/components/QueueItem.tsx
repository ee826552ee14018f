import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeAgo } from '../../../../lib/dates.ts'
import { nameOfLanguage } from '../../../../lib/formats/names.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { QueuedWork } from '../api/get-queue.ts'
import { PromisedDate } from './PromisedDate.tsx'
import classes from './ReviewQueue.module.css'
import { VerdictBadge } from './VerdictBadge.tsx'

/** One submission in the queue: what it is, when feedback is due, who claimed it. */
export function QueueItem({ work }: { work: QueuedWork }) {
  const { t, i18n } = useTranslation('reviews')
  const path = useAreaPath()
  const { submission_id: id, mission_title: title, attempt, verdict } = work
  const action = work.delivered_at ? 'read' : work.claimed_by_me ? 'goOn' : work.is_claimed ? 'read' : 'open'
  return (
    <li className={classes.item}>
      <Stack gap={4} miw={0} className={classes.what}>
        <Title order={2} size="h3" className={classes.name} lang={work.title_language}>
          {title}
        </Title>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {[
              t('attempt', { attempt }),
              t('submitted', { when: timeAgo(work.submitted_at) }),
              work.language &&
                t('work.writtenIn', { language: nameOfLanguage(work.language, i18n.language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {work.is_passed_on && (
            <Badge variant="default" c="var(--brand-text)">
              {t('passedOn')}
            </Badge>
          )}
          {!work.delivered_at && work.is_claimed && (
            <Badge variant="default" c={work.claimed_by_me ? 'var(--brand-text)' : 'dimmed'}>
              {t(work.claimed_by_me ? 'claimedByMe' : 'claimed')}
            </Badge>
          )}
        </Group>
      </Stack>
      <div className={classes.when}>
        {work.delivered_at ? (
          <Stack gap={4} align="flex-start">
            {verdict && <VerdictBadge verdict={verdict} />}
            <Text size="sm" c="dimmed">
              {t('deliveredOn', { when: timeAgo(work.delivered_at) })}
            </Text>
          </Stack>
        ) : (
          <PromisedDate dueAt={work.due_at} />
        )}
      </div>
      <LinkButton
        to={path(`/reviews/${id}`)}
        variant={action === 'read' ? 'default' : 'light'}
        aria-label={`${t(action)} ${title}, ${t('attempt', { attempt })}`}
      >
        {t(action)}
      </LinkButton>
    </li>
  )
}
