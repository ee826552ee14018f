import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { isWebAddress } from '../../../../lib/web-address.ts'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Client } from '../api/answers.ts'
import { useSaveClient } from '../api/change-clients.ts'
import { clientKinds } from '../model.ts'

interface Props {
  /** Undefined for a new one. */
  client?: Client
  onClose: () => void
  onSaved?: (id: string) => void
}

export function ClientDialog({ client, onClose, onSaved }: Props) {
  const { t } = useTranslation('clients')
  const { t: tCommon } = useTranslation()
  const form = useForm({
    initialValues: {
      name: client?.name ?? '',
      kind: client?.kind ?? 'company',
      website: client?.website ?? '',
      address: client?.address ?? '',
      note: client?.note ?? '',
    },
    validate: {
      name: (name) => (name.trim() ? null : tCommon('required')),
      website: (website) =>
        website.trim() === '' || isWebAddress(website.trim()) ? null : t('client.badWebsite'),
    },
  })
  const save = useSaveClient((id) => {
    toast.success({ title: t('client.saved') })
    onClose()
    onSaved?.(id)
  })
  return (
    <FormDialog
      title={t(client ? 'client.editTitle' : 'client.createTitle')}
      size="lg"
      action={t('client.save')}
      change={save}
      onSubmit={form.onSubmit((values) =>
        save.mutate({
          ...values,
          id: client?.id,
          name: values.name.trim(),
          website: values.website.trim() || null,
        }),
      )}
      onClose={onClose}
    >
      <TextInput
        label={t('list.name')}
        required
        maxLength={160}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('list.kind')}
        data={clientKinds.map((value) => ({ value, label: t(`list.kinds.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <TextInput
        label={t('client.website')}
        placeholder="https://"
        maxLength={300}
        {...form.getInputProps('website')}
      />
      <Textarea
        label={t('client.address')}
        autosize
        minRows={2}
        maxLength={500}
        {...form.getInputProps('address')}
      />
      <Textarea
        label={t('client.note')}
        description={t('client.noteHint')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={20_000}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}
