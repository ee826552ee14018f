import { type Icon, IconKey, IconUsersGroup } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { TokensState } from '../../../features/integrations/access-tokens/components/TokensState.tsx'
import { RosterSyncState } from '../../../features/integrations/roster-sync/components/RosterSyncState.tsx'
import type {
  MyOrganization,
  OrganizationKind,
} from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import type texts from '../../../i18n/en/integrations.ts'
import { lazyPage } from '../../../lib/lazy-page.ts'

interface OfOrganization {
  organization: MyOrganization
}

export interface Integration {
  /** Its address below /integrations, and its texts under `cards` in the catalog. */
  name: keyof typeof texts.cards
  icon: Icon
  kinds: OrganizationKind[]
  /** An `IntegrationState`, on the card. */
  State: ComponentType<OfOrganization>
  /** Its page below the title, loaded when it is opened; can have routes of its own. */
  Panel: ComponentType<OfOrganization>
}

/** What owners can set up, in the order of the cards. */
export const integrations: Integration[] = [
  {
    name: 'tokens',
    icon: IconKey,
    kinds: ['company', 'academia'],
    State: TokensState,
    Panel: lazyPage(
      async () =>
        (await import('../../../features/integrations/access-tokens/components/OrganizationTokens.tsx'))
          .OrganizationTokens,
      'accessTokens',
    ),
  },
  {
    name: 'roster',
    icon: IconUsersGroup,
    kinds: ['academia'],
    State: RosterSyncState,
    Panel: lazyPage(
      async () =>
        (await import('../../../features/integrations/roster-sync/components/RosterSyncPanel.tsx'))
          .RosterSyncPanel,
      'rosterSync',
    ),
  },
]
