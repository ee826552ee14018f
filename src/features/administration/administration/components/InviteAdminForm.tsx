import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readAddresses } from '../../../../lib/addresses.ts'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ConfirmIdentity } from '../../../account/auth/components/ConfirmIdentity.tsx'
import { inviteAdmin } from '../api/admin-invitations.ts'
import { administrationKeys } from '../api/keys.ts'

/** Who to invite, then confirmation of the inviter's identity. */
export function InviteAdminForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('administration')
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const [address, another] = readAddresses(email, [])
  const isReady = address !== undefined && !address.problem && !another
  async function send(): Promise<void> {
    await inviteAdmin(email, message)
    await queries.invalidateQueries({ queryKey: administrationKeys.invitations })
  }
  function told(): void {
    toast.success({ title: t('inviteAdmin.sent', { email: email.trim() }) })
    onDone()
  }
  return (
    <Stack gap="md">
      <Text>{t('inviteAdmin.text')}</Text>
      <NoEmailNotice concerns="others" />
      <TextInput
        label={t('inviteAdmin.email')}
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        data-autofocus
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Textarea
        label={t('inviteAdmin.message')}
        description={t('inviteAdmin.messageHint')}
        autosize
        minRows={2}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <ConfirmIdentity
        action={t('inviteAdmin.submit')}
        isReady={isReady}
        act={send}
        onDone={told}
        onClose={onDone}
      />
    </Stack>
  )
}
