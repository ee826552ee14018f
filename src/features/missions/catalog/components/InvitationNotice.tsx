import { Alert, Button, Group, Text } from '@mantine/core'
import { IconMailOpened, IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSignedIn } from '../../../core/session/me-context.ts'
import { useDeclineInvitation } from '../api/decline-invitation.ts'
import { myInvitationsQuery } from '../api/get-my-invitations.ts'
import type { Listing } from '../model.ts'

/** Says that the person is invited, with a way to decline and to undo that. */
export function InvitationNotice({ listing }: { listing: Listing }) {
  const { t } = useTranslation('catalog')
  const { id } = useSignedIn()
  const { data = [] } = useQuery({ ...myInvitationsQuery(id), enabled: !listing.is_open })
  const [isDeclined, setDeclined] = useState(false)
  const decline = useDeclineInvitation(listing.mission_id)
  const invitation = data.find(({ mission_id }) => mission_id === listing.mission_id)
  if (!invitation && !isDeclined) return null
  function change(wish: boolean): void {
    decline.mutate(wish, { onSuccess: () => setDeclined(wish) })
  }
  const company = listing.organization_name
  if (invitation?.school) {
    const { school } = invitation
    return (
      <Alert mb="lg" color="moss" icon={<IconSchool />} title={t('invitation.schoolTitle', { school })}>
        {t('invitation.schoolText', { company, school })}
      </Alert>
    )
  }
  return (
    <Alert
      mb="lg"
      color={isDeclined ? 'gray' : 'moss'}
      icon={<IconMailOpened />}
      title={t(isDeclined ? 'invitation.declined' : 'invitation.title', { company })}
      role="status"
    >
      <Group gap="md" justify="space-between">
        <Text>{t(isDeclined ? 'invitation.declinedText' : 'invitation.text', { company })}</Text>
        <Button variant="default" loading={decline.isPending} onClick={() => change(!isDeclined)}>
          {t(isDeclined ? 'invitation.undo' : 'invitation.decline')}
        </Button>
      </Group>
    </Alert>
  )
}
