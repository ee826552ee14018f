import { ActionIcon, Button, Progress, Text } from '@mantine/core'
import { IconDownload, IconFile, IconTrash, IconX } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
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
  file: Omit<StoredFile, 'path'>
  onDownload: () => Promise<void>
  isRemoving?: boolean
  onRemove?: () => void
  /** Before the buttons. */
  children?: ReactNode
}

export function DownloadRow({ file: { name, size }, onDownload, isRemoving, onRemove, children }: FileProps) {
  const { t } = useTranslation()
  const download = () => void onDownload().catch(toast.error)
  return (
    <li className={classes.file}>
      <IconFile size={20} stroke={1.6} aria-hidden />
      <div className={classes.name}>
        {name}
        <Text size="sm" c="dimmed">
          {[endingOf(name).toUpperCase(), formatFileSize(size)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {children}
      <ActionIcon variant="subtle" size="lg" aria-label={t('files.download', { name })} onClick={download}>
        <IconDownload size={18} />
      </ActionIcon>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('files.remove', { name })}
          loading={isRemoving}
          onClick={onRemove}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </li>
  )
}

interface StoredProps extends Omit<FileProps, 'onDownload'> {
  bucket: Bucket
  file: StoredFile
}

export const FileRow = ({ bucket, ...props }: StoredProps) => (
  <DownloadRow {...props} onDownload={async () => location.assign(await fileAddress(bucket, props.file))} />
)

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
