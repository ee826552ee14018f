import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { OrganizationFacts } from '../../organizations/components/OrganizationFacts.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { type SchoolPanel, schoolPanelQuery } from '../api/get-school-panel.ts'
import { Attention } from './Attention.tsx'
import { DepartmentsCard } from './DepartmentsCard.tsx'

/** The school's record, who runs it, and what is waiting for them. */
export function AdminPanel({ organization }: { organization: MyOrganization }) {
  const { data: panel, error, refetch } = useQuery(schoolPanelQuery(organization.id))
  if (error && !panel) return <LoadFailure error={error} onRetry={refetch} />
  if (!panel) return <CardsSkeleton tiles={2} />
  return (
    <Stack gap="lg">
      <Attention panel={panel} />
      <OrganizationFacts kind="academia" />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <DepartmentsCard organizationId={organization.id} panel={panel} />
        <Staff roles={panel.roles} />
      </SimpleGrid>
    </Stack>
  )
}

function Staff({ roles }: { roles: SchoolPanel['roles'] }) {
  const { t } = useTranslation(['institution', 'team'])
  const path = useAreaPath()
  return (
    <Card padding="lg" component="section" aria-labelledby="staff">
      <Stack gap="md" align="flex-start">
        <Title order={2} fz="lg" id="staff">
          {t('admin.staff')}
        </Title>
        {(['owner', 'adviser', 'teacher'] as const).map((role) => (
          <div key={role}>
            <Text fw={600}>
              {t(`team:roles.${role}.name`)} · {t('admin.count', { count: roles[role] })}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`team:roles.${role}.may`)}
            </Text>
          </div>
        ))}
        <LinkButton to={path('/users')} variant="default">
          {t('admin.toStaff')}
        </LinkButton>
      </Stack>
    </Card>
  )
}
