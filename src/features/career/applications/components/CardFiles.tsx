import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { toast } from '../../../../ui/toast.ts'
import { acceptedEndings } from '../../../core/files/file-kind.ts'
import { fileAddress, useCardFiles } from '../api/files.ts'
import type { CardFile } from '../model.ts'
import classes from './CardEditor.module.css'

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
        <FilePicker accept={acceptedEndings} onPick={(file) => add.mutate(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconPaperclip size={16} />}
              loading={add.isPending}
            >
              {t('files.add')}
            </Button>
          )}
        </FilePicker>
      </Group>
      {files.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('files.none')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {files.map((file) => (
            <li key={file.id} className={classes.file}>
              <IconPaperclip size={16} aria-hidden />
              <div>
                {file.name}{' '}
                <Text span size="sm" c="dimmed">
                  {formatFileSize(file.size)}
                </Text>
              </div>
              <ActionIcon
                variant="subtle"
                aria-label={t('files.download', { name: file.name })}
                onClick={() =>
                  fileAddress(file).then((address) => window.location.assign(address), toast.error)
                }
              >
                <IconDownload size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('files.remove', { name: file.name })}
                loading={remove.isPending && remove.variables.id === file.id}
                onClick={() => remove.mutate(file)}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
