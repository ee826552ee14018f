import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Words } from '../mail-words.ts'

export type MailTextRow = Database['public']['Tables']['mail_texts']['Row']

export const mailTextsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'mail-texts'],
    queryFn: async ({ signal }): Promise<MailTextRow[]> => {
      const client = await connect()
      return unwrap(await client.from('mail_texts').select().abortSignal(signal))
    },
  })

interface Which {
  kind: string
  language: string
}

export function useSaveMailText({ kind, language }: Which) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ words, revision }: { words: Words; revision: number }) => {
      const client = await connect()
      const given = { kind, language, ...words, base_revision: revision }
      return unwrap(await client.rpc('save_mail_text', given))
    },
    onSuccess: () => queries.invalidateQueries(mailTextsQuery()),
  })
}

export function useResetMailText({ kind, language }: Which) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const client = await connect()
      unwrap({ data: null, error: (await client.rpc('reset_mail_text', { kind, language })).error })
    },
    onSuccess: () => queries.invalidateQueries(mailTextsQuery()),
  })
}
