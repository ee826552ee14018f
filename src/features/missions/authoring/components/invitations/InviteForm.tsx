import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AddressesField, useAddresses } from '../../../../../ui/AddressesField.tsx'
import { NoEmailNotice } from '../../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../../ui/toast.ts'
import { useInvite } from '../../api/invite.ts'

/** Invitations allowed per day. */
const maxInvitationsPerDay = 200

interface Props {
  missionId: string
  /** People already invited. */
  known: string[]
}

/** One email address or many, pasted in any form; invalid ones are reported row by row. */
export function InviteForm({ missionId, known }: Props) {
  const { t } = useTranslation('authoring')
  const invite = useInvite(missionId)
  const addresses = useAddresses(known)
  const { emails } = addresses
  function send(): void {
    invite.mutate(emails, {
      onSuccess: (count) => {
        addresses.keepUnread()
        toast.success({ title: t('invitations.sent', { count }) })
      },
    })
  }
  return (
    <Stack gap="sm">
      <NoEmailNotice concerns="others" />
      <AddressesField
        label={t('invitations.addresses')}
        description={t('invitations.addressesHint', { count: maxInvitationsPerDay })}
        minRows={2}
        addresses={addresses}
        say={(problem, address) => t(`invitations.problem.${problem}`, { address })}
      />
      {emails.length > maxInvitationsPerDay && (
        <Text role="alert" c="var(--danger-text)" size="sm">
          {t('invitations.tooMany', { count: maxInvitationsPerDay })}
        </Text>
      )}
      <div>
        <Button
          loading={invite.isPending}
          disabled={emails.length === 0 || emails.length > maxInvitationsPerDay}
          onClick={send}
        >
          {t('invitations.invite', { count: emails.length })}
        </Button>
      </div>
    </Stack>
  )
}
