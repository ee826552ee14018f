import { Alert, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconCircleCheck, IconEye, IconMessages, IconTargetArrow, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecentActivity } from '../../../features/account/notifications/components/RecentActivity.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { useSignedIn } from '../../../features/core/session/me-context.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LinkList } from '../../../ui/LinkList.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatTile } from '../../../ui/StatTile.tsx'
import { companyNavigation } from '../navigation.ts'
import { organizationHomeQuery } from './api/get-home.ts'

export function HomePage() {
  const { t } = useTranslation('company')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(organizationHomeQuery(useSignedIn().id))
  const moved = (count = 0) => (count > 0 ? t('home.movedUp', { count }) : t('home.still'))
  const change = data ? data.views - data.views_before : 0
  const views = change === 0 ? 'home.viewsSame' : change > 0 ? 'home.viewsMore' : 'home.viewsFewer'
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      <Stack gap="lg">
        {(data || !error) && (
          <SimpleGrid cols={{ base: 2, lg: 4 }}>
            <StatTile
              isLoading={!data}
              label={t('home.activeMissions')}
              value={data?.active_missions}
              hint={[
                moved(data?.new_missions),
                data && data.by_invitation > 0 && t('home.byInvitation', { count: data.by_invitation }),
              ]
                .filter(Boolean)
                .join(' · ')}
              icon={IconTargetArrow}
            />
            <StatTile
              isLoading={!data}
              label={t('home.applied')}
              value={data?.candidates}
              hint={moved(data?.new_candidates)}
              icon={IconUsers}
            />
            <StatTile
              isLoading={!data}
              label={t('home.completed')}
              value={data?.completed}
              hint={moved(data?.new_completed)}
              icon={IconCircleCheck}
            />
            <StatTile
              isLoading={!data}
              label={t('home.views')}
              value={data?.views}
              hint={t(views, { count: Math.abs(change) })}
              icon={IconEye}
            />
          </SimpleGrid>
        )}
        {data && data.waiting > 0 && (
          <Alert color={data.overdue > 0 ? 'coral' : 'indigo'} icon={<IconMessages />}>
            <Group justify="space-between">
              <Text size="md">
                {t('home.waiting', { count: data.waiting })}
                {data.overdue > 0 && ` ${t('home.overdue', { count: data.overdue })}`}
              </Text>
              <LinkButton to={path('/reviews')}>{t('home.review')}</LinkButton>
            </Group>
          </Alert>
        )}
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        <LinkList
          title={t('home.actions')}
          entries={companyNavigation.filter(({ to }) => to !== '/')}
          path={path}
        />
        <RecentActivity title={t('home.activity')} />
      </Stack>
    </>
  )
}
