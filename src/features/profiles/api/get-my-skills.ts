import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ShownSkill } from '../shown-profile.ts'
import { profileKeys } from './keys.ts'

/** The candidate's skills, each with its source. */
export const mySkillsQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKeys.skills(userId),
    queryFn: async ({ signal }): Promise<ShownSkill[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_skills').abortSignal(signal)) as unknown as ShownSkill[]
    },
  })
