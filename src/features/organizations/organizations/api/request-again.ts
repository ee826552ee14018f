import { call } from '../../../../lib/rpc.ts'
import { withProtocol } from '../../../../lib/web-address.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { organizationKeys } from './keys.ts'

export interface RequestFields {
  name: string
  website: string
  siret: string
}

export const useRequestAgain = (userId: string, organizationId: string) =>
  useChange(
    ({ name, website, siret }: RequestFields) =>
      call('request_again', {
        organization_id: organizationId,
        name,
        website: withProtocol(website),
        siret: siret.replace(/\s/g, ''),
      }),
    { refresh: [organizationKeys.mine(userId)], failure: 'caller' },
  )
