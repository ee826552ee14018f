import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { type CompanyFields, type StoredProfile, toDocument } from '../model.ts'
import { companyProfileQuery } from './get-company-profile.ts'
import { pictureBucket } from './upload-picture.ts'

interface Saving {
  fields: CompanyFields
  /** What the form was filled from, so that someone who saved in between isn't overwritten. */
  before: StoredProfile | null
}

const picturesOf = ({ logo, photos }: { logo: string | null; photos: unknown }) =>
  [logo, ...(photos as { path: string }[]).map(({ path }) => path)].filter((path) => path !== null)

export function useSaveCompanyProfile({ id, slug }: MyOrganization) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ fields, before }: Saving): Promise<void> => {
      const client = await connect()
      const document = toDocument(fields)
      const base_revision = before?.revision ?? 0
      unwrap(
        await client.rpc('save_organization_profile', {
          organization: id,
          document: document as never,
          base_revision,
        }),
      )
      const kept = picturesOf(document)
      const unused = before ? picturesOf(before).filter((path) => !kept.includes(path)) : []
      // Anything left behind here is removed at night.
      if (unused.length > 0) await client.storage.from(pictureBucket).remove(unused)
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: companyProfileQuery(id).queryKey }),
        queries.invalidateQueries({ queryKey: ['organizations'] }),
        queries.invalidateQueries({ queryKey: ['company-page', slug] }),
        queries.invalidateQueries({ queryKey: ['school-page', slug] }),
        queries.invalidateQueries({ queryKey: ['school-panel', id] }),
      ]),
  })
}
