import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { id, oneOf, text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { cardsByColumn } from '../../../ui/board/lists.ts'
import { useListState } from '../../../ui/use-list-state.ts'
import { useSignedIn } from '../../core/session/me-context.ts'
import { boardQuery } from './api/get-board.ts'
import { cardFilters, filtered, views } from './filters.ts'
import { type Board, type Card, usualSilentDays } from './model.ts'
import { orders } from './sort.ts'

const order = { show: oneOf(orders, 'column') }
const places = { view: oneOf(views, 'board'), month: text(), card: id() }
const empty: Board = { silent_days: usualSilentDays, columns: [], cards: [] }

/** The board as the address describes it: the view, the filters and the open card. */
export function useApplications() {
  const { id: userId } = useSignedIn()
  const { data, error, refetch } = useQuery(boardQuery(userId))
  const list = useListState(cardFilters, order)
  const place = useUrlState(places)
  // The back button closes a card; it doesn't step through filters.
  const open = useCallback((card?: string) => place.set({ card }, { push: Boolean(card) }), [place.set])
  const board = data ?? empty
  const cards = useMemo(() => filtered(board, list.values), [board, list.values])
  const lists = useLists(board, cards)
  return {
    userId,
    board,
    isLoaded: Boolean(data),
    error,
    refetch,
    list,
    cards,
    lists,
    view: place.values.view,
    month: place.values.month,
    /** Changes the view or its month. */
    show: place.set,
    openCard: place.values.card,
    open,
  }
}

/** Lists that keep their identity while nothing in them changes. */
function useLists(board: Board, cards: Card[]) {
  const before = useRef<{ all?: Map<string, Card[]>; shown?: Map<string, Card[]> }>({})
  return useMemo(() => {
    const all = cardsByColumn(board.columns, board.cards, before.current.all)
    const shown = cards === board.cards ? all : cardsByColumn(board.columns, cards, before.current.shown)
    before.current = { all, shown }
    return { all, shown }
  }, [board, cards])
}

export type Applications = ReturnType<typeof useApplications>
