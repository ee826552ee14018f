import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { OrganizationFacts } from '../../../organizations/organizations/components/OrganizationFacts.tsx'
import type { SchoolPanel } from '../api/answers.ts'
import { schoolPanelQuery } from '../api/get-school-panel.ts'
import { Attention } from './Attention.tsx'
import { DepartmentsCard } from './DepartmentsCard.tsx'

/** The school's record, who runs it, and what is waiting for them. */
export function AdminPanel({ organization }: { organization: MyOrganization }) {
  const query = useQuery(schoolPanelQuery(organization.id))
  const { data: panel } = query
  if (!panel) return <LoadState query={query} skeleton={<CardsSkeleton tiles={2} />} />
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
  const { t } = useTranslation(['schoolProfile', 'team'])
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
