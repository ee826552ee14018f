import { useTranslation } from 'react-i18next'
import { AdminPanel } from '../../features/institution/components/AdminPanel.tsx'
import { OrganizationGate } from '../../features/organizations/components/OrganizationGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function AdminPage() {
  const { t } = useTranslation('institution')
  return (
    <>
      <PageHeader title={t('admin.title')} description={t('admin.description')} />
      <OrganizationGate kind="academia">
        {(organization) => <AdminPanel organization={organization} />}
      </OrganizationGate>
    </>
  )
}
