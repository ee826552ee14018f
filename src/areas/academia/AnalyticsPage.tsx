import { useTranslation } from 'react-i18next'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { SchoolFigures } from '../../features/schools/school-analytics/components/SchoolFigures.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function AnalyticsPage() {
  const { t } = useTranslation('schoolAnalytics')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <OrganizationGate kind="academia">
        {(organization) => <SchoolFigures organization={organization} />}
      </OrganizationGate>
    </>
  )
}
