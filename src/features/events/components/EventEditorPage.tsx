import { Badge, Group, Stack } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useAreaPath } from '../../session/area-base.ts'
import { heldEventQuery } from '../api/get-held-event.ts'
import { doorsOpenAt, type HeldEvent } from '../model.ts'
import { useOrganizer } from '../use-organizer.ts'
import { Attendees } from './Attendees.tsx'
import { Door } from './Door.tsx'
import { EvaluationCard } from './EvaluationCard.tsx'
import { EventForm } from './EventForm.tsx'

/** What matters now comes first: the form before it begins, who is there and how it was from then on. */
function EventParts({ organizationId, event }: { organizationId: string; event: HeldEvent | undefined }) {
  const form = <EventForm organizationId={organizationId} event={event} />
  if (!event || event.status === 'draft') return form
  const hasBegun = event.status === 'published' && Date.parse(event.starts_at) < Date.now()
  return (
    <Stack gap="lg">
      {event.status === 'published' && isAtTheDoor(event) && <Door eventId={event.id} />}
      {!hasBegun && form}
      {event.status === 'published' && Date.parse(event.ends_at) < Date.now() && (
        <EvaluationCard eventId={event.id} />
      )}
      <Attendees event={event} />
      {hasBegun && form}
    </Stack>
  )
}

/** From the opening of the doors until a day after the end; the list stays open for longer. */
const isAtTheDoor = (event: HeldEvent) =>
  doorsOpenAt(event) <= Date.now() && Date.now() < Date.parse(event.ends_at) + 86_400_000

/** A new event, or one of the own organization: its form, and who comes. */
export function EventEditorPage() {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const { eventId } = useParams()
  const { organization, isLoaded, ...mine } = useOrganizer()
  const event = useQuery({ ...heldEventQuery(eventId ?? ''), enabled: eventId !== undefined })
  const error = mine.error ?? event.error
  const isReady = isLoaded && (eventId === undefined || event.data !== undefined)
  const isGone = isReady && (!organization || event.data === null)
  return (
    <>
      <PageHeader
        title={event.data?.title ?? t(eventId ? 'organizer.title' : 'editor.new')}
        actions={
          <Group gap="sm">
            {event.data && (
              <Badge variant="light" color="gray">
                {t(`organizer.status.${event.data.status}`)}
              </Badge>
            )}
            {event.data && event.data.status !== 'draft' && (
              <LinkButton
                to={paths.event(event.data.id)}
                variant="default"
                leftSection={<IconExternalLink size={18} aria-hidden />}
              >
                {t('editor.publicPage')}
              </LinkButton>
            )}
            <LinkButton
              to={path('/events')}
              variant="subtle"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
            >
              {t('editor.back')}
            </LinkButton>
          </Group>
        }
      />
      {!isReady && error && <LoadFailure error={error} onRetry={mine.error ? mine.refetch : event.refetch} />}
      {!isReady && !error && <CardsSkeleton tiles={1} />}
      {isGone && (
        <EmptyState
          title={t(organization ? 'editor.gone' : 'organizer.noOrganization')}
          text={t(organization ? 'editor.goneText' : 'organizer.noOrganizationText')}
        />
      )}
      {isReady && !isGone && organization && (
        <EventParts
          key={event.data ? `${event.data.id} ${event.data.revision}` : 'new'}
          organizationId={organization.id}
          event={event.data ?? undefined}
        />
      )}
    </>
  )
}
