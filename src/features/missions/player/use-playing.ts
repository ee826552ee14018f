import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSaveBeforeLeaving } from '../../../lib/autosave/use-autosave.ts'
import { end } from '../missions/flow.ts'
import type { Play } from './api/answers.ts'
import { playQuery } from './api/play-mission.ts'
import { Playing } from './playing.ts'

const beat = 30_000

/** Tracks time and keeps drafts for as long as the player is open. */
export function usePlaying(play: Play, openId: string | undefined): Playing {
  const queries = useQueryClient()
  const [playing] = useState(
    () =>
      new Playing(play, (stepId, saved) =>
        queries.setQueryData(
          playQuery(play.enrollment.id).queryKey,
          (before) =>
            before && {
              ...before,
              closing: stepId === end ? saved : before.closing,
              steps: before.steps.map((step) => (step.id === stepId ? { ...step, ...saved } : step)),
            },
        ),
      ),
  )
  const openStep = useRef(openId)
  useEffect(() => {
    openStep.current = openId
    return () => void playing.flush(openId)
  }, [playing, openId])
  useEffect(() => playing.receive(play), [playing, play])
  useEffect(() => {
    playing.time.start()
    const timer = setInterval(() => void playing.flush(openStep.current), beat)
    return () => {
      clearInterval(timer)
      playing.time.stop()
    }
  }, [playing])
  useSaveBeforeLeaving({
    flush: () => playing.flush(openStep.current),
    isAtRisk: () => playing.isAtRisk(),
  })
  return playing
}
