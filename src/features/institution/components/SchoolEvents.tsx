import { Card, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import cards from '../../../ui/Cards.module.css'
import { DateBlock } from '../../events/components/DateBlock.tsx'
import dated from '../../events/components/Events.module.css'
import { EventWhen } from '../../events/components/EventWhen.tsx'
import type { EventCardData } from '../../events/model.ts'
import classes from './SchoolPresentation.module.css'

/** A school's next events, linked to their public pages. */
export function SchoolEvents({ events, level }: { events: EventCardData[]; level: 3 | 4 }) {
  const { t } = useTranslation('events')
  return (
    <ul className={classes.events}>
      {events.map((event) => (
        <li key={event.id}>
          <Card padding="lg" className={cards.card}>
            <div className={dated.dated}>
              <DateBlock moment={event.starts_at} zone={event.time_zone} />
              <div className={dated.body}>
                <Title order={level} className={cards.title}>
                  <Link to={paths.event(event.id)}>{event.title}</Link>
                </Title>
                <EventWhen event={event} />
                <Text size="sm">{event.is_online ? t('online') : event.place}</Text>
              </div>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
