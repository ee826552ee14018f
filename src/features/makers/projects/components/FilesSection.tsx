import { ActionIcon, Button, Group, Switch, Text } from '@mantine/core'
import { IconDownload, IconPaperclip, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import rows from '../../../../ui/Rows.module.css'
import { Section } from '../../../../ui/Section.tsx'
import { toast } from '../../../../ui/toast.ts'
import { acceptedEndings } from '../../../core/files/file-kind.ts'
import type { ProjectFile } from '../api/answers.ts'
import { fileAddress, useAddFile, useRemoveFile, useShareFile } from '../api/change-files.ts'

export function FilesSection({ projectId, files }: { projectId: string; files: ProjectFile[] }) {
  const { t } = useTranslation('projects')
  const add = useAddFile(projectId)
  return (
    <Section
      title={t('files.title')}
      hint={t('files.hint')}
      aside={
        <FilePicker accept={acceptedEndings} onPick={(file) => add.mutate(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconPaperclip size={16} aria-hidden />}
              loading={add.isPending}
            >
              {t('files.add')}
            </Button>
          )}
        </FilePicker>
      }
    >
      {files.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('files.none')}
        </Text>
      ) : (
        <ul className={rows.list}>
          {files.map((file) => (
            <FileItem key={file.id} file={file} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function FileItem({ file }: { file: ProjectFile }) {
  const { t } = useTranslation('projects')
  const share = useShareFile()
  const remove = useRemoveFile()
  const { id, name, size, is_shared } = file
  return (
    <li className={rows.row}>
      <span>
        {name}{' '}
        <Text span size="sm" c="dimmed">
          {formatFileSize(size)}
        </Text>
      </span>
      <Switch
        size="sm"
        label={t('files.shared')}
        aria-label={t('files.share', { name })}
        checked={share.isPending ? share.variables.is_shared : is_shared}
        onChange={(event) => share.mutate({ id, is_shared: event.currentTarget.checked })}
      />
      <Group gap={4}>
        <ActionIcon
          variant="subtle"
          aria-label={t('files.download', { name })}
          onClick={() => fileAddress(file).then((address) => window.location.assign(address), toast.error)}
        >
          <IconDownload size={18} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files.remove', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate(file)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      </Group>
    </li>
  )
}
