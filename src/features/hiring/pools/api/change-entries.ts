import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { useContactChange } from '../../contacts/api/use-contact-change.ts'
import type { Stage } from '../model.ts'
import type { Entry, Pool } from './answers.ts'

interface Move {
  entry: Entry
  to: Stage
}

/** Moves an entry optimistically; if a team member was faster, returns false and the board is refetched. */
export const useMoveEntry = (poolId: string, onFaster: () => void) =>
  useChange(
    ({ entry, to }: Move) =>
      call('move_entry', { entry_id: entry.id, from_stage: entry.stage, to_stage: to }),
    {
      refresh: [contactKeys.all],
      failure: 'toast',
      onSuccess: (isMoved) => !isMoved && onFaster(),
      optimistic: {
        queryKey: contactKeys.pool(useSignedIn().id, poolId),
        show: (pool: Pool, { entry, to }) => ({
          ...pool,
          entries: pool.entries.map((one) => (one.id === entry.id ? { ...one, stage: to } : one)),
        }),
      },
    },
  )

type Details = Pick<Entry, 'id' | 'note' | 'tags' | 'owner' | 'keepUntil'>

export const useSaveEntry = (onSuccess: () => void) =>
  useContactChange(
    ({ id, note, tags, owner, keepUntil }: Details) =>
      call('save_entry', { entry_id: id, note, tags, owner, keep_until: keepUntil }),
    onSuccess,
    'toast',
  )

export const useRemoveEntry = (onSuccess: () => void) =>
  useContactChange((id: string) => call('remove_entry', { entry_id: id }), onSuccess, 'toast')
