import {
  type Icon,
  IconKey,
  IconListDetails,
  IconLogin2,
  IconSchool,
  IconUsersGroup,
  IconWebhook,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { TokensState } from '../../../features/integrations/access-tokens/components/TokensState.tsx'
import { PlatformsState } from '../../../features/integrations/learning-platforms/components/PlatformsState.tsx'
import { ProvisioningState } from '../../../features/integrations/provisioning/components/ProvisioningState.tsx'
import { RosterSyncState } from '../../../features/integrations/roster-sync/components/RosterSyncState.tsx'
import { SingleSignOnState } from '../../../features/integrations/single-sign-on/components/SingleSignOnState.tsx'
import { WebhooksState } from '../../../features/integrations/webhooks/components/WebhooksState.tsx'
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
    name: 'single-sign-on',
    icon: IconLogin2,
    kinds: ['company', 'academia'],
    State: SingleSignOnState,
    Panel: lazyPage(
      async () =>
        (await import('../../../features/integrations/single-sign-on/components/SingleSignOnPanel.tsx'))
          .SingleSignOnPanel,
      'singleSignOn',
    ),
  },
  {
    name: 'provisioning',
    icon: IconUsersGroup,
    kinds: ['company', 'academia'],
    State: ProvisioningState,
    Panel: lazyPage(
      async () =>
        (await import('../../../features/integrations/provisioning/components/ProvisioningPanel.tsx'))
          .ProvisioningPanel,
      'provisioning',
    ),
  },
  {
    name: 'platforms',
    icon: IconSchool,
    kinds: ['academia'],
    State: PlatformsState,
    Panel: lazyPage(
      async () =>
        (await import('../../../features/integrations/learning-platforms/components/LearningPlatforms.tsx'))
          .LearningPlatforms,
      'learningPlatforms',
    ),
  },
  {
    name: 'roster',
    icon: IconListDetails,
    kinds: ['academia'],
    State: RosterSyncState,
    Panel: lazyPage(
      async () =>
        (await import('../../../features/integrations/roster-sync/components/RosterSyncPanel.tsx'))
          .RosterSyncPanel,
      'rosterSync',
    ),
  },
  {
    name: 'webhooks',
    icon: IconWebhook,
    kinds: ['company', 'academia'],
    State: WebhooksState,
    Panel: lazyPage(
      async () =>
        (await import('../../../features/integrations/webhooks/components/WebhooksPanel.tsx')).WebhooksPanel,
      'webhooks',
    ),
  },
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
]
