import { queryOptions } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MyOffer } from '../model.ts'
import { talkKeys } from './keys.ts'

/** The host's own offer and its slots; null if there is none yet. */
export const myOfferQuery = (userId: string) =>
  queryOptions({
    queryKey: talkKeys.offer(userId),
    queryFn: async ({ signal }): Promise<MyOffer | null> => {
      const client = await connect()
      const { data, error } = await client.rpc('my_talk_offer').abortSignal(signal)
      if (error) throw toAppError(error)
      return data as unknown as MyOffer | null
    },
  })
