import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
import { boosterKeys } from './keys.ts'

/** Validated work that stories can be about, newest first. */
export const materialQuery = (userId: string) =>
  queryOptions({
    queryKey: boosterKeys.material(userId),
    queryFn: ({ signal }) => ask(answers, 'story_material', {}, signal),
  })
