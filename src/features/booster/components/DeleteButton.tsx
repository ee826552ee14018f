import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  /** Names what is deleted. */
  label: string
  question: string
  onDelete: () => void
}

/** Asks for confirmation: the deletion is final. */
export function DeleteButton({ label, question, onDelete }: Props) {
  const { t } = useTranslation('booster')
  const { t: tCommon } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={open}>
        <IconTrash size={18} />
      </ActionIcon>
      <Dialog opened={isOpen} onClose={close} title={label}>
        <Text mb="md">{question}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            {tCommon('cancel')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              close()
              onDelete()
            }}
          >
            {t('delete')}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}
