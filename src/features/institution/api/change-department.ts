import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { schoolPanelQuery } from './get-school-panel.ts'

function useDepartmentChange<Change>(organizationId: string, change: (change: Change) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: schoolPanelQuery(organizationId).queryKey }),
        queries.invalidateQueries({ queryKey: ['school-page'] }),
      ]),
  })
}

/** Adds a department without an id, renames it with one. */
export const useSaveDepartment = (organization: string) =>
  useDepartmentChange(organization, async ({ id, name }: { id?: string; name: string }) =>
    unwrap(await (await connect()).rpc('save_department', { organization, name, department: id })),
  )

export const useRemoveDepartment = (organization: string) =>
  useDepartmentChange(organization, async (department: string) =>
    unwrap(await (await connect()).rpc('remove_department', { organization, department })),
  )
