import { Checkbox, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { type Language, languageNames, languages } from '../../../../i18n/languages.ts'
import { toAppError } from '../../../../lib/errors.ts'
import { DialogForm } from '../../../../ui/DialogForm.tsx'
import { NoEmailNotice } from '../../../../ui/NoEmailNotice.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type OrganizationKind, useInvite } from '../api/platform-invitations.ts'
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
  const [fields, setFields] = useState({ name: '', place: '', website: '', email: '', message: '' })
  const [language, setLanguage] = useState<Language>(currentLanguage())
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
    const { email, message, ...about } = fields
    const sent = { email, message, language }
    const whole = organization
      ? { ...sent, as: 'owner' as const, organization }
      : as === 'candidate'
        ? { ...sent, as }
        : { ...sent, ...about, as, compared }
    invite.mutate(whole, { onSuccess: told })
  }
  if (link) return <InvitationLink email={fields.email.trim()} path={link} onClose={onDone} />
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
      <NativeSelect
        label={t('invite.language')}
        value={language}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      />
      <Textarea
        label={t('inviteAdmin.message')}
        description={t('inviteAdmin.messageHint')}
        autosize
        minRows={2}
        maxLength={1000}
        {...field('message')}
      />
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
