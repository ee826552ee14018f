import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { sessionKeys } from '../../../core/session/api/keys.ts'
import { type ProfileFields, toDocument } from '../model.ts'
import { profileKeys } from './keys.ts'

interface Saving {
  fields: ProfileFields
  /** The revision the form was filled from, so that someone who saved in between isn't overwritten. */
  baseRevision: number
}

export const useSaveProfile = (userId: string, failure: 'toast' | 'caller' = 'caller') =>
  useChange(
    ({ fields, baseRevision }: Saving) =>
      call('save_my_profile', { document: toDocument(fields), base_revision: baseRevision }),
    {
      refresh: [sessionKeys.profile(userId), profileKeys.career(userId), profileKeys.skills(userId)],
      isRevised: true,
      failure,
    },
  )
