import { Button, List, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { useInvite } from '../../api/invite.ts'
import { mostInvitations, readAddresses } from '../../model/addresses.ts'

interface Props {
  missionId: string
  /** Who is invited already. */
  known: string[]
}

/** One address or many, pasted as they come; what cannot be taken is told row by row. */
export function InviteForm({ missionId, known }: Props) {
  const { t } = useTranslation('authoring')
  const [typed, setTyped] = useState('')
  const invite = useInvite(missionId)
  const addresses = readAddresses(typed, known)
  const wrong = addresses.filter(({ problem }) => problem)
  const emails = addresses.flatMap(({ email, problem }) => (problem ? [] : [email]))
  function send(): void {
    invite.mutate(emails, {
      onError: toast.error,
      onSuccess: (count) => {
        // What could not be taken stays to be mended.
        const unread = wrong.filter(({ problem }) => problem === 'invalid').map((address) => address.typed)
        setTyped(unread.join('\n'))
        toast.success({ title: t('invitations.sent', { count }) })
      },
    })
  }
  return (
    <Stack gap="sm">
      <Textarea
        label={t('invitations.addresses')}
        description={t('invitations.addressesHint', { count: mostInvitations })}
        autosize
        minRows={2}
        maxRows={10}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {wrong.length > 0 && (
          <List size="sm" icon={<IconAlertTriangle size={16} color="var(--amber-text)" aria-hidden />}>
            {wrong.slice(0, 10).map((address, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand in several rows.
              <List.Item key={place}>
                {t(`invitations.problem.${address.problem!}`, { address: address.typed })}
              </List.Item>
            ))}
          </List>
        )}
      </div>
      {emails.length > mostInvitations && (
        <Text role="alert" c="var(--danger-text)" size="sm">
          {t('invitations.tooMany', { count: mostInvitations })}
        </Text>
      )}
      <div>
        <Button
          loading={invite.isPending}
          disabled={emails.length === 0 || emails.length > mostInvitations}
          onClick={send}
        >
          {t('invitations.invite', { count: emails.length })}
        </Button>
      </div>
    </Stack>
  )
}
