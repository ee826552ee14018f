import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import cards from '../../../../ui/Cards.module.css'
import type { EventCardData } from '../../../community/events/api/answers.ts'
import { DatedCard } from '../../../community/events/components/DatedCard.tsx'
import { EventWhen } from '../../../community/events/components/EventWhen.tsx'
import classes from './SchoolPresentation.module.css'

/** A school's next events, linked to their public pages. */
export function SchoolEvents({ events, level }: { events: EventCardData[]; level: 3 | 4 }) {
  const { t } = useTranslation('events')
  return (
    <ul className={classes.events}>
      {events.map((event) => (
        <li key={event.id}>
          <DatedCard event={event}>
            <Title order={level} className={cards.title}>
              <Link to={paths.event(event.id)}>{event.title}</Link>
            </Title>
            <EventWhen event={event} />
            <Text size="sm">{event.is_online ? t('online') : event.place}</Text>
          </DatedCard>
        </li>
      ))}
    </ul>
  )
}
