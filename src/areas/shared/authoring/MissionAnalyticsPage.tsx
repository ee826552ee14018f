import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { missionAnalyticsQuery } from '../../../features/missions/mission-analytics/api/get-mission-analytics.ts'
import { AnalyticsFigures } from '../../../features/missions/mission-analytics/components/AnalyticsFigures.tsx'
import { useAnalyticsFilter } from '../../../features/missions/mission-analytics/use-analytics-filter.ts'
import { toAppError } from '../../../lib/errors.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function MissionAnalyticsPage() {
  const { t } = useTranslation('missionAnalytics')
  const { t: tCommon } = useTranslation()
  const { missionId = '' } = useParams()
  const path = useAreaPath()
  const { version, weeks } = useAnalyticsFilter()
  const { data, error, refetch } = useQuery(missionAnalyticsQuery(missionId, version, weeks))
  const isMissing = error && ['mission_not_found', '22P02'].includes(toAppError(error).code)
  return (
    <>
      <PageHeader
        title={data ? data.title : t('title')}
        back={{ to: path('missions'), label: t('back') }}
        description={t('description')}
        actions={
          data && (
            <LinkButton
              to={path(`missions/${missionId}`)}
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {t('edit')}
            </LinkButton>
          )
        }
      />
      {isMissing && !data && (
        <EmptyState
          title={t('title')}
          text={tCommon('errors.mission_not_found')}
          action={<LinkButton to={path('missions')}>{t('back')}</LinkButton>}
        />
      )}
      {error && !isMissing && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={2} rows={3} />}
      {data && <AnalyticsFigures missionId={missionId} figures={data} />}
    </>
  )
}
