import { call } from '../../../../lib/rpc.ts'
import { useSetting } from './change-setting.ts'

export interface Access {
  byInvitation: boolean
  /** The last day, or empty. */
  closesOn: string
}

export const useSetAccess = (id: string) =>
  useSetting(
    id,
    ({ byInvitation, closesOn }: Access) =>
      call('set_mission_access', {
        mission_id: id,
        by_invitation: byInvitation,
        closes_on: closesOn || undefined,
      }),
    ({ byInvitation, closesOn }) => ({ by_invitation: byInvitation, closes_on: closesOn || null }),
  )
