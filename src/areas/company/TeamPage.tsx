import { useTranslation } from 'react-i18next'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { TeamPanel } from '../../features/organizations/team/components/TeamPanel.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CompanyTabs } from './CompanyTabs.tsx'

export function TeamPage() {
  const { t } = useTranslation('team')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <CompanyTabs />
      <OrganizationGate kind="company">
        {(organization) => <TeamPanel organization={organization} />}
      </OrganizationGate>
    </>
  )
}
