import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { myOrganizationsQuery } from '../../features/organizations/api/get-my-organizations.ts'
import { OrganizationFacts } from '../../features/organizations/components/OrganizationFacts.tsx'
import { useSignedIn } from '../../features/session/me-context.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CompanyTabs } from './CompanyTabs.tsx'

export function CompanyProfilePage() {
  const { t } = useTranslation('company')
  const { data } = useQuery(myOrganizationsQuery(useSignedIn().id))
  const company = data?.find(({ kind, status }) => kind === 'company' && status === 'approved')
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        description={t('profile.description')}
        actions={
          company && (
            <LinkButton
              to={paths.company(company.slug)}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('profile.publicPage')}
            </LinkButton>
          )
        }
      />
      <CompanyTabs />
      <OrganizationFacts kind="company" />
    </>
  )
}
