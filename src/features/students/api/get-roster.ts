import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Roster } from '../model.ts'
import { studentKeys } from './keys.ts'

/** Cohorts, labels and advisers, and whether the person may edit. */
export const rosterQuery = () =>
  queryOptions({
    queryKey: studentKeys.roster,
    queryFn: async ({ signal }): Promise<Roster> => {
      const client = await connect()
      return unwrap(await client.rpc('roster').abortSignal(signal)) as unknown as Roster
    },
  })
