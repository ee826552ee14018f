import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMomentThere } from '../../../lib/moments.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'
import { useListParams } from '../../../ui/use-list-params.ts'
import { useAreaPath } from '../../session/area-base.ts'
import { heldEventsQuery, mostHeldEvents, shows } from '../api/get-held-events.ts'
import type { HeldEvent } from '../model.ts'
import { useOrganizer } from '../use-organizer.ts'
import { usePeople } from '../use-people.ts'
import { StatusBadge } from './StatusBadge.tsx'

/** The events of a company or school, and a way to create one. */
export function HeldEventsPage() {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const list = useListParams(shows)
  const show = list.show ?? 'upcoming'
  const { organization, isLoaded, ...mine } = useOrganizer()
  const { data, error, refetch } = useQuery(heldEventsQuery(organization?.id ?? '', show))
  const begin = (
    <LinkButton to={path('/events/new')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('organizer.new')}
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title={t('organizer.title')}
        description={t('organizer.description')}
        actions={organization && begin}
      />
      <Stack gap="lg">
        {mine.error && !isLoaded && <LoadFailure error={mine.error} onRetry={mine.refetch} />}
        {isLoaded && !organization && (
          <EmptyState
            title={t('organizer.noOrganization')}
            text={t('organizer.noOrganizationText')}
            action={<LinkButton to={path('/')}>{t('organizer.toHome')}</LinkButton>}
          />
        )}
        {organization && (
          <SegmentedControl
            aria-label={t('organizer.show')}
            value={show}
            onChange={(next) => list.set({ show: next === 'upcoming' ? '' : next })}
            data={shows.map((value) => ({ value, label: t(`organizer.shows.${value}`) }))}
            style={{ alignSelf: 'flex-start' }}
          />
        )}
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && !mine.error && (organization || !isLoaded) && <CardsSkeleton tiles={1} />}
        {data?.length === 0 && (
          <EmptyState title={t(`organizer.empty.${show}`)} text={t('organizer.emptyText')} action={begin} />
        )}
        {data && data.length > 0 && <EventsTable events={data} />}
        {data?.length === mostHeldEvents && <Text c="dimmed">{t('organizer.older')}</Text>}
      </Stack>
    </>
  )
}

function EventsTable({ events }: { events: HeldEvent[] }) {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const peopleOf = usePeople()
  return (
    <ResponsiveTable
      caption={t('organizer.title')}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t('organizer.table.event'),
          cell: (event) => (
            <>
              <Anchor component={Link} to={path(`/events/${event.id}`)} fw={600}>
                {event.title}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`kinds.${event.kind}`)} · {event.is_online ? t('online') : event.place || t('onSite')}
              </Text>
            </>
          ),
        },
        {
          header: t('organizer.table.when'),
          cell: ({ starts_at, time_zone }) => formatMomentThere(starts_at, time_zone),
        },
        { header: t('organizer.table.people'), cell: peopleOf },
        {
          header: t('attendees.status'),
          cell: (event) => <StatusBadge event={event} />,
        },
      ]}
    />
  )
}
