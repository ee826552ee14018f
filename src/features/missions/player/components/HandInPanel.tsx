import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { DeliveredFeedback } from '../../reviews/components/DeliveredFeedback.tsx'
import type { Play } from '../api/answers.ts'
import { isOpen } from '../play.ts'
import type { Playing } from '../playing.ts'
import { OutcomePanel } from './OutcomePanel.tsx'
import { SubmitForm } from './SubmitForm.tsx'

/** What other features add to the outcome. */
export interface OutcomeAdditions {
  whenValidated: ReactNode
  belowFeedback: ReactNode
}

interface Props extends OutcomeAdditions {
  play: Play
  playing: Playing
  onOpen: (place: string) => void
}

/** The place after the last step: submitting, and the outcome. */
export function HandInPanel({ play, playing, onOpen, whenValidated, belowFeedback }: Props) {
  return (
    <>
      {play.enrollment.status !== 'in_progress' && <OutcomePanel play={play} />}
      {play.enrollment.status === 'validated' && whenValidated}
      {play.enrollment.attempts > 0 && (
        <Box mb="lg">
          <DeliveredFeedback enrollmentId={play.enrollment.id} />
          {belowFeedback}
        </Box>
      )}
      {isOpen(play) && <SubmitForm play={play} playing={playing} onOpen={onOpen} />}
    </>
  )
}
