import { Group, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AddFileButton, EditableFiles } from '../../../core/files/components/EditableFiles.tsx'
import { useCardFiles } from '../api/files.ts'
import type { CardFile } from '../model.ts'

interface Props {
  userId: string
  cardId: string
  files: CardFile[]
}

/** Files of an application: the posting as a PDF, the letter, the contract. */
export function CardFiles({ userId, cardId, files }: Props) {
  const { t } = useTranslation('applications')
  const { add, remove } = useCardFiles(userId, cardId)
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={3}>{t('files.title')}</Title>
        <AddFileButton add={add} />
      </Group>
      <EditableFiles bucket="applications" files={files} none={t('files.none')} remove={remove} />
    </section>
  )
}
