import { useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { byPosition, positionAt } from '../../../../ui/board/positions.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { boardQuery } from '../../applications/api/get-board.ts'
import { applicationKeys } from '../../applications/api/keys.ts'
import type { CardChanges } from '../../applications/model.ts'
import type { Posting } from './get-postings.ts'
import { boosterKeys } from './keys.ts'

export type NewPosting = Pick<Posting, 'title' | 'company' | 'link' | 'body'>

const usePostingsChange = <Input, Output>(
  change: (input: Input) => Promise<Output>,
  failure: 'toast' | 'caller',
) => useChange(change, { refresh: [boosterKeys.postings(useSignedIn().id)], failure })

export const useKeepPosting = () =>
  usePostingsChange(async (posting: NewPosting): Promise<string> => {
    const client = await connect()
    return unwrap(await client.from('postings').insert(posting).select('id').single()).id
  }, 'caller')

export const useRemovePosting = () =>
  usePostingsChange(async (id: string) => {
    const client = await connect()
    unwrap(await client.from('postings').delete().eq('id', id))
  }, 'toast')

/** What the rules extract for the card. */
export type PostingCard = Pick<CardChanges, 'company' | 'job_title' | 'location' | 'contract'> &
  Partial<Pick<CardChanges, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>>

/** Turns a saved posting into a card at the top of the first wishlist column. */
export function usePutOnBoard(failure: 'toast' | 'caller') {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  return useChange(
    async ({ posting, card }: { posting: string; card: PostingCard }): Promise<string> => {
      const { columns, cards } = await queries.fetchQuery(boardQuery(id))
      const column = columns.find(({ stage }) => stage === 'wishlist') ?? columns[0]!
      const there = cards.filter(({ column_id }) => column_id === column.id).sort(byPosition)
      const placed = { ...card, column_id: column.id, position: positionAt(there, 0) }
      return call('put_posting_on_board', { posting_id: posting, card: placed })
    },
    { refresh: [applicationKeys.board(id), boosterKeys.postings(id)], failure },
  )
}
