import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { openingAnalyticsQuery } from '../../../features/hiring/opening-analytics/api/get-opening-analytics.ts'
import { OpeningFigures } from '../../../features/hiring/opening-analytics/components/OpeningFigures.tsx'
import { useAnalyticsFilter } from '../../../features/hiring/opening-analytics/use-analytics-filter.ts'
import { useHiringOrganization } from '../../../features/hiring/opening-editor/use-hiring-organization.ts'
import { toAppError } from '../../../lib/errors.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/** The analytics of one opening, or of all of the organization. */
export function OpeningAnalyticsPage() {
  const { t } = useTranslation('openingAnalytics')
  const path = useAreaPath()
  const { openingId } = useParams()
  const { filter } = useAnalyticsFilter()
  const { organization, isLoaded, error: unknown, refetch: reload } = useHiringOrganization()
  const { data, error, refetch } = useQuery(openingAnalyticsQuery(organization?.id, openingId, filter))
  const failure = error ?? unknown
  const code = failure && toAppError(failure).code
  return (
    <>
      <PageHeader
        title={data?.title && openingId ? t('titleOf', { title: data.title }) : t('title')}
        description={t(openingId ? 'descriptionOf' : 'description')}
        back={{ to: path('/openings'), label: t('back') }}
      />
      {code === 'opening_gone' || code === '22P02' ? (
        <EmptyState
          title={t('gone')}
          text={t('goneText')}
          action={<LinkButton to={path('/openings/analytics')}>{t('allOpenings')}</LinkButton>}
        />
      ) : isLoaded && (!organization || code === 'hiring_required') ? (
        <EmptyState title={t('recruitersOnly')} text={t('recruitersOnlyText')} />
      ) : failure && !data ? (
        <LoadFailure error={failure} onRetry={error ? refetch : reload} />
      ) : data ? (
        <OpeningFigures figures={data} openingId={openingId} />
      ) : (
        <CardsSkeleton tiles={1} />
      )}
    </>
  )
}
