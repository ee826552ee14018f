import { ActionIcon, Button, Progress, Text } from '@mantine/core'
import { IconDownload, IconFile, IconTrash, IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../../lib/errors.ts'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { toast } from '../../../../ui/toast.ts'
import { fileAddress } from '../api/file-address.ts'
import { endingOf } from '../kinds.ts'
import type { Bucket, StoredFile } from '../model.ts'
import type { RunningUpload } from '../upload-queue.ts'
import classes from './Files.module.css'

/** The rows below: attached files and uploads. */
export const FileList = (props: ComponentProps<'ul'>) => <ul className={classes.files} {...props} />

interface FileProps {
  bucket: Bucket
  file: StoredFile
  onRemove?: () => void
}

export function FileRow({ bucket, file, onRemove }: FileProps) {
  const { t } = useTranslation('missions')
  const { name, size } = file
  const download = () => fileAddress(bucket, file).then((address) => location.assign(address), toast.error)
  return (
    <li className={classes.file}>
      <IconFile size={20} stroke={1.6} aria-hidden />
      <div className={classes.name}>
        {name}
        <Text size="sm" c="dimmed">
          {[endingOf(name).toUpperCase(), formatFileSize(size)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <ActionIcon variant="subtle" size="lg" aria-label={t('files.download', { name })} onClick={download}>
        <IconDownload size={18} />
      </ActionIcon>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('files.remove', { name })}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </li>
  )
}

interface UploadProps {
  upload: RunningUpload
  onRetry: () => void
  onCancel: () => void
}

export function UploadRow({ upload, onRetry, onCancel }: UploadProps) {
  const { t } = useTranslation('missions')
  const { error, share } = upload
  const { name } = upload.file
  return (
    <li className={classes.file}>
      <div className={classes.name}>
        {error ? (
          <Text c="var(--danger-text)" role="alert">
            {t('files.failed', { name, reason: errorText(error) })}
          </Text>
        ) : (
          <>
            <Text>{t('files.uploading', { name })}</Text>
            <Progress value={share * 100} aria-label={t('files.uploading', { name })} />
          </>
        )}
      </div>
      {error && (
        <Button variant="default" size="compact-md" onClick={onRetry}>
          {t('files.retry')}
        </Button>
      )}
      <ActionIcon variant="subtle" size="lg" aria-label={t('files.cancel', { name })} onClick={onCancel}>
        <IconX size={18} />
      </ActionIcon>
    </li>
  )
}
