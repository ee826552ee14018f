import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type MakerFields, toDocument } from '../model.ts'

interface Saving {
  fields: MakerFields
  /** The revision the form was filled from, so that someone who saved in between isn't overwritten. */
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
