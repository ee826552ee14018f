import { Alert, Anchor, Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import columns from '../../../../ui/Columns.module.css'
import { Fact, Facts } from '../../../../ui/Facts.tsx'
import { Markdown } from '../../../../ui/Markdown.tsx'
import type { EventPageData } from '../api/answers.ts'
import { isOver, isToCome } from '../model.ts'
import { usePeople } from '../use-people.ts'
import { usePlaces } from '../use-places.ts'
import { EventBadges } from './EventBadges.tsx'
import classes from './Events.module.css'
import { EventWhen } from './EventWhen.tsx'

interface Props {
  event: EventPageData
  /** What the viewer can do about it. */
  actions: ReactNode
  /** For the organizers. */
  isOwn?: boolean
}

/** Everything about an event, for the internal and the public page. */
export function EventDetails({ event, actions, isOwn = false }: Props) {
  const { t } = useTranslation('events')
  const placesOf = usePlaces()
  const peopleOf = usePeople()
  const { organization, organization_slug, join_url, mine } = event
  const isPast = isOver(event)
  const hostPath = event.organization_kind === 'academia' ? paths.school : paths.company
  return (
    <div className={columns.columns}>
      <Card padding="lg" component="section" aria-labelledby="event-description">
        <Stack gap="md">
          <EventBadges event={event} isBare={isOwn} />
          <Title order={2} id="event-description">
            {t(isPast ? 'page.about' : isOwn ? 'editor.description' : 'page.description')}
          </Title>
          <Markdown>{event.description}</Markdown>
        </Stack>
      </Card>
      <Card padding="lg" component="aside" className={classes.aside}>
        <Stack gap="md">
          {event.status === 'cancelled' && (
            <Alert color="red">{t('page.cancelled', { reason: event.cancel_reason })}</Alert>
          )}
          <Facts>
            <Fact label={t('page.when')}>
              <EventWhen event={event} />
            </Fact>
            <Fact label={t('page.where')}>
              {event.is_online ? t('online') : event.place}
              {event.is_online && !isPast && (
                <Text size="sm" c="dimmed">
                  {join_url ? (
                    <Anchor href={join_url} target="_blank" rel="noopener noreferrer">
                      {t('page.join')}
                    </Anchor>
                  ) : (
                    event.status === 'published' &&
                    t(mine === 'waiting' ? 'page.joinWaiting' : 'page.joinLater')
                  )}
                </Text>
              )}
            </Fact>
            <Fact label={t('page.who')}>
              <Anchor component={Link} to={hostPath(organization_slug)}>
                {organization}
              </Anchor>
            </Fact>
            <Fact label={t('page.language')}>{t(`languages.${event.language}`)}</Fact>
            {(isOwn || event.audience !== 'everyone') && (
              <Fact label={t('audience.label')}>{t(`audience.${event.audience}`)}</Fact>
            )}
            {isOwn ? (
              <Fact label={t('page.places')}>{peopleOf(event)}</Fact>
            ) : (
              isToCome(event) && <Fact label={t('page.places')}>{placesOf(event)}</Fact>
            )}
          </Facts>
          {actions}
        </Stack>
      </Card>
    </div>
  )
}
