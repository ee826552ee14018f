import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  MyOrganization,
  OrganizationKind,
} from '../../../features/organizations/organizations/api/get-my-organizations.ts'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

interface Props {
  kind: OrganizationKind
  children: (organization: MyOrganization) => ReactNode
}

/** Only owners set up integrations. */
export function OwnerGate({ kind, children }: Props) {
  const { t } = useTranslation('integrations')
  return (
    <OrganizationGate kind={kind}>
      {(organization) =>
        organization.myRole === 'owner' ? (
          children(organization)
        ) : (
          <EmptyState title={t('ownersOnly.title')} text={t('ownersOnly.text')} />
        )
      }
    </OrganizationGate>
  )
}
