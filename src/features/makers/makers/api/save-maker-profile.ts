import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { makerPageKeys, portfolioKeys } from '../../portfolio/api/keys.ts'
import { type MakerFields, toDocument } from '../form.ts'
import { makerProfileKeys } from './keys.ts'

interface Saving {
  fields: MakerFields
  /** The revision the form was filled from, so that someone who saved in between isn't overwritten. */
  baseRevision: number
}

export const useSaveMakerProfile = () =>
  useChange(
    ({ fields, baseRevision }: Saving) =>
      call('save_maker_profile', { document: toDocument(fields), base_revision: baseRevision }),
    {
      refresh: [makerProfileKeys.all, makerPageKeys.all, portfolioKeys.all, ['organizations'], ['mentoring']],
      isRevised: true,
      failure: 'caller',
    },
  )
