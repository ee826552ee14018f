import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { answers } from './answers.ts'
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
    queryFn: ({ signal }) => ask(answers, 'program_cell', { ...place }, signal),
  })
