import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { upcomingEventsQuery } from '../../features/events/api/get-upcoming-events.ts'
import { useAreaPath } from '../../features/session/area-base.ts'
import { formatMoment } from '../../lib/moments.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import classes from './UpcomingEvents.module.css'

/** The next events of the institution. */
export function UpcomingEvents() {
  const { t } = useTranslation('academia')
  const path = useAreaPath()
  const { data, error, refetch } = useQuery(upcomingEventsQuery())
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t('home.events')}
        </Title>
        {error && !data && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={66} />}
        {data?.length === 0 && <Text c="dimmed">{t('home.noEvents')}</Text>}
        <ul className={classes.list}>
          {data?.map((event) => (
            <li key={event.id}>
              <Link to={path(`/events/${event.id}`)}>
                <strong>{event.title}</strong>
                <Text size="sm" c="dimmed">
                  {formatMoment(event.starts_at)} · {t('home.registered', { count: event.taken })}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
        <LinkButton to={path('/events/new')} variant="default" style={{ alignSelf: 'flex-start' }}>
          {t('home.planEvent')}
        </LinkButton>
      </Stack>
    </Card>
  )
}
