import { useTranslation } from 'react-i18next'
import type { OrganizationKind } from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import cards from '../../../ui/Cards.module.css'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { IntegrationCard } from './IntegrationCard.tsx'
import { integrations } from './integrations.ts'
import { OwnerGate } from './OwnerGate.tsx'

export function IntegrationsPage({ kind }: { kind: OrganizationKind }) {
  const { t } = useTranslation('integrations')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <OwnerGate kind={kind}>
        {(organization) => (
          <ul className={cards.cards}>
            {integrations
              .filter(({ kinds }) => kinds.includes(kind))
              .map((integration) => (
                <li key={integration.name}>
                  <IntegrationCard integration={integration} organization={organization} />
                </li>
              ))}
          </ul>
        )}
      </OwnerGate>
    </>
  )
}
