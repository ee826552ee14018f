import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { cardsByColumn } from '../../ui/board/lists.ts'
import { useSignedIn } from '../session/me-context.ts'
import { boardQuery } from './api/get-board.ts'
import { filtered, filtersFrom, views } from './filters.ts'
import type { Board, Card } from './model.ts'

const empty: Board = { silent_days: 14, columns: [], cards: [] }

/** The board as the address describes it: the view, the filters and the open card. */
export function useApplications() {
  const { id: userId } = useSignedIn()
  const { data, error, refetch } = useQuery(boardQuery(userId))
  const [params, setParams] = useSearchParams()
  const board = data ?? empty
  // Depend on the filters only: opening a card must not filter thousands of cards again.
  const asked = ['q', 'priority', 'contract', 'tag', 'silent'].map(
    (name) => `${name}=${encodeURIComponent(params.get(name) ?? '')}`,
  )
  const query = asked.join('&')
  const filters = useMemo(() => filtersFrom(withoutEmpty(query)), [query])
  const cards = useMemo(() => filtered(board, filters), [board, filters])
  const lists = useLists(board, cards)
  const setParam = useCallback(
    (name: string, value: string | null) => {
      const next = new URLSearchParams(location.search)
      if (value) next.set(name, value)
      else next.delete(name)
      // The back button closes a card; it doesn't step through filters.
      setParams(next, { replace: name !== 'card' || !value })
    },
    [setParams],
  )
  return {
    userId,
    board,
    isLoaded: Boolean(data),
    error,
    refetch,
    filters,
    cards,
    lists,
    view: views.find((known) => known === params.get('view')) ?? 'board',
    openCard: params.get('card'),
    setParam,
  }
}

function withoutEmpty(query: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(query)].filter(([, value]) => value))
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
