import { Group } from '@mantine/core'
import { IconCertificate, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { OrganizationGate } from '../../../features/organizations/organizations/components/OrganizationGate.tsx'
import { Programs } from '../../../features/schools/programs/components/list/Programs.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** The programs of a school, and a way to create one. */
export function ProgramsPage() {
  const { t } = useTranslation('programs')
  const path = useAreaPath()
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Group gap="sm">
            <LinkButton
              to={path('/programs/attestations')}
              variant="default"
              leftSection={<IconCertificate size={18} aria-hidden />}
            >
              {t('attestations')}
            </LinkButton>
            <LinkButton to={path('/programs/new')} leftSection={<IconPlus size={18} aria-hidden />}>
              {t('new')}
            </LinkButton>
          </Group>
        }
      />
      <OrganizationGate kind="academia">
        {(organization) => <Programs organizationId={organization.id} />}
      </OrganizationGate>
    </>
  )
}
