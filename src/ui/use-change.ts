import { hashKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from './toast.ts'

interface Options<Values, Answer, Data> {
  /** What to refetch, after a failure too: it may have failed because what is shown is out of date. */
  refresh?: readonly QueryKey[] | ((values: Values, answer: Answer | undefined) => readonly QueryKey[])
  /**
   * Saves on top of a revision. After a failure nothing is refetched: a form that silently got the newer revision
   * would overwrite what someone else has saved in the meantime.
   */
  isRevised?: boolean
  /** Also runs without a network; by default, a change waits in memory until there is one. */
  worksOffline?: boolean
  /** How a failure is shown: as a toast, or by the caller, next to what was typed. */
  failure: 'toast' | 'caller'
  /** Runs before the refetch, when the caller may still be on the page. */
  onSuccess?: (answer: Answer, values: Values) => unknown
  /** Shows the change before the server answers, and rolls it back if the server refuses. */
  optimistic?: {
    /** Queries that show it. */
    queryKey: QueryKey
    show: (data: Data, values: Values) => Data
  }
}

/** A change that is shown before the server has answered. */
interface Shown {
  /** The queries without it. */
  before: [QueryKey, unknown][]
  show: (data: unknown) => unknown
}

/** Rolls a change back, and shows those that are still waiting behind it again. */
function rollBack(queries: QueryClient, refused: Shown, mutationKey: QueryKey): void {
  const later = queries
    .getMutationCache()
    .findAll({ mutationKey, exact: true, status: 'pending' })
    .map(({ state }) => state.context as Shown | undefined)
    .filter((change) => change !== undefined && change !== refused) as Shown[]
  for (const [queryKey, data] of refused.before) {
    let now = data
    for (const change of later) {
      const without = now
      change.before = change.before.map(([key, old]) =>
        hashKey(key) === hashKey(queryKey) ? [key, without] : [key, old],
      )
      now = change.show(without)
    }
    queries.setQueryData(queryKey, now)
  }
}

/** A write, with what happens on the page around it. */
export function useChange<Values = void, Answer = unknown, Data = unknown>(
  write: (values: Values) => Promise<Answer>,
  {
    refresh = [],
    isRevised = false,
    worksOffline = false,
    failure,
    onSuccess,
    optimistic,
  }: Options<Values, Answer, Data>,
) {
  const queries = useQueryClient()
  const shown = optimistic?.queryKey
  return useMutation({
    mutationFn: write,
    networkMode: worksOffline ? 'always' : 'online',
    mutationKey: shown,
    // One after another: of two quick changes the later one counts.
    scope: shown && { id: hashKey(shown) },
    onMutate: async (values: Values): Promise<Shown | undefined> => {
      if (!optimistic) return
      const filter = { queryKey: optimistic.queryKey }
      await queries.cancelQueries(filter)
      const before = queries.getQueriesData<Data>(filter)
      const show = (data: unknown) => data && optimistic.show(data as Data, values)
      queries.setQueriesData(filter, show)
      return { before, show }
    },
    onSuccess,
    onError: (error, _values, change) => {
      if (change && shown) rollBack(queries, change, shown)
      if (failure === 'toast') toast.error(error)
    },
    onSettled: async (answer, error, values) => {
      if (error && isRevised) return
      // Another change is waiting, and what the server says now would undo it on the screen.
      if (shown && queries.isMutating({ mutationKey: shown }) > 1) return
      const keys = typeof refresh === 'function' ? refresh(values, answer) : refresh
      const refetched = Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
      // A failure is shown right away.
      if (!error) await refetched
    },
  })
}
