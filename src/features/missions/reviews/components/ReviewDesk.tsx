import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { timeAgo } from '../../../../lib/dates.ts'
import { formatDuration } from '../../../../lib/formats/durations.ts'
import { nameOfLanguage } from '../../../../lib/formats/names.ts'
import { paths } from '../../../../lib/paths.ts'
import { BackLink } from '../../../../ui/BackLink.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { ReviewWork } from '../api/answers.ts'
import { useReviewDraft } from '../use-review-draft.ts'
import { useReviewTime } from '../use-review-time.ts'
import { CandidateIdentity } from './CandidateIdentity.tsx'
import { ClaimBar } from './ClaimBar.tsx'
import { DeskLinks } from './DeskLinks.tsx'
import { MissionBrief } from './MissionBrief.tsx'
import { PromisedDate } from './PromisedDate.tsx'
import classes from './ReviewDesk.module.css'
import { RubricPanel } from './RubricPanel.tsx'
import { VerdictPanel } from './VerdictPanel.tsx'
import { WorkPanel } from './WorkPanel.tsx'

const nothingWritten = { scores: {}, summary: '', comments: [], replies: {} }

/** The submission on one side, the rubric on the other. */
export function ReviewDesk({ work }: { work: ReviewWork }) {
  const { t, i18n } = useTranslation('reviews')
  const path = useAreaPath()
  const { submission, mission, review } = work
  useDocumentTitle(mission.title)
  const draft = useReviewDraft(submission.id, review ?? nothingWritten)
  const { ref: verdict, inViewport: isVerdictSeen } = useInViewport<HTMLDivElement>()
  const { ref: rubric, inViewport: isRubricSeen } = useInViewport<HTMLDivElement>()
  const canEdit = Boolean(review?.is_mine && review.is_claimed && !review.delivered_at)
  const time = useReviewTime(submission.id, canEdit)
  return (
    <Stack gap="lg">
      <BackLink to={path('/reviews')} label={t('back')} />
      <Group justify="space-between" align="flex-start" gap="md">
        <Stack gap={6} miw={0}>
          <Title order={1} lang={mission.language}>
            {mission.title}
          </Title>
          <Group gap="md">
            <Text c="dimmed" size="sm">
              {[
                t('attempt', { attempt: submission.attempt }),
                t('submitted', { when: timeAgo(submission.submitted_at) }),
                t('work.spent', { time: formatDuration(work.secondsSpent) }),
                t('work.writtenIn', { language: nameOfLanguage(submission.language, i18n.language) }),
              ].join(' · ')}
            </Text>
            {!review?.delivered_at && <PromisedDate dueAt={submission.due_at} />}
          </Group>
        </Stack>
        <CandidateIdentity work={work} draft={draft} canEdit={canEdit} />
      </Group>
      <ClaimBar work={work} draft={draft} time={time} />
      {work.maker && (
        <Text>
          {t(review?.delivered_at ? 'reviewedBy' : 'heldBy')}{' '}
          {work.maker.handle ? (
            <Anchor component={Link} to={paths.maker(work.maker.handle)}>
              {work.maker.name}
            </Anchor>
          ) : (
            work.maker.name
          )}
        </Text>
      )}
      {work.isHidden ? (
        work.about && <MissionBrief about={work.about} />
      ) : (
        <div className={classes.columns}>
          <WorkPanel work={work} draft={draft} canEdit={canEdit} />
          <div className={classes.side}>
            <div ref={rubric}>
              <RubricPanel work={work} draft={draft} canEdit={canEdit} />
            </div>
            <div ref={verdict}>
              <VerdictPanel work={work} draft={draft} canEdit={canEdit} time={time} />
            </div>
            {canEdit && <DeskLinks isRubricSeen={isRubricSeen} isVerdictSeen={isVerdictSeen} />}
          </div>
        </div>
      )}
    </Stack>
  )
}
