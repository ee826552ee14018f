import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { useSignedIn } from '../../session/me-context.ts'
import { type Letter, readLetter } from '../rules/letter/letter.ts'
import { asJson } from './change-letters.ts'
import { boosterKeys } from './keys.ts'

export interface ListedVersion {
  id: string
  label: string
  created_at: string
}

/** Versions of a letter, newest first; their texts load on demand. */
export const versionsQuery = (userId: string, letterId: string) =>
  queryOptions({
    queryKey: boosterKeys.versions(userId, letterId),
    queryFn: async ({ signal }): Promise<ListedVersion[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('letter_versions')
          .select('id, label, created_at')
          .eq('letter_id', letterId)
          .order('created_at', { ascending: false })
          .abortSignal(signal),
      )
    },
  })

export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['booster', 'version', id],
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Letter> => {
      const client = await connect()
      const asked = client.from('letter_versions').select('document').eq('id', id).abortSignal(signal)
      return readLetter(unwrap(await asked.single()).document)
    },
  })

function useVersionsChange<Input>(letterId: string, change: (input: Input) => Promise<unknown>) {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: boosterKeys.versions(id, letterId) }),
    onError: toast.error,
  })
}

export const useKeepVersion = (letterId: string) =>
  useVersionsChange(letterId, async ({ letter, label }: { letter: Letter; label: string }) => {
    const client = await connect()
    unwrap(
      await client.from('letter_versions').insert({ letter_id: letterId, label, document: asJson(letter) }),
    )
  })

export const useDeleteVersion = (letterId: string) =>
  useVersionsChange(letterId, async (version: string) => {
    const client = await connect()
    unwrap(await client.from('letter_versions').delete().eq('id', version))
  })
