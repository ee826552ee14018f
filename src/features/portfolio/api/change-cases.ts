import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { OwnCase } from '../model.ts'
import { type Portfolio, portfolioQuery } from './get-portfolio.ts'
import { portfolioKeys } from './keys.ts'

/** Moves a case study optimistically, and rolls back on failure. */
export function useMoveCase(organizationId: string) {
  const queries = useQueryClient()
  const { queryKey } = portfolioQuery(organizationId)
  return useMutation({
    mutationFn: async ({ id, place }: Pick<OwnCase, 'id' | 'place'>) => {
      const client = await connect()
      unwrap(await client.rpc('move_case', { case_id: id, place }))
    },
    onMutate: async ({ id, place }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData(
        queryKey,
        (before: Portfolio | undefined) =>
          before && {
            ...before,
            cases: before.cases.map((one) => (one.id === id ? { ...one, place } : one)),
          },
      )
    },
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

function useCaseCall(call: 'delete_case' | 'restore_case') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await connect()
      unwrap(await client.rpc(call, { case_id: id }))
    },
    onError: toast.error,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: portfolioKeys.all }),
        queries.invalidateQueries({ queryKey: ['maker-page'] }),
      ]),
  })
}

export const useDeleteCase = () => useCaseCall('delete_case')
export const useRestoreCase = () => useCaseCall('restore_case')
