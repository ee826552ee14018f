import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDiscardGuard } from './use-discard-guard.tsx'

interface Props extends ModalProps {
  /** Something was changed that is no text in a field, and that closing would lose. */
  isEdited?: boolean
}

/**
 * A dialog; its close button has an accessible name. It asks before closing over unsaved input; its own
 * buttons close it without asking.
 */
export function Dialog({ onClose, children, isEdited, ...props }: Props) {
  const { t } = useTranslation()
  const { close, isAsking, question, listeners } = useDiscardGuard(onClose, props.opened, isEdited)
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('close') }}
      {...props}
      onClose={close}
      closeOnEscape={!isAsking && props.closeOnEscape !== false}
    >
      <div {...listeners}>{children}</div>
      {question}
    </Modal>
  )
}
