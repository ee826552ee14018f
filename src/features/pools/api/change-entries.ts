import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { contactKeys } from '../../contacts/api/keys.ts'
import { useContactChange } from '../../contacts/api/use-contact-change.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { Entry, Pool, Stage } from '../model.ts'
import { poolQuery } from './get-pools.ts'

interface Move {
  entry: Entry
  to: Stage
}

/** Moves an entry optimistically; if a team member was faster, returns false and the board is refetched. */
export function useMoveEntry(poolId: string, onFaster: () => void) {
  const queries = useQueryClient()
  const { queryKey } = poolQuery(useSignedIn().id, poolId)
  return useMutation({
    mutationFn: async ({ entry, to }: Move) => {
      const client = await connect()
      const move = { entry_id: entry.id, from_stage: entry.stage, to_stage: to }
      return unwrap(await client.rpc('move_entry', move))
    },
    onMutate: async ({ entry, to }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Pool>(
        queryKey,
        (pool) =>
          pool && {
            ...pool,
            entries: pool.entries.map((one) => (one.id === entry.id ? { ...one, stage: to } : one)),
          },
      )
    },
    onSuccess: (isMoved) => !isMoved && onFaster(),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: contactKeys.all }),
  })
}

type Details = Pick<Entry, 'id' | 'note' | 'tags' | 'owner' | 'keepUntil'>

export const useSaveEntry = (onSuccess: () => void) =>
  useContactChange(async ({ id, note, tags, owner, keepUntil }: Details) => {
    const client = await connect()
    // Null means no owner; the generated types don't allow it.
    const details = { entry_id: id, note, tags, owner: owner as string, keep_until: keepUntil }
    return unwrap(await client.rpc('save_entry', details))
  }, onSuccess)

export const useRemoveEntry = (onSuccess: () => void) =>
  useContactChange(async (id: string) => {
    const client = await connect()
    return unwrap(await client.rpc('remove_entry', { entry_id: id }))
  }, onSuccess)
