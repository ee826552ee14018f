import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { organizationKeys } from './keys.ts'

export const useAskVerification = (organizationId: string) =>
  useChange(() => call('ask_verification', { organization_id: organizationId }), {
    refresh: [organizationKeys.all],
    failure: 'toast',
  })
