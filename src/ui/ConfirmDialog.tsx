import { type ModalProps, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { DialogAnswers, type DialogAnswersProps } from './DialogAnswers.tsx'

interface Props extends DialogAnswersProps {
  opened?: boolean
  title: string
  size?: ModalProps['size']
  /** What will happen. */
  text?: string
  /** What there is to see before confirming. */
  children?: ReactNode
  onConfirm: () => void
}

/** Asks for confirmation; the safe answer has the focus. */
export function ConfirmDialog({ opened = true, title, size, text, children, ...answers }: Props) {
  return (
    <Dialog opened={opened} onClose={answers.onClose} title={title} size={size}>
      <Stack gap="md">
        {text && <Text>{text}</Text>}
        {children}
        <DialogAnswers {...answers} focus="cancel" />
      </Stack>
    </Dialog>
  )
}
