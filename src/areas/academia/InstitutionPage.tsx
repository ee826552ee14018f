import { useTranslation } from 'react-i18next'
import { OrganizationFacts } from '../../features/organizations/components/OrganizationFacts.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

/** The institution's record, as those who run it and as others see it. */
export function InstitutionPage({ page }: { page: 'admin' | 'profile' }) {
  const { t } = useTranslation('academia')
  return (
    <>
      <PageHeader title={t(`${page}.title`)} description={t(`${page}.description`)} />
      <OrganizationFacts kind="academia" />
    </>
  )
}
