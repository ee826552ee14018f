import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  title: string
  text: string
  action: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before something is deleted for good. */
export function ConfirmDialog({ title, text, action, isPending, onConfirm, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Text mb="md">{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('cancel')}
        </Button>
        <Button color="red.8" loading={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Dialog>
  )
}
