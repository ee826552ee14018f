import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'

interface Props {
  /** Names what is deleted. */
  label: string
  question: string
  onDelete: () => void
}

/** Asks for confirmation: the deletion is final. */
export function DeleteButton({ label, question, onDelete }: Props) {
  const { t } = useTranslation('booster')
  const [isOpen, { open, close }] = useDisclosure()
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={open}>
        <IconTrash size={18} />
      </ActionIcon>
      <ConfirmDialog
        opened={isOpen}
        title={label}
        text={question}
        action={t('delete')}
        isHarmful
        onConfirm={() => {
          close()
          onDelete()
        }}
        onClose={close}
      />
    </>
  )
}
