import { useTranslation } from 'react-i18next'
import { OrganizationFacts } from '../../features/organizations/components/OrganizationFacts.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function MakerProfilePage() {
  const { t } = useTranslation('maker')
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.description')} />
      <OrganizationFacts kind="on_maker" />
    </>
  )
}
