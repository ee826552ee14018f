import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { ReportButton } from '../../features/account/reports/components/ReportButton.tsx'
import { useMe } from '../../features/core/session/use-me.ts'
import { listingQuery } from '../../features/missions/catalog/api/get-listing.ts'
import { MissionDetails } from '../../features/missions/catalog/components/MissionDetails.tsx'
import { RelatedMissions } from '../../features/missions/catalog/components/RelatedMissions.tsx'
import { type Listing, listingIn } from '../../features/missions/catalog/model.ts'
import { useRecordView } from '../../features/missions/mission-analytics/api/record-view.ts'
import { signInPath } from '../../lib/next-path.ts'
import { below, paths } from '../../lib/paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** A mission, for anyone who has its address; starting it goes through sign-up and back. */
export function PublicMissionPage() {
  const { missionId = '' } = useParams()
  const query = useQuery(listingQuery(missionId))
  // Rendered in small slices so the page stays responsive.
  const listing = useDeferredValue(query.data)
  return (
    <>
      <PublicHeader next={inWorkspace(missionId)} />
      <main className={classes.main}>
        <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={4} />} />
        {listing === null && <GoneMission missionId={missionId} />}
        {listing && <PublicMission listing={listing} />}
      </main>
      <SiteFooter />
    </>
  )
}

function GoneMission({ missionId }: { missionId: string }) {
  const { t } = useTranslation('catalog')
  useDocumentTitle(t('mission.gone'))
  return (
    <>
      <EmptyState
        title={t('mission.gone')}
        text={t('mission.goneText')}
        action={<LinkButton to={paths.missions}>{t('mission.browse')}</LinkButton>}
      />
      <Stack align="center" gap="sm">
        <Title order={2} fz="md">
          {t('mission.invitedTitle')}
        </Title>
        <Text ta="center">{t('mission.invitedText')}</Text>
        <Group justify="center">
          <Doors missionId={missionId} />
        </Group>
      </Stack>
    </>
  )
}

function PublicMission({ listing: stored }: { listing: Listing }) {
  const { t, i18n } = useTranslation(['catalog', 'missions'])
  const listing = listingIn(stored, i18n.language)
  useDocumentTitle(`${listing.title} · ${listing.organization_name}`)
  useDescription(listing.summary)
  useRecordView({ missionId: listing.mission_id })
  return (
    <>
      <Breadcrumbs
        above={[
          { to: paths.missions, label: t('title') },
          {
            to: `${paths.missions}?category=${listing.category}`,
            label: t(`missions:categories.${listing.category}`),
          },
        ]}
        page={listing.title}
        lang={listing.language}
      />
      <Stack gap={6} mb="xl" mt="md">
        <Title order={1} fz="2.25rem" maw="24ch" lang={listing.language}>
          {listing.title}
        </Title>
        <Text c="dimmed" size="lg">
          {t('mission.by', { company: listing.organization_name })}
        </Text>
        <ShareButton path={paths.mission(listing.mission_id)} title={listing.title} />
      </Stack>
      <MissionDetails listing={listing} actions={<Doors missionId={listing.mission_id} />} />
      <ReportButton kind="mission" id={listing.mission_id} />
      <RelatedMissions listing={listing} />
    </>
  )
}

/** The mission inside the person's own area, ready to start. */
const inWorkspace = (missionId: string) => below(paths.dashboard, `/missions/${missionId}`)

/** Ways in, both leading back to the mission inside the person's own area. */
function Doors({ missionId }: { missionId: string }) {
  const { t } = useTranslation('catalog')
  const state = useMe()
  const { search } = useLocation()
  const next = `${inWorkspace(missionId)}${search}`
  if (state.status === 'loading') return null
  if (state.status === 'ready' && !state.me.hasRole('candidate')) {
    return <Text>{t('mission.candidatesOnly')}</Text>
  }
  if (state.status === 'ready') {
    return (
      <LinkButton to={inWorkspace(missionId)} size="md">
        {t('mission.toPlay')}
      </LinkButton>
    )
  }
  return (
    <>
      <LinkButton to={signInPath(paths.signUp, next)} size="md">
        {t('mission.signUp')}
      </LinkButton>
      <LinkButton to={signInPath(paths.auth, next)} variant="default" size="md">
        {t('mission.signIn')}
      </LinkButton>
      <Text size="sm" c="dimmed">
        {t('mission.freeNote')}
      </Text>
    </>
  )
}
