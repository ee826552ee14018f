import { Button, Group, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props {
  onStay: () => void
  onDiscard: () => void
}

export function DiscardQuestion({ onStay, onDiscard }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened onClose={onStay} title={t('discard.question')} withCloseButton={false}>
      <Group justify="flex-end">
        <Button variant="default" onClick={onDiscard}>
          {t('discard.discard')}
        </Button>
        <Button onClick={onStay} data-autofocus>
          {t('discard.keep')}
        </Button>
      </Group>
    </Modal>
  )
}
