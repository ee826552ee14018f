import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { ReportButton } from '../../features/account/reports/components/ReportButton.tsx'
import type { EventPageData } from '../../features/community/events/api/answers.ts'
import { eventQuery } from '../../features/community/events/api/get-event.ts'
import { EventDetails } from '../../features/community/events/components/EventDetails.tsx'
import { isToCome } from '../../features/community/events/model.ts'
import { useMe } from '../../features/core/session/use-me.ts'
import { below, paths } from '../../lib/paths.ts'
import { CardsSkeleton } from '../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { SiteFooter } from '../../ui/SiteFooter.tsx'
import { SwitchedOff } from '../../ui/SwitchedOff.tsx'
import { useDescription } from '../../ui/use-description.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { usePlatform } from '../../ui/use-platform.ts'
import { PublicHeader } from './PublicHeader.tsx'
import classes from './PublicMissionPage.module.css'

/** An event, for anyone who has its address; registering goes through sign-in and back. */
export function PublicEventPage() {
  const { eventId = '' } = useParams()
  const query = useQuery(eventQuery(eventId))
  const { data: event } = query
  const isOff = usePlatform().off.includes('events')
  return (
    <>
      <PublicHeader />
      <main className={classes.main}>
        <LoadState query={query} skeleton={<CardsSkeleton tiles={1} rows={3} />} />
        {isOff && <SwitchedOff home={paths.home} />}
        {event === null && !isOff && <GoneEvent />}
        {event && <PublicEvent event={event} />}
      </main>
      <SiteFooter />
    </>
  )
}

function GoneEvent() {
  const { t } = useTranslation('events')
  useDocumentTitle(t('page.gone'))
  return (
    <EmptyState
      title={t('page.gone')}
      text={t('page.goneText')}
      action={<LinkButton to={paths.home}>{t('page.home')}</LinkButton>}
    />
  )
}

function PublicEvent({ event }: { event: EventPageData }) {
  const { t } = useTranslation('events')
  useDocumentTitle(`${event.title} · ${event.organization}`)
  useDescription(`${t(`kinds.${event.kind}`)} · ${event.organization} · ${event.title}`)
  return (
    <>
      <Stack gap={6} mb="xl" mt="md">
        <Title order={1} fz="2.25rem" maw="28ch">
          {event.title}
        </Title>
        <Text c="dimmed" size="lg">
          {t('by', { name: event.organization })}
        </Text>
      </Stack>
      <EventDetails event={event} actions={isToCome(event) && <Doors eventId={event.id} />} />
      <ReportButton kind="event" id={event.id} />
    </>
  )
}

/** Ways in, all leading to the event inside the person's own area. */
function Doors({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events')
  const state = useMe()
  const from = { ...useLocation(), pathname: below(paths.dashboard, `/networking/events/${eventId}`) }
  if (state.status === 'loading') return null
  if (state.status === 'ready' && !state.me.hasRole('candidate')) {
    return <Text c="dimmed">{t('page.candidatesOnly')}</Text>
  }
  if (state.status === 'ready') {
    return (
      <LinkButton to={from.pathname} size="md">
        {t('page.register')}
      </LinkButton>
    )
  }
  return (
    <Stack gap="sm">
      <LinkButton to={paths.signUp} state={{ from }} size="md">
        {t('page.signUp')}
      </LinkButton>
      <LinkButton to={paths.auth} state={{ from }} variant="default" size="md">
        {t('page.signIn')}
      </LinkButton>
    </Stack>
  )
}
