import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { applicationKeys } from './keys.ts'

interface News {
  note: string
  happened_at: string
}

/** Adds or removes news about an application; news ends a silence. */
export function useNews(userId: string, cardId: string) {
  const shown = {
    refresh: [applicationKeys.card(cardId), applicationKeys.board(userId)],
    failure: 'toast',
  } as const
  const add = useChange(async (news: News) => {
    const row = { ...news, application_id: cardId, kind: 'news' }
    return unwrap(await (await connect()).from('application_events').insert(row))
  }, shown)
  const remove = useChange(
    async (eventId: string) =>
      unwrap(await (await connect()).from('application_events').delete().eq('id', eventId)),
    shown,
  )
  return { add, remove }
}
