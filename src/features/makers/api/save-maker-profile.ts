import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type MakerFields, toDocument } from '../model.ts'

interface Saving {
  fields: MakerFields
  /** What the form was filled from; who saved in between is not overwritten. */
  baseRevision: number
}

export function useSaveMakerProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ fields, baseRevision }: Saving): Promise<void> => {
      const client = await connect()
      unwrap(
        await client.rpc('save_maker_profile', {
          document: toDocument(fields) as never,
          base_revision: baseRevision,
        }),
      )
    },
    onSuccess: () =>
      Promise.all(
        [['maker-profile'], ['maker-page'], ['organizations'], ['mentoring'], ['portfolio']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
