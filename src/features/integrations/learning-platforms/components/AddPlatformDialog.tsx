import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../../ui/FormDialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAddPlatform } from '../api/change-platforms.ts'
import { type PlatformFields, platformFields } from '../model.ts'

interface Props {
  organization: string
  onClose: () => void
}

/** What a platform shows once Essor was added to it by hand. */
export function AddPlatformDialog({ organization, onClose }: Props) {
  const { t } = useTranslation('learningPlatforms')
  const [fields, setFields] = useState(
    () => Object.fromEntries(platformFields.map((field) => [field, ''])) as PlatformFields,
  )
  const add = useAddPlatform(organization, () => {
    onClose()
    toast.success({ title: t('add.done', { name: fields.name.trim() }) })
  })
  return (
    <FormDialog
      title={t('add.title')}
      size="lg"
      action={t('add.submit')}
      change={add}
      isReady={platformFields.every((field) => field === 'deploymentId' || fields[field].trim() !== '')}
      onSubmit={() => add.mutate(fields)}
      onClose={onClose}
    >
      {platformFields.map((field) => (
        <TextInput
          key={field}
          label={t(`fields.${field}.label`)}
          description={t(`fields.${field}.hint`)}
          autoComplete="off"
          required={field !== 'deploymentId'}
          maxLength={field === 'name' ? 120 : 500}
          value={fields[field]}
          onChange={(event) => {
            const { value } = event.currentTarget
            setFields((known) => ({ ...known, [field]: value }))
          }}
        />
      ))}
    </FormDialog>
  )
}
