import { Button, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconEdit, IconMailForward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { useAreaPath } from '../../../core/session/area-base.ts'
import type { MyOrganization } from '../../../organizations/organizations/api/get-my-organizations.ts'
import type { EventPageData } from '../api/answers.ts'
import { doorsOpenAt, type HeldEvent, isOver, isToCome } from '../model.ts'
import { Attendees } from './Attendees.tsx'
import { CancelEvent } from './CancelEvent.tsx'
import { CheckInPanel } from './CheckInPanel.tsx'
import { EvaluationCard } from './EvaluationCard.tsx'
import { EventDetails } from './EventDetails.tsx'
import { InviteCohort } from './InviteCohort.tsx'

interface Props {
  event: HeldEvent
  organization: MyOrganization
}

/** A published event as its organizers see it: the event, registrations and ratings. */
export function HeldEventView({ event, organization }: Props) {
  const isPublished = event.status === 'published'
  return (
    <Stack gap="lg">
      {isPublished && isAtTheDoor(event) && <CheckInPanel eventId={event.id} />}
      <EventDetails
        event={asShown(event, organization)}
        actions={<Actions event={event} isSchool={organization.kind === 'academia'} />}
        isOwn
      />
      {isPublished && isOver(event) && <EvaluationCard eventId={event.id} />}
      <Attendees event={event} />
    </Stack>
  )
}

function Actions({ event, isSchool }: { event: HeldEvent; isSchool: boolean }) {
  const { t } = useTranslation('events')
  const path = useAreaPath()
  const [isCancelling, cancelling] = useDisclosure()
  const [isInviting, inviting] = useDisclosure()
  if (!isToCome(event)) return null
  return (
    <Group gap="sm">
      {isSchool && (
        <Button
          leftSection={<IconMailForward size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={inviting.open}
        >
          {t('cohort.button')}
        </Button>
      )}
      <LinkButton
        to={path(`/events/${event.id}/edit`)}
        variant="default"
        leftSection={<IconEdit size={18} aria-hidden />}
      >
        {t('editor.edit')}
      </LinkButton>
      <Button variant="subtle" color="red" onClick={cancelling.open}>
        {t('editor.cancel')}
      </Button>
      {isInviting && <InviteCohort eventId={event.id} onClose={inviting.close} />}
      {isCancelling && <CancelEvent event={event} onClose={cancelling.close} />}
    </Group>
  )
}

/** From when the doors open until a day after the end; the list stays open longer. */
const isAtTheDoor = (event: HeldEvent) =>
  doorsOpenAt(event) <= Date.now() && Date.now() < Date.parse(event.ends_at) + 86_400_000

/** As candidates who haven't registered see it. */
function asShown(event: HeldEvent, { name, kind, slug }: MyOrganization): EventPageData {
  return {
    ...event,
    organization: name,
    organization_kind: kind === 'academia' ? 'academia' : 'company',
    organization_slug: slug,
    mine: null,
    ahead: null,
    code: null,
    attended_at: null,
    evaluation: null,
  }
}
