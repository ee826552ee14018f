import { Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyProfile } from '../../features/hiring/company-profile/components/CompanyProfile.tsx'
import { OrganizationFacts } from '../../features/organizations/organizations/components/OrganizationFacts.tsx'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { VerificationCard } from '../../features/organizations/organizations/components/VerificationCard.tsx'
import { useOrganization } from '../../features/organizations/organizations/use-organization.ts'
import { schoolPanelQuery } from '../../features/schools/school-profile/api/get-school-panel.ts'
import { DepartmentsCard } from '../../features/schools/school-profile/components/DepartmentsCard.tsx'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const SchoolPreview = lazy(async () => ({
  default: (await import('../../features/schools/school-profile/components/SchoolPreview.tsx')).SchoolPreview,
}))

/** The school's page, editable for those with permission; teachers see a read-only view. */
export function InstitutionProfilePage() {
  const { t } = useTranslation('schoolProfile')
  const { organization: school } = useOrganization('academia')
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        description={t('profile.description')}
        actions={
          school && (
            <LinkButton
              to={paths.school(school.slug)}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('profile.publicPage')}
            </LinkButton>
          )
        }
      />
      <OrganizationGate kind="academia">
        {(organization) =>
          organization.myRole === 'teacher' ? (
            <>
              <Text mb="md">{t('profile.leadersWrite')}</Text>
              <OrganizationFacts kind="academia" />
            </>
          ) : (
            <VerificationCard organization={organization}>
              <CompanyProfile
                key={organization.id}
                organization={organization}
                preview={(fields) => <SchoolPreview slug={organization.slug} fields={fields} />}
              />
              <Departments organizationId={organization.id} />
            </VerificationCard>
          )
        }
      </OrganizationGate>
    </>
  )
}

/** Saved one by one, so they sit next to the form rather than inside it. */
function Departments({ organizationId }: { organizationId: string }) {
  const { data: panel } = useQuery(schoolPanelQuery(organizationId))
  return panel ? <DepartmentsCard organizationId={organizationId} panel={panel} /> : null
}
