import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { OwnCase, Portfolio } from './answers.ts'
import { makerPageKeys, portfolioKeys } from './keys.ts'

/** Moves a case study optimistically, and rolls back on failure. */
export const useMoveCase = (organizationId: string) =>
  useChange(({ id, place }: Pick<OwnCase, 'id' | 'place'>) => call('move_case', { case_id: id, place }), {
    refresh: [portfolioKeys.all],
    failure: 'toast',
    optimistic: {
      queryKey: portfolioKeys.list(organizationId),
      show: (portfolio: Portfolio, { id, place }) => ({
        ...portfolio,
        cases: portfolio.cases.map((one) => (one.id === id ? { ...one, place } : one)),
      }),
    },
  })

const refreshed = { refresh: [portfolioKeys.all, makerPageKeys.all], failure: 'toast' } as const

export const useDeleteCase = () => useChange((id: string) => call('delete_case', { case_id: id }), refreshed)
export const useRestoreCase = () =>
  useChange((id: string) => call('restore_case', { case_id: id }), refreshed)
