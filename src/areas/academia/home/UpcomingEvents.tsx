import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { formatMomentThere } from '../../../lib/moments.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import type { SchoolHome } from './api/answers.ts'
import classes from './UpcomingEvents.module.css'

export function UpcomingEvents({ events }: { events: SchoolHome['events'] | undefined }) {
  const { t } = useTranslation('academia')
  const path = useAreaPath()
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          {t('home.events')}
        </Title>
        {!events && <Skeleton height={66} />}
        {events?.length === 0 && <Text c="dimmed">{t('home.noEvents')}</Text>}
        <ul className={classes.list}>
          {events?.map((event) => (
            <li key={event.id}>
              <Link to={path(`/events/${event.id}`)}>
                <strong>{event.title}</strong>
                <Text size="sm" c="dimmed">
                  {formatMomentThere(event.starts_at, event.time_zone)} ·{' '}
                  {t('home.registered', { count: event.taken })}
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
