import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { CellPlace } from './get-cell.ts'
import { useProgramChange } from './use-program-change.ts'

export const useExtendDueDate = (place: CellPlace) =>
  useProgramChange(async (more: { due_on: string; reason: string }) =>
    unwrap(await (await connect()).rpc('extend_due_date', { ...place, ...more })),
  )

export const useWithdrawExtension = (place: CellPlace) =>
  useProgramChange(async () => unwrap(await (await connect()).rpc('withdraw_extension', { ...place })))

/** Grants or refuses a place to someone who asked. */
export const useDecidePlace = () =>
  useProgramChange(async (decision: CellPlace & { is_given: boolean }) =>
    unwrap(await (await connect()).rpc('decide_place', decision)),
  )
