import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { DeliveredFeedback } from '../../reviews/components/DeliveredFeedback.tsx'
import type { Play } from '../api/answers.ts'
import { isOpen } from '../play.ts'
import type { Playing } from '../playing.ts'
import { ModelAnswers } from './ModelAnswers.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { SelfCheck } from './SelfCheck.tsx'
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
  const { enrollment, mission } = play
  const isWaiting = enrollment.status === 'submitted'
  return (
    <>
      {enrollment.status !== 'in_progress' && <OutcomePanel play={play} />}
      {isWaiting && <ModelAnswers play={play} />}
      {isWaiting && mission.rubric && <SelfCheck play={play} rubric={mission.rubric} />}
      {enrollment.status === 'validated' && whenValidated}
      {enrollment.attempts > 0 && (
        <Box mb="lg">
          <DeliveredFeedback enrollmentId={enrollment.id} />
          {belowFeedback}
        </Box>
      )}
      {!isWaiting && <ModelAnswers play={play} />}
      {isOpen(play) && <SubmitForm play={play} playing={playing} onOpen={onOpen} />}
    </>
  )
}
