import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inLanguage } from '../../../../lib/in-language.ts'
import { Funnel } from '../../../../ui/analytics/Funnel.tsx'
import { withUniqueLabels } from '../../../../ui/analytics/groups.ts'
import { momentsOf } from '../../../../ui/analytics/moments.ts'
import { TimeFigure } from '../../../../ui/analytics/TimeFigure.tsx'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import { companyAnalyticsQuery } from '../api/get-company-analytics.ts'
import { stages } from '../model.ts'
import { useAnalyticsFilter } from '../use-analytics-filter.ts'
import { CompanyFilters } from './CompanyFilters.tsx'
import { StagesFigure } from './StagesFigure.tsx'

/** From the first view of a mission to the contact, for all missions of an organization. */
export function CompanyFigures({ organization }: { organization: MyOrganization }) {
  const { t } = useTranslation('companyAnalytics')
  const path = useAreaPath()
  const { filter } = useAnalyticsFilter()
  const { data: figures, error, refetch } = useQuery(companyAnalyticsQuery(organization.id, filter))
  if (error && !figures) return <LoadFailure error={error} onRetry={refetch} />
  if (!figures) return <CardsSkeleton tiles={1} />
  const fileName = (title: string) => `${organization.name} – ${title}`
  const time = { unit: filter.unit, moments: momentsOf(figures, filter.unit) }
  const views = (
    <TimeFigure
      title={t(`views.${filter.unit}`)}
      summary={t('views.summary')}
      lines={(['page', 'viewed'] as const).map((key) => ({ key, label: t(`views.of.${key}`) }))}
      fileName={fileName(t(`views.${filter.unit}`))}
      {...time}
    />
  )
  return (
    <Stack gap="lg">
      {figures.missions.length === 0 ? (
        <>
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<LinkButton to={path('/missions')}>{t('toMissions')}</LinkButton>}
          />
          {views}
        </>
      ) : (
        <>
          <CompanyFilters figures={figures} />
          {figures.funnel.started === null && (
            <Alert icon={<IconShieldLock />} title={t('tooFew')}>
              {t('tooFewText')}
            </Alert>
          )}
          <Funnel
            title={t('funnel.title')}
            summary={t('funnel.summary')}
            stages={stages.map((key) => ({ key, label: t(`stages.${key}`), count: figures.funnel[key] }))}
            fileName={fileName(t('funnel.title'))}
          />
          <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
            <TimeFigure
              title={t(`steps.${filter.unit}`)}
              summary={t('steps.summary')}
              lines={stages.slice(1).map((key) => ({ key, label: t(`stages.${key}`) }))}
              fileName={fileName(t(`steps.${filter.unit}`))}
              {...time}
            />
            {views}
          </SimpleGrid>
          <StagesFigure
            name="missions"
            axis={t('mission')}
            rows={withUniqueLabels(figures.missions)}
            fileName={fileName}
          />
          <StagesFigure
            name="skills"
            axis={t('skill')}
            rows={figures.skills.map((row) => ({ ...row, label: inLanguage(row, 'name') }))}
            fileName={fileName}
          />
        </>
      )}
      <Text size="sm" c="dimmed" maw="80ch">
        {t('fives')}
      </Text>
    </Stack>
  )
}
