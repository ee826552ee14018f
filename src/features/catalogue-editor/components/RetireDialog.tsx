import { Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCatalogueChange } from '../api/change-catalogue.ts'
import type { Kind } from '../model.ts'
import { DialogActions } from './DialogActions.tsx'
import { ReasonField } from './ReasonField.tsx'
import { UsageList } from './UsageList.tsx'

interface Props {
  kind: Kind
  slug: string
  name: string
  isRetired: boolean
  onClose: () => void
}

/** Retires an entry or restores it. */
export function RetireDialog({ kind, slug, name, isRetired, onClose }: Props) {
  const { t } = useTranslation('catalogueEditor')
  const [reason, setReason] = useState('')
  const retire = useCatalogueChange('retire_entry', () => {
    toast.success({ title: t(isRetired ? 'retire.isBack' : 'retire.done', { name }) })
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    retire.mutate({ kind, slug, reason, retire: !isRetired })
  }
  return (
    <Dialog opened onClose={onClose} title={t(isRetired ? 'retire.back' : 'retire.of', { name })}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Text>{t(isRetired ? 'retire.backText' : 'retire.text')}</Text>
          {!isRetired && <UsageList kind={kind} slug={slug} />}
          <ReasonField value={reason} onChange={setReason} />
          <DialogActions
            error={retire.error}
            submit={t(isRetired ? 'retire.backShort' : 'retire.short')}
            isPending={retire.isPending}
            isDisabled={reason.trim() === ''}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
