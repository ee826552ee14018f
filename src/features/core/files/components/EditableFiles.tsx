import { Button, Text } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilePicker } from '../../../../ui/FilePicker.tsx'
import { acceptedEndings } from '../file-kind.ts'
import type { Bucket, StoredFile } from '../model.ts'
import { FileList, FileRow } from './FileRows.tsx'

interface AddProps {
  add: { isPending: boolean; mutate: (file: File) => void }
}

export function AddFileButton({ add }: AddProps) {
  const { t } = useTranslation()
  return (
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
  )
}

interface Props<F> {
  bucket: Bucket
  files: F[]
  /** Shown if there are no files. */
  none: string
  remove: { isPending: boolean; variables: F | undefined; mutate: (file: F) => void }
  /** What else can be done with a file. */
  children?: (file: F) => ReactNode
}

/** Files of a record that its owner can download and remove. */
export function EditableFiles<F extends StoredFile>({ bucket, files, none, remove, children }: Props<F>) {
  if (files.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    )
  }
  return (
    <FileList>
      {files.map((file) => (
        <FileRow
          key={file.path}
          bucket={bucket}
          file={file}
          isRemoving={remove.isPending && remove.variables?.path === file.path}
          onRemove={() => remove.mutate(file)}
        >
          {children?.(file)}
        </FileRow>
      ))}
    </FileList>
  )
}
