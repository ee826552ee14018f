import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconEye, IconLayoutKanban, IconStar, IconTrendingUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAreaPath } from '../../features/session/area-base.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { StatTile } from '../../ui/StatTile.tsx'

const statuses = ['inProgress', 'review', 'planning'] as const

export function HomePage() {
  const { t } = useTranslation('maker')
  const path = useAreaPath()
  return (
    <>
      <PageHeader title={t('home.title')} description={t('home.description')} />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 2, lg: 4 }}>
          <StatTile label={t('home.activeProjects')} icon={IconLayoutKanban} />
          <StatTile label={t('home.rating')} icon={IconStar} />
          <StatTile label={t('home.views')} icon={IconEye} />
          <StatTile label={t('home.growth')} icon={IconTrendingUp} />
        </SimpleGrid>
        <Group justify="space-between">
          <Title order={2}>{t('home.projects')}</Title>
          <LinkButton to={path('/projects')} variant="default" size="sm">
            {t('home.allProjects')}
          </LinkButton>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {statuses.map((status) => (
            <Card key={status} padding="lg" component="section">
              <Title order={3} mb="xs">
                {t(`home.statuses.${status}`)}
              </Title>
              <Text c="dimmed">{t('home.noProjects')}</Text>
            </Card>
          ))}
        </SimpleGrid>
      </Stack>
    </>
  )
}
