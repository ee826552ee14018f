import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { heldEventQuery } from '../../../features/community/events/api/get-held-event.ts'
import { EventForm } from '../../../features/community/events/components/EventForm.tsx'
import { HeldEventView } from '../../../features/community/events/components/HeldEventView.tsx'
import { StatusBadge } from '../../../features/community/events/components/StatusBadge.tsx'
import { isToCome } from '../../../features/community/events/model.ts'
import { useOrganizer } from '../../../features/community/events/use-organizer.ts'
import { useAreaPath } from '../../../features/core/session/area-base.ts'
import { paths } from '../../../lib/paths.ts'
import { CardsSkeleton } from '../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

/**
 * An event of the caller's organization: drafts are edited here, published events are shown and edited on
 * their own page.
 */
export function HeldEventPage({ isEdited = false }: { isEdited?: boolean }) {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const { eventId } = useParams()
  const { organization, isLoaded, ...mine } = useOrganizer()
  const { data: event, ...asked } = useQuery({
    ...heldEventQuery(eventId ?? ''),
    enabled: eventId !== undefined,
  })
  const error = mine.error ?? asked.error
  const isReady = isLoaded && (eventId === undefined || event !== undefined)
  const isGone = isReady && (!organization || event === null)
  const isForm = !event || event.status === 'draft' || isEdited
  // Events that started or were canceled can't be edited.
  if (event && isEdited && event.status !== 'draft' && !isToCome(event))
    return <Navigate to={path(`/events/${event.id}`)} replace />
  return (
    <>
      <PageHeader
        title={event?.title ?? t(eventId ? 'organizer.title' : 'editor.new')}
        back={
          event && isEdited
            ? { to: path(`/events/${event.id}`), label: t('editor.backToEvent') }
            : { to: path('/events'), label: t('editor.back') }
        }
        badge={event && <StatusBadge event={event} />}
        actions={
          event &&
          event.status !== 'draft' && (
            <LinkButton
              to={paths.event(event.id)}
              variant="default"
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('editor.publicPage')}
            </LinkButton>
          )
        }
      />
      {!isReady && error && <LoadFailure error={error} onRetry={mine.error ? mine.refetch : asked.refetch} />}
      {!isReady && !error && <CardsSkeleton tiles={1} />}
      {isGone && (
        <EmptyState
          title={t(organization ? 'editor.gone' : 'organizer.noOrganization')}
          text={t(organization ? 'editor.goneText' : 'organizer.noOrganizationText')}
        />
      )}
      {isReady && !isGone && organization && isForm && (
        <EventForm
          key={event?.id ?? 'new'}
          organizationId={organization.id}
          isSchool={organization.kind === 'academia'}
          event={event ?? undefined}
        />
      )}
      {isReady && event && organization && !isForm && (
        <HeldEventView event={event} organization={organization} />
      )}
    </>
  )
}
