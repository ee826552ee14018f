import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { ImportedCard } from '../import/rows.ts'
import { applicationKeys } from './keys.ts'

/** All rows or none, in one call. */
export const useImportCards = (userId: string) =>
  useChange((rows: (ImportedCard & { position: string })[]) => call('import_applications', { rows }), {
    refresh: [applicationKeys.board(userId)],
    failure: 'caller',
  })
