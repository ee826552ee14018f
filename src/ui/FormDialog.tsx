import type { ModalProps } from '@mantine/core'
import { Dialog } from './Dialog.tsx'
import { DialogForm, type DialogFormProps } from './DialogForm.tsx'

interface Props extends DialogFormProps {
  opened?: boolean
  title: string
  size?: ModalProps['size']
  /** Something was changed that is no text in a field, and that closing would lose. */
  isEdited?: boolean
}

/** A form in a dialog. It stays open, with everything typed, until `onClose`. */
export function FormDialog({ opened = true, title, size, isEdited, ...form }: Props) {
  return (
    <Dialog opened={opened} onClose={form.onClose} title={title} size={size} isEdited={isEdited}>
      <DialogForm {...form} />
    </Dialog>
  )
}
