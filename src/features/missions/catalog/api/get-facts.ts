import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers, type MissionFacts } from './answers.ts'
import { catalogKeys } from './keys.ts'

/** How it went for others; each number is null for fewer than five people. */
export const factsQuery = (missionId: string) =>
  queryOptions({
    queryKey: catalogKeys.facts(missionId),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<MissionFacts | null> => {
      const [facts] = await ask(answers, 'mission_facts', { mission_id: missionId }, signal)
      return facts ?? null
    },
  })
