import { Modal, type ModalProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDiscardGuard } from './use-discard-guard.tsx'

/**
 * A dialog; its close button has an accessible name. It asks before closing over unsaved input; its own
 * buttons close it without asking.
 */
export function Dialog({ onClose, children, ...props }: ModalProps) {
  const { t } = useTranslation()
  const { close, isAsking, question, listeners } = useDiscardGuard(onClose)
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
