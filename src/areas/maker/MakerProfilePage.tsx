import { IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MakerProfile } from '../../features/makers/makers/components/MakerProfile.tsx'
import { OrganizationGate } from '../../features/organizations/organizations/components/OrganizationGate.tsx'
import { VerificationCard } from '../../features/organizations/organizations/components/VerificationCard.tsx'
import { useOrganization } from '../../features/organizations/organizations/use-organization.ts'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function MakerProfilePage() {
  const { t } = useTranslation('makers')
  const { organization: maker } = useOrganization('on_maker')
  return (
    <>
      <PageHeader
        title={t('editor.title')}
        description={t('editor.description')}
        actions={
          maker && (
            <LinkButton
              to={paths.maker(maker.slug)}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('editor.publicPage')}
            </LinkButton>
          )
        }
      />
      <OrganizationGate kind="on_maker">
        {(organization) => (
          <VerificationCard organization={organization}>
            <MakerProfile key={organization.id} organization={organization} />
          </VerificationCard>
        )}
      </OrganizationGate>
    </>
  )
}
