import { TokensPanel } from './TokensPanel.tsx'

export function OrganizationTokens({ organization }: { organization: { id: string } }) {
  return <TokensPanel owner={{ id: organization.id, isOrganization: true }} />
}
