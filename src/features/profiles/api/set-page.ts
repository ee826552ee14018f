import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { PagePart, visibilities } from '../shown-profile.ts'
import { profileKeys } from './keys.ts'

export interface PageChoice {
  visibility: (typeof visibilities)[number]
  handle: string
  shown: PagePart[]
}

export function useSetPage(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ visibility, handle, shown }: PageChoice) => {
      const client = await connect()
      unwrap(
        await client.rpc('set_my_page', {
          wanted_visibility: visibility,
          wanted_handle: handle,
          wanted_shown: shown,
        }),
      )
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: profileKeys.career(userId) }),
  })
}
