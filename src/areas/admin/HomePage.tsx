import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconBuildings, IconHourglass, IconUser, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminHomeQuery } from '../../features/administration/api/get-admin-home.ts'
import { ActionLog } from '../../features/administration/components/ActionLog.tsx'
import { RequestList } from '../../features/approvals/components/RequestList.tsx'
import { useAreaPath } from '../../features/session/area-base.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LinkList } from '../../ui/LinkList.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { adminNavigation } from './navigation.ts'

export function HomePage() {
  const { t } = useTranslation('admin')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(adminHomeQuery())
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton />}
      {data && (
        <Stack gap="xl">
          <SimpleGrid cols={{ base: 2, lg: 4 }}>
            <StatTile
              label={t('home.users')}
              value={data.users}
              hint={t('home.newUsers', { count: data.new_users })}
              icon={IconUsers}
            />
            <StatTile label={t('home.candidates')} value={data.roles.candidate ?? 0} icon={IconUser} />
            <StatTile label={t('home.organizations')} value={data.organizations} icon={IconBuildings} />
            <StatTile label={t('home.pending')} value={data.pending} icon={IconHourglass} />
          </SimpleGrid>
          <LinkList
            title={t('home.actions')}
            entries={adminNavigation.filter(({ to }) => to !== '/')}
            path={path}
          />
          <section>
            <Group justify="space-between" mb="md">
              <Title order={2}>{t('home.approvals')}</Title>
              <LinkButton to={path('/companies?show=pending')} variant="default" size="sm">
                {t('home.allApprovals')}
              </LinkButton>
            </Group>
            {data.pending_organizations.length === 0 && <Text c="dimmed">{t('home.noApprovals')}</Text>}
            <RequestList requests={data.pending_organizations} level={3} />
          </section>
          <Card padding="lg" component="section">
            <Title order={2} mb="md">
              {t('home.recent')}
            </Title>
            <ActionLog entries={data.recent_actions} />
          </Card>
        </Stack>
      )}
    </>
  )
}
