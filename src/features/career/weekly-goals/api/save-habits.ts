import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { planKeys } from '../../career-plan/api/keys.ts'
import type { Goals } from '../model.ts'

type Choice = Partial<Goals> & { is_checklist_hidden?: boolean }

/** Saves a person's weekly goal, and whether the first steps are shown. */
export function useSaveHabits(failure: 'toast' | 'caller') {
  const { id } = useSignedIn()
  return useChange(
    async (choice: Choice) =>
      unwrap(await (await connect()).from('habits').upsert({ user_id: id, ...choice })),
    { refresh: [planKeys.home(id)], failure },
  )
}
