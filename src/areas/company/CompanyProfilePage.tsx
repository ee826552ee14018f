import { useTranslation } from 'react-i18next'
import { OrganizationFacts } from '../../features/organizations/components/OrganizationFacts.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function CompanyProfilePage() {
  const { t } = useTranslation('company')
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.description')} />
      <OrganizationFacts kind="company" />
    </>
  )
}
