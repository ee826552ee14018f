import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { TokensPanel } from './TokensPanel.tsx'

export function OrganizationTokens({ organization }: { organization: MyOrganization }) {
  return <TokensPanel owner={{ id: organization.id, isOrganization: true }} />
}
