import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { pictureBucket } from '../../../organizations/organizations/picture-bucket.ts'
import { toDocument } from '../form.ts'
import type { CompanyFields } from '../model.ts'
import type { Photo } from './answers.ts'
import type { StoredProfile } from './get-company-profile.ts'
import { companyProfileKeys } from './keys.ts'

interface Saving {
  fields: CompanyFields
  /** What the form was filled from, so that someone who saved in between isn't overwritten. */
  before: StoredProfile | null
}

const picturesOf = ({ logo, photos }: { logo: string | null; photos: Photo[] }) =>
  [logo, ...photos.map(({ path }) => path)].filter((path) => path !== null)

async function save(organization: string, { fields, before }: Saving): Promise<void> {
  const document = toDocument(fields)
  const base_revision = before?.revision ?? 0
  await call('save_organization_profile', { organization, document, base_revision })
  const kept = picturesOf(document)
  const unused = before ? picturesOf(before).filter((path) => !kept.includes(path)) : []
  // Anything left behind here is removed at night.
  if (unused.length > 0) await (await connect()).storage.from(pictureBucket).remove(unused)
}

export const useSaveCompanyProfile = (organization: MyOrganization) =>
  useChange((saving: Saving) => save(organization.id, saving), {
    refresh: companyProfileKeys.shown(organization),
    isRevised: true,
    failure: 'caller',
  })
