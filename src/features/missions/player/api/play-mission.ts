import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { playerKeys } from './keys.ts'

export const playMission = (enrollmentId: string, signal?: AbortSignal) =>
  ask(answers, 'play_mission', { enrollment_id: enrollmentId }, signal)

export const playQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: playerKeys.play(enrollmentId),
    queryFn: ({ signal }) => playMission(enrollmentId, signal),
  })
