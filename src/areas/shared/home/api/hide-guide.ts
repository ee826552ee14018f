import type { QueryKey } from '@tanstack/react-query'
import { useSignedIn } from '../../../../features/core/session/me-context.ts'
import type { AppRole } from '../../../../features/core/session/roles.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'

/** Dismisses the first steps of a home for good, on every device. */
export function useHideGuide(area: AppRole, home: QueryKey) {
  const { id } = useSignedIn()
  return useChange(
    async () =>
      unwrap(
        await (await connect())
          .from('home_visits')
          .update({ is_guide_hidden: true })
          .match({ user_id: id, area }),
      ),
    { refresh: [home], failure: 'toast' },
  )
}
