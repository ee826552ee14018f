import { Box } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPage } from '../../../lib/lazy-page.ts'
import { DeliveredFeedback } from '../../reviews/components/DeliveredFeedback.tsx'
import { isOpen, type Play } from '../play.ts'
import type { Playing } from '../playing.ts'
import { NextMission } from './NextMission.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { SubmitForm } from './SubmitForm.tsx'

const SchoolComments = lazyPage(
  async () => (await import('../../programs/components/SchoolComments.tsx')).SchoolComments,
  'programs',
)
const FindablePrompt = lazyPage(
  async () => (await import('../../consent/components/FindablePrompt.tsx')).FindablePrompt,
  'consent',
)

interface Props {
  play: Play
  playing: Playing
  onOpen: (place: string) => void
}

/** The place after the last step: submitting, and the outcome. */
export function HandInPanel({ play, playing, onOpen }: Props) {
  return (
    <>
      {play.enrollment.status !== 'in_progress' && <OutcomePanel play={play} />}
      {play.enrollment.status === 'validated' && (
        <Suspense fallback={null}>
          <FindablePrompt />
        </Suspense>
      )}
      {play.enrollment.status === 'validated' && <NextMission missionId={play.enrollment.mission_id} />}
      {play.enrollment.attempts > 0 && (
        <Box mb="lg">
          <DeliveredFeedback enrollmentId={play.enrollment.id} />
          <Suspense fallback={null}>
            <SchoolComments />
          </Suspense>
        </Box>
      )}
      {isOpen(play) && <SubmitForm play={play} playing={playing} onOpen={onOpen} />}
    </>
  )
}
