import { Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { readAddresses } from '../../../../lib/addresses.ts'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ConfirmIdentity } from '../../../account/auth/components/ConfirmIdentity.tsx'
import { inviteAdmin } from '../api/admin-invitations.ts'
import { administrationKeys } from '../api/keys.ts'
import type { AdministrationRole } from '../model.ts'
import { AdministrationRolesField } from './AdministrationRolesField.tsx'
import { InvitationEmailFields } from './InvitationEmailFields.tsx'
import { InvitationLink } from './InvitationLink.tsx'

/** Who to invite and with which roles, then confirmation of the inviter's identity. */
export function InviteAdminForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('administration')
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<AdministrationRole[]>([])
  const [written, setWritten] = useState({ language: currentLanguage(), message: '' })
  const sent = useRef<string>(null)
  const [link, setLink] = useState<string>()
  const [address, another] = readAddresses(email, [])
  const isReady = address !== undefined && !address.problem && !another && roles.length > 0
  async function send(): Promise<void> {
    sent.current = await inviteAdmin({ email, roles, ...written })
    await queries.invalidateQueries({ queryKey: administrationKeys.invitations })
  }
  function told(): void {
    if (sent.current) {
      setLink(sent.current)
      return
    }
    toast.success({ title: t('inviteAdmin.sent', { email: email.trim() }) })
    onDone()
  }
  if (link) return <InvitationLink email={email.trim()} path={link} onClose={onDone} />
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
      <AdministrationRolesField value={roles} onChange={setRoles} />
      <InvitationEmailFields value={written} onChange={setWritten} />
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
