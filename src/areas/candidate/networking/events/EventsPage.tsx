import { Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CalendarLink } from '../../../../features/account/calendar-feed/components/CalendarLink.tsx'
import { eventsPageSize, eventsQuery } from '../../../../features/community/events/api/find-events.ts'
import { EventCard } from '../../../../features/community/events/components/EventCard.tsx'
import { EventFilters } from '../../../../features/community/events/components/EventFilters.tsx'
import { useEventFilter } from '../../../../features/community/events/use-event-filter.ts'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import cards from '../../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { Drawing } from '../../../../ui/Drawing.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { ListView } from '../../../../ui/ListView.tsx'

/** Events of schools and companies, soonest first. */
export function EventsPage() {
  const { t } = useTranslation('events')
  const filter = useEventFilter()
  const query = useQuery(eventsQuery(filter.wanted))
  const { data } = query
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={2}>{t(filter.wanted.isMine ? 'browse.mine' : 'browse.title')}</Title>
        <CalendarLink />
      </Group>
      <EventFilters filter={filter} found={data} />
      <ListView
        query={query}
        rows={data?.events}
        list={filter}
        skeleton={<CardsSkeleton tiles={3} rows={0} />}
        empty={<NoEvents isMine={filter.wanted.isMine} />}
        noMatch={{ title: t('browse.nothing'), text: t('browse.nothingText') }}
        pages={{ label: t('browse.pages'), total: Math.ceil((data?.total ?? 0) / eventsPageSize) }}
      >
        {(events) => (
          <ul className={cards.cards}>
            {events.map((event) => (
              <li key={event.id}>
                <EventCard event={event} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </Stack>
  )
}

/** Why there is nothing yet, and what to do about it. */
function NoEvents({ isMine }: { isMine: boolean }) {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  if (isMine) {
    const all = <LinkButton to={path('/networking/events')}>{t('browse.all')}</LinkButton>
    return (
      <EmptyState
        drawing={<Drawing of="events" />}
        title={t('browse.noMine')}
        text={t('browse.noMineText')}
        action={all}
      />
    )
  }
  const talks = <LinkButton to={path('/networking/talks')}>{t('browse.toTalks')}</LinkButton>
  return (
    <EmptyState
      drawing={<Drawing of="events" />}
      title={t('browse.none')}
      text={t('browse.noneText')}
      action={talks}
    />
  )
}
