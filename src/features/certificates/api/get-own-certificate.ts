import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Whether the visitor is the holder: only holders find the row. */
export const ownCertificateQuery = (code: string) =>
  queryOptions({
    queryKey: ['own-certificate', code],
    queryFn: async ({ signal }): Promise<boolean> => {
      const client = await connect()
      const { data } = await client.auth.getSession()
      if (!data.session) return false
      const found = await client.from('certificates').select('code').eq('code', code).abortSignal(signal)
      return unwrap(found).length > 0
    },
  })
