import { useTranslation } from 'react-i18next'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { AdminPanel } from '../../features/schools/school-profile/components/AdminPanel.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function AdminPage() {
  const { t } = useTranslation('schoolProfile')
  return (
    <>
      <PageHeader title={t('admin.title')} description={t('admin.description')} />
      <OrganizationGate kind="academia">
        {(organization) => <AdminPanel organization={organization} />}
      </OrganizationGate>
    </>
  )
}
