import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CellDetails } from '../model.ts'
import { programKeys } from './keys.ts'

/** Identifies a cell of a program. */
export interface CellPlace {
  program_id: string
  student_id: string
  mission_id: string
}

export const cellQuery = (place: CellPlace) =>
  queryOptions({
    queryKey: programKeys.cell(place.program_id, place.student_id, place.mission_id),
    queryFn: async ({ signal }): Promise<CellDetails> => {
      const client = await connect()
      const call = client.rpc('program_cell', { ...place })
      return unwrap(await call.abortSignal(signal)) as unknown as CellDetails
    },
  })
