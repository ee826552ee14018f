import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type ProfileFields, toDocument } from '../model.ts'
import { careerQuery } from './get-career.ts'
import { profileQuery } from './get-profile.ts'
import { profileKeys } from './keys.ts'

interface Saving {
  fields: ProfileFields
  /** The revision the form was filled from, so that someone who saved in between isn't overwritten. */
  baseRevision: number
}

export function useSaveProfile(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ fields, baseRevision }: Saving) => {
      const client = await connect()
      const document = toDocument(fields)
      return unwrap(await client.rpc('save_my_profile', { document, base_revision: baseRevision }))
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: profileQuery(userId).queryKey }),
        queries.invalidateQueries({ queryKey: careerQuery(userId).queryKey }),
        queries.invalidateQueries({ queryKey: profileKeys.skills(userId) }),
      ]),
  })
}
