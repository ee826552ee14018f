import { SimpleGrid, Stack } from '@mantine/core'
import { IconCertificate, IconHeartHandshake, IconListCheck, IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { RecentActivity } from '../../features/notifications/components/RecentActivity.tsx'
import { useAreaPath } from '../../features/session/area-base.ts'
import { LinkList } from '../../ui/LinkList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { academiaNavigation } from './navigation.ts'
import { UpcomingEvents } from './UpcomingEvents.tsx'

export function HomePage() {
  const { t } = useTranslation('academia')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 2, lg: 4 }}>
          <StatTile label={t('home.students')} icon={IconSchool} />
          <StatTile label={t('home.programs')} icon={IconListCheck} />
          <StatTile label={t('home.partnerships')} icon={IconHeartHandshake} />
          <StatTile label={t('home.certificates')} icon={IconCertificate} />
        </SimpleGrid>
        <LinkList
          title={t('home.tools')}
          entries={academiaNavigation.filter(({ to }) => to !== '/')}
          path={path}
        />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <RecentActivity title={t('home.activity')} />
          <UpcomingEvents />
        </SimpleGrid>
      </Stack>
    </>
  )
}
