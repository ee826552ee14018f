import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { StoryMaterial } from '../rules/story.ts'
import { boosterKeys } from './keys.ts'

/** Validated work that stories can be about, newest first. */
export const materialQuery = (userId: string) =>
  queryOptions({
    queryKey: boosterKeys.material(userId),
    queryFn: async ({ signal }): Promise<StoryMaterial[]> => {
      const client = await connect()
      return unwrap(await client.rpc('story_material').abortSignal(signal)) as unknown as StoryMaterial[]
    },
  })
