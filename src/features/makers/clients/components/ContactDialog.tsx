import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Contact } from '../api/answers.ts'
import { useSaveContact } from '../api/change-clients.ts'

interface Props {
  clientId: string
  /** Undefined for a new one. */
  contact?: Contact
  onClose: () => void
}

export function ContactDialog({ clientId, contact, onClose }: Props) {
  const { t } = useTranslation('clients')
  const { t: tCommon } = useTranslation()
  const form = useForm({
    initialValues: {
      name: contact?.name ?? '',
      role: contact?.role ?? '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
    },
    validate: {
      name: (name) => (name.trim() ? null : tCommon('required')),
      email: (email) =>
        email.trim() === '' || /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/.test(email.trim())
          ? null
          : t('client.badEmail'),
    },
  })
  const save = useSaveContact(clientId, () => {
    toast.success({ title: t('client.saved') })
    onClose()
  })
  return (
    <FormDialog
      title={t(contact ? 'client.editContact' : 'client.addContact')}
      action={t('client.save')}
      change={save}
      onSubmit={form.onSubmit(({ name, role, email, phone }) =>
        save.mutate({
          id: contact?.id,
          name: name.trim(),
          role: role.trim(),
          email: email.trim(),
          phone: phone.trim(),
        }),
      )}
      onClose={onClose}
    >
      <TextInput
        label={t('client.contactName')}
        required
        maxLength={160}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput label={t('client.role')} maxLength={160} {...form.getInputProps('role')} />
      <TextInput
        label={t('client.email')}
        inputMode="email"
        maxLength={254}
        {...form.getInputProps('email')}
      />
      <TextInput label={t('client.phone')} type="tel" maxLength={40} {...form.getInputProps('phone')} />
    </FormDialog>
  )
}
