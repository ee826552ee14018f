import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceZone, zoneName } from '../../../../lib/formats/zones.ts'
import { formatMoment } from '../../../../lib/moments.ts'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { useSignedIn } from '../../../core/session/me-context.ts'
import type { ReceivedInterview, ReceivedInterviews } from '../api/answers.ts'
import { receivedInterviewsQuery } from '../api/get-interviews.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { InterviewActions } from './InterviewActions.tsx'
import { InterviewHead, InterviewPast } from './InterviewFacts.tsx'
import { InterviewNotes } from './InterviewNotes.tsx'
import classes from './Interviews.module.css'
import { ProposeDialog } from './ProposeDialog.tsx'

/** An application's interviews, for the opening's team. Hidden while the application is read blind. */
export function TeamInterviews({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('interviews')
  const query = useQuery(receivedInterviewsQuery(useSignedIn().id, applicationId))
  const [isProposing, setProposing] = useState(false)
  if (!query.data)
    return (
      <Section title={t('title')}>
        <LoadState query={query} />
      </Section>
    )
  const { interviews, mayPropose, team, name } = query.data
  if (!mayPropose && interviews.length === 0) return null
  const isOpen = interviews.some(({ status }) => status !== 'over' && status !== 'cancelled')
  return (
    <Section title={t('title')}>
      {interviews.length === 0 && <Text c="dimmed">{t('none', { name })}</Text>}
      {mayPropose && !isOpen && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          aria-haspopup="dialog"
          onClick={() => setProposing(true)}
        >
          {t('propose.title')}
        </Button>
      )}
      {interviews.length > 0 && (
        <ul className={classes.list}>
          {interviews.map((interview) => (
            <TeamInterview
              key={interview.id}
              applicationId={applicationId}
              interview={interview}
              data={query.data}
            />
          ))}
        </ul>
      )}
      {isProposing && (
        <ProposeDialog applicationId={applicationId} team={team} onClose={() => setProposing(false)} />
      )}
    </Section>
  )
}

interface Props {
  applicationId: string
  interview: ReceivedInterview
  data: ReceivedInterviews
}

function TeamInterview({ applicationId, interview, data: { name, opening, team, mayPropose } }: Props) {
  const { t } = useTranslation('interviews')
  const [dialog, setDialog] = useState<'again' | 'cancel'>()
  const { status, slots } = interview
  const close = () => setDialog(undefined)
  return (
    <li>
      <Stack gap="sm">
        <InterviewHead interview={interview} side="team" />
        {slots.length > 0 && (
          <div>
            <Text size="sm" c="dimmed" mb={4}>
              {t('waiting', { name, zone: zoneName(deviceZone()) })}
            </Text>
            <ul className={classes.plain}>
              {slots.map((slot) => (
                <li key={slot}>{formatMoment(slot)}</li>
              ))}
            </ul>
          </div>
        )}
        {status === 'proposed' && slots.length === 0 && <Text>{t('passed')}</Text>}
        <InterviewActions
          interview={interview}
          title={t('summaryTeam', { name, opening })}
          onCancel={() => setDialog('cancel')}
        >
          {mayPropose && (
            <Button
              variant={status === 'asked' ? 'filled' : 'default'}
              aria-haspopup="dialog"
              onClick={() => setDialog('again')}
            >
              {t('propose.again')}
            </Button>
          )}
        </InterviewActions>
        <InterviewPast interview={interview} side="team" />
        {(status !== 'cancelled' || interview.notes.length > 0) && <InterviewNotes interview={interview} />}
      </Stack>
      {dialog === 'again' && (
        <ProposeDialog applicationId={applicationId} team={team} interview={interview} onClose={close} />
      )}
      {dialog === 'cancel' && <CancelDialog interviewId={interview.id} other={name ?? ''} onClose={close} />}
    </li>
  )
}
