import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Entries, Kind } from '../model.ts'
import { catalogueKeys } from './keys.ts'

/** Includes retired entries; merged skills are left out. */
const lists = {
  skill: (client) => client.from('skills').select('*').is('merged_into', null).order('name_en'),
  job: (client) => client.from('jobs').select('*').order('title_en'),
  question: (client) => client.from('interview_questions').select('*').order('kind').order('slug'),
} satisfies Record<Kind, (client: Awaited<ReturnType<typeof connect>>) => unknown>

export const editedListQuery = <K extends Kind>(kind: K) =>
  queryOptions({
    queryKey: catalogueKeys.list(kind),
    queryFn: async ({ signal }): Promise<Entries[K][]> => {
      const client = await connect()
      return unwrap(await lists[kind](client).abortSignal(signal)) as Entries[K][]
    },
  })
