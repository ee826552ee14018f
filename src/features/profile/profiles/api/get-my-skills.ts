import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { profileKeys } from './keys.ts'

/** The candidate's skills, each with its source. */
export const mySkillsQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.skills(userId),
    queryFn: ({ signal }) => ask(answers, 'my_skills', {}, signal),
  })
