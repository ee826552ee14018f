import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { toAppError } from '../../../../lib/errors.ts'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type OrganizationKind, useInvite } from '../api/platform-invitations.ts'
import { InvitationEmailFields } from './InvitationEmailFields.tsx'
import { InvitationLink } from './InvitationLink.tsx'

interface Props {
  as: 'candidate' | OrganizationKind
  /** The organization to invite the first owner of; without one, a new organization is created. */
  organization?: string
  onDone: () => void
}

/** Invites a candidate, or the first owner of an organization. */
export function InviteForm({ as, organization, onDone }: Props) {
  const { t } = useTranslation('administration')
  const [fields, setFields] = useState({ name: '', place: '', website: '', email: '' })
  const [written, setWritten] = useState({ language: currentLanguage(), message: '' })
  const [compared, setCompared] = useState(false)
  const [link, setLink] = useState<string>()
  const invite = useInvite()
  const isNew = as !== 'candidate' && !organization
  const looksSame = invite.error && toAppError(invite.error).code === 'organization_looks_same'
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields((known) => ({ ...known, [name]: value })),
  })
  function told(path: string | null): void {
    if (path) {
      setLink(path)
      return
    }
    toast.success({ title: t('inviteAdmin.sent', { email: fields.email.trim() }) })
    onDone()
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const { email, ...about } = fields
    const sent = { email, ...written }
    const whole = organization
      ? { ...sent, as: 'owner' as const, organization }
      : as === 'candidate'
        ? { ...sent, as }
        : { ...sent, ...about, as, compared }
    invite.mutate(whole, { onSuccess: told })
  }
  if (link) {
    return (
      <InvitationLink
        email={fields.email.trim()}
        path={link}
        isSignUp={as === 'candidate'}
        onClose={onDone}
      />
    )
  }
  return (
    <DialogForm action={t('inviteAdmin.submit')} change={invite} onSubmit={submit} onClose={onDone}>
      <Text>{t(as === 'candidate' ? 'invite.candidateText' : 'invite.partnerText')}</Text>
      <NoEmailNotice concerns="others" />
      {isNew && (
        <Stack gap="md">
          <TextInput label={t('invite.name')} required maxLength={160} {...field('name')} />
          <TextInput label={t('invite.place')} maxLength={120} {...field('place')} />
          <TextInput label={t('invite.website')} type="url" maxLength={300} {...field('website')} />
        </Stack>
      )}
      <TextInput
        label={t(as === 'candidate' ? 'inviteAdmin.email' : 'invite.owner')}
        type="email"
        autoComplete="off"
        required
        maxLength={254}
        {...field('email')}
      />
      <InvitationEmailFields value={written} onChange={setWritten} />
      {(looksSame || compared) && (
        <Checkbox
          label={t('invite.compared')}
          checked={compared}
          onChange={(event) => setCompared(event.currentTarget.checked)}
        />
      )}
    </DialogForm>
  )
}
