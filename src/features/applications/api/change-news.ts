import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toAppError } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { boardQuery } from './get-board.ts'
import { cardKey } from './get-card.ts'

interface News {
  note: string
  happened_at: string
}

/** Adds or removes news about an application; news ends a silence. */
export function useNews(userId: string, cardId: string) {
  const queries = useQueryClient()
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: cardKey(cardId) }),
      queries.invalidateQueries({ queryKey: boardQuery(userId).queryKey }),
    ])
  const add = useMutation({
    mutationFn: async (news: News): Promise<void> => {
      const client = await connect()
      const row = { ...news, application_id: cardId, kind: 'news' }
      const { error } = await client.from('application_events').insert(row)
      if (error) throw toAppError(error)
    },
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: async (eventId: string): Promise<void> => {
      const client = await connect()
      const { error } = await client.from('application_events').delete().eq('id', eventId)
      if (error) throw toAppError(error)
    },
    onSuccess,
  })
  return { add, remove }
}
