import { Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { areaOf } from '../../../features/administration/administration/areas.ts'
import { useLiveAdministration } from '../../../features/administration/administration/use-live-administration.ts'
import { RequestList } from '../../../features/administration/approvals/components/RequestList.tsx'
import { ActionLog } from '../../../features/administration/audit/components/ActionLog.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { LeadTask } from '../../../ui/home/LeadTask.tsx'
import { TaskList } from '../../../ui/home/TaskList.tsx'
import { useHomeTasks } from '../../../ui/home/use-home-tasks.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useArrived } from '../../../ui/use-arrived.ts'
import { NewsLine } from '../../shared/home/NewsLine.tsx'
import { adminHomeQuery } from './api/get-home.ts'
import { HomeTiles } from './HomeTiles.tsx'
import { SetupSteps } from './SetupSteps.tsx'
import { adminTasks } from './tasks.ts'

export function HomePage() {
  const { t } = useTranslation('admin')
  const path = useAreaPath()
  const query = useQuery(adminHomeQuery())
  const data = useArrived(query.data)
  const { administers } = useSignedIn()
  const tasks = data && adminTasks(data, t).filter(({ to }) => administers(areaOf(to)))
  const { lead, others } = useHomeTasks(tasks)
  useLiveAdministration()
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      {query.error ? <LoadState query={query} /> : !data && <CardsSkeleton />}
      {data && (
        <Stack gap="xl">
          {administers('setup') && <SetupSteps />}
          {lead && <LeadTask task={lead} path={path} />}
          <NewsLine news={data.news} />
          <HomeTiles home={data} />
          <TaskList title={t('home.actions')} tasks={others} path={path} />
          {administers('organizations') && (
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
          )}
          {administers('audit_log') && (
            <Card padding="lg" component="section">
              <Title order={2} mb="md">
                {t('home.recent')}
              </Title>
              <ActionLog entries={data.recent_actions} />
            </Card>
          )}
        </Stack>
      )}
    </>
  )
}
