import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers } from './answers.ts'
import { boardKeys } from './keys.ts'

export const recommendedPageSize = 10

export const recommendedQuery = (page: number) =>
  queryOptions({
    queryKey: boardKeys.recommended(page),
    placeholderData: keepPreviousData,
    // Each showing is stored: not again with every look at the window.
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => ask(answers, 'recommended_openings', { page }, signal),
  })

export const savedOpeningsQuery = (page: number) =>
  queryOptions({
    queryKey: boardKeys.saved(page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'my_saved_openings', { page }, signal),
  })

/** Ends an invitation; the opening is hidden from the person from then on. */
export const useDeclineInvitation = (openingId: string) =>
  useChange(() => call('decline_opening_invitation', { opening_id: openingId }), {
    refresh: [boardKeys.all],
    failure: 'caller',
  })

/** Saves an opening, or removes it from the saved ones. */
export const useToggleSavedOpening = () =>
  useChange(
    async ({ id, isSaved }: { id: string; isSaved: boolean }) => {
      if (!isSaved) await call('bookmark_opening', { opening_id: id })
      else unwrap(await (await connect()).from('saved_openings').delete().eq('opening_id', id))
    },
    { refresh: [boardKeys.mine], failure: 'toast' },
  )
