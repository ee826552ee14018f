import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Funnel } from '../../analytics/components/Funnel.tsx'
import type { MyOrganization } from '../../organizations/api/get-my-organizations.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { companyAnalyticsQuery } from '../api/get-company-analytics.ts'
import { stages } from '../model.ts'
import { useCompanyCut } from '../use-company-cut.ts'
import { CutFilters } from './CutFilters.tsx'
import { MissionsFigure } from './MissionsFigure.tsx'
import { SkillsFigure } from './SkillsFigure.tsx'
import { StepsFigure } from './StepsFigure.tsx'
import { ViewsFigure } from './ViewsFigure.tsx'

/** From the first view of a mission to the contact, for all missions of an organization. */
export function CompanyFigures({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('companyAnalytics')
  const path = useAreaPath()
  const { cut } = useCompanyCut()
  const { data: figures, error, refetch } = useQuery(companyAnalyticsQuery(organization.id, cut))
  if (error && !figures) return <LoadFailure error={error} onRetry={refetch} />
  if (!figures) return <CardsSkeleton tiles={1} />
  const fileName = (title: string) => `${organization.name} – ${title}`
  return (
    <Stack gap="lg">
      {figures.missions.length === 0 ? (
        <>
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={path('/missions')}>{t('toMissions')}</LinkButton>}
          />
          <ViewsFigure figures={figures} fileName={fileName} />
        </>
      ) : (
        <>
          <CutFilters figures={figures} />
          {figures.funnel.started === null && (
            <Alert icon={<IconShieldLock />} title={t('tooFew')}>
              {t('tooFewText')}
            </Alert>
          )}
          <Funnel
            title={t('funnel.title')}
            summary={t('funnel.summary')}
            stages={stages.map((stage) => ({ label: t(`stages.${stage}`), count: figures.funnel[stage] }))}
            fileName={fileName(t('funnel.title'))}
          />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <StepsFigure figures={figures} fileName={fileName} />
            <ViewsFigure figures={figures} fileName={fileName} />
          </SimpleGrid>
          <MissionsFigure figures={figures} fileName={fileName} />
          <SkillsFigure figures={figures} fileName={fileName} />
        </>
      )}
      <Text size="sm" c="dimmed" maw="80ch">
        {t('fives')}
      </Text>
    </Stack>
  )
}
