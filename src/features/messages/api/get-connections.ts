import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

interface Connection {
  id: string
  firstName: string
  lastName?: string
  photo?: string
  jobTitle?: string
}

interface Answer {
  people: Connection[]
  next: { at: string; id: string } | null
}

/** People who can be messaged, newest connections first. */
export const connectionsQuery = (userId: string, words: string) =>
  infiniteQueryOptions({
    queryKey: ['connections', userId, words] as const,
    queryFn: async ({ pageParam, signal }) => {
      const client = await connect()
      const call = client.rpc('my_people', {
        show: 'connected',
        search: words.split(/\s+/).filter(Boolean),
        before: pageParam?.at,
        before_id: pageParam?.id,
      })
      return unwrap(await call.abortSignal(signal)) as unknown as Answer
    },
    initialPageParam: undefined as { at: string; id: string } | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
