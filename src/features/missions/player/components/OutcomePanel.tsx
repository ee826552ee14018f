import { Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../lib/dates.ts'
import { waitingTime } from '../../../../lib/waiting-time.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { Play } from '../api/answers.ts'
import { expectedFeedbackQuery } from '../api/get-expected-feedback.ts'
import { FinishPanel } from './FinishPanel.tsx'
import { StartButton } from './StartButton.tsx'

const titles = {
  submitted: 'after.submitted',
  changes_requested: 'after.revise',
  not_validated: 'after.notValidated',
  left: 'after.left',
} as const
const texts = {
  changes_requested: 'after.reviseText',
  not_validated: 'after.notValidatedText',
  left: 'after.leftText',
} as const

/** The outcome of the submission, and what comes next. */
export function OutcomePanel({ play }: { play: Play }) {
  const { t } = useTranslation('player')
  const path = useAreaPath()
  const { enrollment, mission } = play
  const { status, due_at } = enrollment
  if (status === 'in_progress') return null
  if (status === 'validated') return <FinishPanel play={play} />
  const isOver = status === 'left' || status === 'not_validated'
  return (
    <Card padding="xl" mb="lg">
      <Stack gap="md">
        <Title order={2} fz="1.5rem">
          {t(titles[status])}
        </Title>
        {status === 'submitted' ? (
          <Waiting
            enrollmentId={enrollment.id}
            company={mission.organization}
            dueAt={due_at ?? enrollment.updated_at}
          />
        ) : (
          <Text>{t(texts[status])}</Text>
        )}
        {status !== 'changes_requested' && (
          <Group gap="sm">
            {isOver && (
              <StartButton
                missionId={enrollment.mission_id}
                terms={{ ...mission, company: mission.organization }}
              >
                {t('after.restart')}
              </StartButton>
            )}
            <LinkButton to={path('/missions')} variant="default">
              {t('after.meanwhile')}
            </LinkButton>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

interface WaitingProps {
  enrollmentId: string
  company: string
  dueAt: string
}

function Waiting({ enrollmentId, company, dueAt }: WaitingProps) {
  const { t } = useTranslation(['player', 'missions'])
  const { data: expected } = useQuery(expectedFeedbackQuery(enrollmentId))
  const isLate = new Date(dueAt) < new Date()
  const date = formatDate(dueAt)
  return (
    <>
      <Text>{isLate ? t('after.overdue', { date }) : t('after.submittedText', { company, date })}</Text>
      {expected && (
        <Text c="dimmed">
          {expected.hours === null
            ? t('after.unknownWait')
            : t(expected.of === 'mission' ? 'after.usualWait' : 'after.usualWaitOf', {
                time: t(...waitingTime(expected.hours)),
                count: expected.answers ?? 0,
                company,
              })}
          {expected.isShared && ` ${t('after.sharedReview')}`}
        </Text>
      )}
      <Title order={3}>{t('after.nextTitle')}</Title>
      <List type="ordered" spacing="xs">
        <List.Item>{t('after.next1')}</List.Item>
        <List.Item>{t('after.next2')}</List.Item>
        <List.Item>{t('after.next3')}</List.Item>
      </List>
    </>
  )
}
