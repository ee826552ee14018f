import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { certificateKeys } from './keys.ts'

/** Makes the certificate public or private. */
export const useSetVisibility = (code: string) =>
  useChange(
    async (isPublic: boolean) => {
      const client = await connect()
      return unwrap(
        await client.from('certificates').update({ is_public: isPublic }).eq('code', code).select(),
      )
    },
    { refresh: [certificateKeys.page(code)], failure: 'toast' },
  )
