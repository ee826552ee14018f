import { useTranslation } from 'react-i18next'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { TeamPanel } from '../../features/organizations/team/components/TeamPanel.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function StaffPage() {
  const { t } = useTranslation('academia')
  return (
    <>
      <PageHeader title={t('users.title')} description={t('users.description')} />
      <OrganizationGate kind="academia">
        {(organization) => <TeamPanel organization={organization} />}
      </OrganizationGate>
    </>
  )
}
