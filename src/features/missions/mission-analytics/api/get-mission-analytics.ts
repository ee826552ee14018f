import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import type { Period } from '../model.ts'
import { answers } from './answers.ts'
import { missionAnalyticsKeys } from './keys.ts'

export const missionAnalyticsQuery = (missionId: string, version: number | undefined, weeks: Period) =>
  queryOptions({
    queryKey: missionAnalyticsKeys.filtered(missionId, version, weeks),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(answers, 'mission_analytics', { mission_id: missionId, wanted_version: version, weeks }, signal),
  })
