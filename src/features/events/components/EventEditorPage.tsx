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
import { useOrganizer } from '../use-organizer.ts'
import { Attendees } from './Attendees.tsx'
import { EventForm } from './EventForm.tsx'

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
        <Stack gap="lg">
          <EventForm
            key={event.data ? `${event.data.id} ${event.data.revision}` : 'new'}
            organizationId={organization.id}
            event={event.data ?? undefined}
          />
          {event.data && event.data.status !== 'draft' && <Attendees event={event.data} />}
        </Stack>
      )}
    </>
  )
}
