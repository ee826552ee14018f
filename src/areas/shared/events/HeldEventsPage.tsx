import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  heldEventsQuery,
  maxHeldEvents,
  shows,
} from '../../../features/community/events/api/get-held-events.ts'
import { StatusBadge } from '../../../features/community/events/components/StatusBadge.tsx'
import type { HeldEvent } from '../../../features/community/events/model.ts'
import { useOrganizer } from '../../../features/community/events/use-organizer.ts'
import { usePeople } from '../../../features/community/events/use-people.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { formatMomentThere } from '../../../lib/moments.ts'
import { oneOf } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { LoadState } from '../../../ui/LoadState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ResponsiveTable } from '../../../ui/ResponsiveTable.tsx'

const params = { show: oneOf(shows, 'upcoming') }

/** The events of a company or school, and a way to create one. */
export function HeldEventsPage() {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const { values, set } = useUrlState(params)
  const { show } = values
  const { organization, isLoaded, ...mine } = useOrganizer()
  const query = useQuery(heldEventsQuery(organization?.id ?? '', show))
  const { data } = query
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
        actions={(organization || (!isLoaded && !mine.error)) && begin}
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
        {(organization || (!isLoaded && !mine.error)) && (
          <SegmentedControl
            aria-label={t('organizer.show')}
            value={show}
            onChange={(next) => set({ show: next })}
            data={shows.map((value) => ({ value, label: t(`organizer.shows.${value}`) }))}
            style={{ alignSelf: 'flex-start' }}
          />
        )}
        {!mine.error && (organization || !isLoaded) && <LoadState query={query} />}
        {data?.length === 0 && (
          <EmptyState title={t(`organizer.empty.${show}`)} text={t('organizer.emptyText')} action={begin} />
        )}
        {data && data.length > 0 && <EventsTable events={data} />}
        {data?.length === maxHeldEvents && <Text c="dimmed">{t('organizer.older')}</Text>}
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
