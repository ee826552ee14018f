import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MyTalk } from '../model.ts'
import { talkKeys } from './keys.ts'

/** Talks of the last month and all upcoming ones, as a guest and as a host. */
export const myTalksQuery = (userId: string) =>
  queryOptions({
    queryKey: talkKeys.mine(userId),
    queryFn: async ({ signal }): Promise<MyTalk[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_talks').abortSignal(signal)) as unknown as MyTalk[]
    },
  })
