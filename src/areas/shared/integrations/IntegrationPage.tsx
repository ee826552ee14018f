import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import type { OrganizationKind } from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { NotFound } from '../../public/NotFoundPage.tsx'
import { integrations } from './integrations.ts'
import { OwnerGate } from './OwnerGate.tsx'

export function IntegrationPage({ kind }: { kind: OrganizationKind }) {
  const { t } = useTranslation('integrations')
  const path = useAreaPath()
  const { integration: wanted } = useParams()
  const integration = integrations.find(({ name, kinds }) => name === wanted && kinds.includes(kind))
  if (!integration) return <NotFound />
  const { name, Panel } = integration
  return (
    <>
      <PageHeader
        title={t(`cards.${name}.title`)}
        description={t(`cards.${name}.text`)}
        back={{ to: path('/integrations'), label: t('title') }}
      />
      <OwnerGate kind={kind}>
        {(organization) => (
          <Suspense fallback={<CardsSkeleton tiles={1} />}>
            <Panel organization={organization} />
          </Suspense>
        )}
      </OwnerGate>
    </>
  )
}
