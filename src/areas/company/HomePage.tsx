import { SimpleGrid, Stack } from '@mantine/core'
import { IconCircleCheck, IconEye, IconTargetArrow, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RecentActivity } from '../../features/notifications/components/RecentActivity.tsx'
import { useAreaPath } from '../../features/session/area-base.ts'
import { LinkList } from '../../ui/LinkList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { companyNavigation } from './navigation.ts'

export function HomePage() {
  const { t } = useTranslation('company')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 2, lg: 4 }}>
          <StatTile label={t('home.activeMissions')} icon={IconTargetArrow} />
          <StatTile label={t('home.applied')} icon={IconUsers} />
          <StatTile label={t('home.completed')} icon={IconCircleCheck} />
          <StatTile label={t('home.views')} icon={IconEye} />
        </SimpleGrid>
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
