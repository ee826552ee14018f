import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import cards from '../../../../ui/Cards.module.css'
import { DetailLink } from '../../../../ui/DetailLink.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { EventCardData } from '../api/answers.ts'
import { isToCome } from '../model.ts'
import { usePlaces } from '../use-places.ts'
import { DatedCard } from './DatedCard.tsx'
import { EventBadges } from './EventBadges.tsx'
import { EventWhen } from './EventWhen.tsx'

export function EventCard({ event }: { event: EventCardData }) {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const placesOf = usePlaces()
  return (
    <DatedCard event={event}>
      <Title order={3} className={cards.title}>
        <DetailLink to={path(`/networking/events/${event.id}`)}>{event.title}</DetailLink>
      </Title>
      <Text size="sm" c="dimmed">
        {t('by', { name: event.organization })}
      </Text>
      <EventBadges event={event} />
      <EventWhen event={event} />
      {!event.is_online && <Text size="sm">{event.place}</Text>}
      {isToCome(event) && (
        <Text size="sm" c="dimmed">
          {placesOf(event)}
        </Text>
      )}
    </DatedCard>
  )
}
