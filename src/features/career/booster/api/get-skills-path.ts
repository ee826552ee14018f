import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { planKeys } from '../../career-plan/api/keys.ts'
import { answers } from './answers.ts'

/** Missions that teach these skills, chosen as for a target job. */
export const skillsPathQuery = (userId: string, essential: string[], optional: string[]) =>
  queryOptions({
    queryKey: planKeys.skillsPath(userId, essential, optional),
    staleTime: 0,
    queryFn: ({ signal }) => ask(answers, 'skills_path', { essential, optional }, signal),
  })
