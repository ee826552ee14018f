import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminHomeQuery } from '../../features/administration/api/get-admin-home.ts'
import { ActionLog } from '../../features/administration/components/ActionLog.tsx'
import { HomeTiles } from '../../features/administration/components/HomeTiles.tsx'
import { useLiveAdministration } from '../../features/administration/use-live-administration.ts'
import { RequestList } from '../../features/approvals/components/RequestList.tsx'
import { useAreaPath } from '../../features/session/area-base.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LinkList } from '../../ui/LinkList.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { adminNavigation } from './navigation.ts'
import { SetupSteps } from './SetupSteps.tsx'

export function HomePage() {
  const { t } = useTranslation('admin')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(adminHomeQuery())
  useLiveAdministration()
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton />}
      {data && (
        <Stack gap="xl">
          <SetupSteps home={data} />
          <HomeTiles home={data} />
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
