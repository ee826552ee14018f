import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Words } from '../mail-words.ts'
import { settingKeys } from './keys.ts'

export type MailTextRow = Database['public']['Tables']['mail_texts']['Row']

export const mailTextsQuery = () =>
  queryOptions({
    queryKey: settingKeys.mailTexts,
    queryFn: async ({ signal }): Promise<MailTextRow[]> => {
      const client = await connect()
      return unwrap(await client.from('mail_texts').select().abortSignal(signal))
    },
  })

interface Which {
  kind: string
  language: string
}

export const useSaveMailText = ({ kind, language }: Which) =>
  useChange(
    ({ words, revision }: { words: Words; revision: number }) =>
      call('save_mail_text', { kind, language, ...words, base_revision: revision }),
    {
      refresh: [settingKeys.mailTexts],
      isRevised: true,
      failure: 'caller',
    },
  )

export const useResetMailText = ({ kind, language }: Which) =>
  useChange(() => call('reset_mail_text', { kind, language }), {
    refresh: [settingKeys.mailTexts],
    failure: 'toast',
  })
