import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { planKeys } from '../../career-plan/api/keys.ts'
import { useSignedIn } from '../../session/me-context.ts'
import type { Goals } from '../model.ts'

type Choice = Partial<Goals> & { is_checklist_hidden?: boolean }

/** Saves a person's weekly goal, and whether the first steps are shown. */
export function useSaveHabits() {
  const { id } = useSignedIn()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (choice: Choice) =>
      unwrap(await (await connect()).from('habits').upsert({ user_id: id, ...choice })),
    onError: toast.error,
    onSettled: () => queries.invalidateQueries({ queryKey: planKeys.home(id) }),
  })
}
