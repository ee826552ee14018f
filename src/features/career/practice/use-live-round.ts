import { useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import type { Round } from './api/answers.ts'
import { useFinishQuestion } from './api/live-round.ts'
import { useKeepRecording } from './api/recordings.ts'
import { useCountdown } from './use-countdown.ts'
import { useRecorder } from './use-recorder.ts'

/** A round in progress: its position, its clock, and the recording of the current answer. */
export function useLiveRound(round: Round, isRecorded: boolean, onTimeUp: () => void) {
  const [place, setPlace] = useState(round.place)
  const [phase, setPhase] = useState<'ready' | 'running' | 'paused'>('ready')
  const { recorder, state } = useRecorder()
  const finish = useFinishQuestion()
  const keep = useKeepRecording()
  const question = round.questions[place]
  const taken = useCountdown(
    `essor-live:${round.id}:${place}`,
    round.seconds,
    phase === 'running' && !finish.isPending,
    () => {
      onTimeUp()
      void next()
    },
  )

  async function begin(): Promise<void> {
    if (isRecorded) await recorder.start()
    setPhase('running')
  }

  function pause(): void {
    recorder.pause()
    setPhase('paused')
  }

  async function resume(): Promise<void> {
    if (state.status === 'paused') recorder.resume()
    setPhase('running')
  }

  /** Ends this answer and, with `ends`, the round. Uploads the recording while the next question is asked. */
  async function next(ends = false): Promise<void> {
    if (finish.isPending || !question) return
    const sound = await recorder.stop()
    try {
      const now = await finish.mutateAsync({
        session_id: round.id,
        at_place: place,
        seconds_used: Math.round(taken),
        ends,
      })
      if (sound) keep.mutate({ ...sound, question, live_session: round.id })
      const isOver = ends || now >= round.questions.length
      if (isRecorded && state.status === 'recording' && !isOver) await recorder.start()
      else recorder.discard()
      setPlace(now)
      setPhase('running')
    } catch (error) {
      toast.error(error)
      setPhase('paused')
    }
  }

  return {
    place,
    phase,
    question,
    taken,
    recording: state,
    begin,
    pause,
    resume,
    next,
    isMoving: finish.isPending,
  }
}
