import { useMutation } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Records that the holder has seen it: it is celebrated only once, on any device. */
export function useMarkOpened(code: string) {
  return useMutation({
    mutationFn: async () => {
      const client = await connect()
      const opened = { opened_at: new Date().toISOString() }
      unwrap(await client.from('certificates').update(opened).eq('code', code).select('code'))
    },
  })
}
