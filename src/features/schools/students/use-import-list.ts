import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { lineStates } from './import/model.ts'

const filters = { show: oneOf(lineStates) }

/** Which lines of a file are shown, kept in the address. */
export const useImportList = () => useListState(filters)

export type ImportList = ReturnType<typeof useImportList>
