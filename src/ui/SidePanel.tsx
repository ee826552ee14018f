import { Drawer, type DrawerProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDiscardGuard } from './use-discard-guard.tsx'

/** A panel at the side of the page that, like a dialog, asks before closing over unsaved input. */
export function SidePanel({ onClose, children, ...props }: DrawerProps) {
  const { t } = useTranslation()
  const { close, isAsking, question, listeners } = useDiscardGuard(onClose, props.opened)
  return (
    <Drawer
      position="right"
      closeButtonProps={{ 'aria-label': t('close') }}
      {...props}
      onClose={close}
      closeOnEscape={!isAsking}
    >
      <div {...listeners}>{children}</div>
      {question}
    </Drawer>
  )
}
