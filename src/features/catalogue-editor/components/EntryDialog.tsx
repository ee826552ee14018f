import { Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogActions } from './DialogActions.tsx'

interface Props {
  title: string
  save: { error: Error | null; isPending: boolean }
  onSubmit: FormEventHandler<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** Edits one catalog entry. */
export function EntryDialog({ title, save, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('catalogueEditor')
  return (
    <Dialog opened onClose={onClose} title={title} size="xl">
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="md">
          {children}
          <DialogActions
            error={save.error}
            submit={t('save')}
            isPending={save.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
