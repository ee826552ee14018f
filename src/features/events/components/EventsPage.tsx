import { Button, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import cards from '../../../ui/Cards.module.css'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Pages } from '../../../ui/Pages.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { eventsPageSize, eventsQuery } from '../api/find-events.ts'
import { type EventFilterState, useEventFilter } from '../use-event-filter.ts'
import { EventCard } from './EventCard.tsx'
import { EventFilters } from './EventFilters.tsx'

/** Events of schools and companies, soonest first. */
export function EventsPage() {
  const { t } = useTranslation('events')
  const filter = useEventFilter()
  const { data, error, refetch } = useQuery(eventsQuery(filter.values))
  return (
    <Stack gap="md">
      <Title order={2}>{t(filter.values.isMine ? 'browse.mine' : 'browse.title')}</Title>
      <EventFilters filter={filter} found={data} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <CardsSkeleton tiles={3} rows={0} />}
      {data?.events.length === 0 && <NoEvents filter={filter} />}
      {data && data.events.length > 0 && (
        <ul className={cards.cards}>
          {data.events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} />
            </li>
          ))}
        </ul>
      )}
      <Pages
        label={t('browse.pages')}
        total={Math.ceil((data?.total ?? 0) / eventsPageSize)}
        page={filter.page}
        onChange={filter.turnTo}
      />
    </Stack>
  )
}

/** Why nothing is shown, and what to do about it. */
function NoEvents({ filter }: { filter: EventFilterState }) {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  if (filter.isFiltered) {
    const clear = <Button onClick={filter.reset}>{t('browse.clear')}</Button>
    return <EmptyState title={t('browse.nothing')} text={t('browse.nothingText')} action={clear} />
  }
  if (filter.values.isMine) {
    const all = <LinkButton to={path('/networking/events')}>{t('browse.all')}</LinkButton>
    return <EmptyState title={t('browse.noMine')} text={t('browse.noMineText')} action={all} />
  }
  const talks = <LinkButton to={path('/networking/talks')}>{t('browse.toTalks')}</LinkButton>
  return <EmptyState title={t('browse.none')} text={t('browse.noneText')} action={talks} />
}
