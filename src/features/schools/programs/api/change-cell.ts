import { call } from '../../../../lib/rpc.ts'
import type { CellPlace } from './get-cell.ts'
import { useProgramChange } from './use-program-change.ts'

export const useExtendDueDate = (place: CellPlace) =>
  useProgramChange((more: { due_on: string; reason: string }) =>
    call('extend_due_date', { ...place, ...more }),
  )

export const useWithdrawExtension = (place: CellPlace) =>
  useProgramChange(() => call('withdraw_extension', { ...place }))

/** Grants or refuses a place to someone who asked. */
export const useDecidePlace = () =>
  useProgramChange((decision: CellPlace & { is_given: boolean }) => call('decide_place', decision))
