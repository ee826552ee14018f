import { Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyProfile } from '../../features/hiring/company-profile/components/CompanyProfile.tsx'
import { OrganizationFacts } from '../../features/organizations/organizations/components/OrganizationFacts.tsx'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { VerificationCard } from '../../features/organizations/organizations/components/VerificationCard.tsx'
import { useOrganization } from '../../features/organizations/organizations/use-organization.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CompanyTabs } from './CompanyTabs.tsx'

const CompanyPreview = lazy(async () => ({
  default: (await import('../../features/hiring/company-profile/components/CompanyPreview.tsx'))
    .CompanyPreview,
}))

/** The company's page, editable for those with permission; reviewers see a read-only view. */
export function CompanyProfilePage() {
  const { t } = useTranslation('company')
  const { organization: company } = useOrganization('company')
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
      <OrganizationGate kind="company">
        {(organization) =>
          organization.myRole === 'reviewer' ? (
            <>
              <Text mb="md">{t('profile.authorsWrite')}</Text>
              <OrganizationFacts kind="company" />
            </>
          ) : (
            <VerificationCard organization={organization}>
              <CompanyProfile
                key={organization.id}
                organization={organization}
                preview={(fields) => <CompanyPreview slug={organization.slug} fields={fields} />}
              />
            </VerificationCard>
          )
        }
      </OrganizationGate>
    </>
  )
}
