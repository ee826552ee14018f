import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { type Letter, readLetter } from '../rules/letter/letter.ts'
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
    queryKey: boosterKeys.version(id),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Letter> => {
      const client = await connect()
      const asked = client.from('letter_versions').select('document').eq('id', id).abortSignal(signal)
      return readLetter(unwrap(await asked.single()).document)
    },
  })

const useVersionsChange = <Input>(letterId: string, change: (input: Input) => Promise<unknown>) =>
  useChange(change, { refresh: [boosterKeys.versions(useSignedIn().id, letterId)], failure: 'toast' })

export const useKeepVersion = (letterId: string) =>
  useVersionsChange(letterId, async ({ letter, label }: { letter: Letter; label: string }) => {
    const client = await connect()
    unwrap(await client.from('letter_versions').insert({ letter_id: letterId, label, document: letter }))
  })

export const useDeleteVersion = (letterId: string) =>
  useVersionsChange(letterId, async (version: string) => {
    const client = await connect()
    unwrap(await client.from('letter_versions').delete().eq('id', version))
  })
