import { Group, Stack, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ReportButton } from '../../../../features/account/reports/components/ReportButton.tsx'
import type { EventPageData } from '../../../../features/community/events/api/answers.ts'
import { eventQuery } from '../../../../features/community/events/api/get-event.ts'
import { EventDetails } from '../../../../features/community/events/components/EventDetails.tsx'
import { Registration } from '../../../../features/community/events/components/Registration.tsx'
import { useAreaPath } from '../../../../features/core/session/area-base.ts'
import { paths } from '../../../../lib/paths.ts'
import { BackLink } from '../../../../ui/BackLink.tsx'
import { CardsSkeleton } from '../../../../ui/CardsSkeleton.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { LoadState } from '../../../../ui/LoadState.tsx'
import { useDocumentTitle } from '../../../../ui/use-document-title.ts'

/** An event in the candidate's network, with registration. */
export function EventPage() {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const { eventId = '' } = useParams()
  const query = useQuery(eventQuery(eventId))
  const { data: event } = query
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <BackLink to={path('/networking/events')} label={t('page.back')} />
        {event && (
          <LinkButton
            to={paths.event(event.id)}
            variant="subtle"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t('page.share')}
          </LinkButton>
        )}
      </Group>
      <LoadState query={query} skeleton={<CardsSkeleton tiles={2} rows={1} />} />
      {event === null && <EmptyState title={t('page.gone')} text={t('page.goneText')} />}
      {event && <Shown event={event} />}
    </Stack>
  )
}

function Shown({ event }: { event: EventPageData }) {
  useDocumentTitle(event.title)
  return (
    <>
      <Title order={2} fz="1.5rem" maw="40ch">
        {event.title}
      </Title>
      <EventDetails event={event} actions={<Registration event={event} />} />
      <ReportButton kind="event" id={event.id} />
    </>
  )
}
