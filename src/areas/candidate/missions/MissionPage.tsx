import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ReportButton } from '../../../features/account/reports/components/ReportButton.tsx'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { listingQuery } from '../../../features/missions/catalog/api/get-listing.ts'
import { similarQuery } from '../../../features/missions/catalog/api/get-similar.ts'
import { InvitationNotice } from '../../../features/missions/catalog/components/InvitationNotice.tsx'
import { MissionActions } from '../../../features/missions/catalog/components/MissionActions.tsx'
import { MissionCards } from '../../../features/missions/catalog/components/MissionCards.tsx'
import { MissionDetails } from '../../../features/missions/catalog/components/MissionDetails.tsx'
import { type Listing, listingIn } from '../../../features/missions/catalog/model.ts'
import { useRecordView } from '../../../features/missions/mission-analytics/api/record-view.ts'
import { ByOrganization } from '../../../features/missions/missions/components/ByOrganization.tsx'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../../ui/Drawing.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export function MissionPage() {
  const { t, i18n } = useTranslation('catalog')
  const { missionId = '' } = useParams()
  const path = useAreaPath()
  const { data: stored, error, refetch, isFetching } = useQuery(listingQuery(missionId))
  useRecordView({ missionId: stored?.mission_id })
  if (error && !stored) return <LoadFailure error={error} onRetry={refetch} />
  if (stored === undefined || (stored === null && isFetching)) return <CardsSkeleton tiles={1} rows={4} />
  if (stored === null) {
    const all = <LinkButton to={path('/missions')}>{t('mission.browse')}</LinkButton>
    return (
      <>
        <PageHeader title={t('mission.gone')} />
        <EmptyState
          drawing={<Drawing of="missions" />}
          title={t('mission.gone')}
          text={`${t('mission.goneText')} ${t('mission.wrongAddress')}`}
          action={all}
        />
      </>
    )
  }
  const listing = listingIn(stored, i18n.language)
  return (
    <>
      <PageHeader
        title={listing.title}
        titleLang={listing.language}
        description={<ByOrganization id={listing.organization_id} name={listing.organization_name} />}
        back={{ to: path('/missions'), label: t('mission.back') }}
      />
      <InvitationNotice listing={listing} />
      <MissionDetails listing={listing} actions={<MissionActions listing={listing} />} />
      <ReportButton kind="mission" id={listing.mission_id} />
      <Similar listing={listing} />
    </>
  )
}

function Similar({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog')
  const { data = [] } = useQuery(similarQuery(listing))
  if (data.length === 0) return null
  return (
    <section>
      <Title order={2} mt="xl" mb="md">
        {t('mission.similar')}
      </Title>
      <MissionCards listings={data} mySkills={[]} level={3} />
    </section>
  )
}
