import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'

/** Records that the holder has seen it: it is celebrated only once, on any device. */
export const useMarkOpened = (code: string) =>
  useChange(
    async () => {
      const client = await connect()
      const opened = { opened_at: new Date().toISOString() }
      unwrap(await client.from('certificates').update(opened).eq('code', code).select('code'))
    },
    { failure: 'caller' },
  )
