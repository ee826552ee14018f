import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { end } from '../missions/flow.ts'
import { playQuery } from './api/play-mission.ts'
import type { DraftKeeper, KeeperState } from './draft-keeper.ts'
import type { Play } from './play.ts'
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
  const flush = () => void playing.flush(openStep.current)
  useWindowEvent('online', flush)
  useWindowEvent('visibilitychange', flush)
  return playing
}

export const useKeeper = <D extends object>(keeper: DraftKeeper<D>): KeeperState<D> =>
  useSyncExternalStore(keeper.subscribe, keeper.get)
