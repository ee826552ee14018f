import { ActionIcon, Button, Progress, Text } from '@mantine/core'
import { IconDownload, IconFile, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../lib/errors.ts'
import { toast } from '../../../ui/toast.ts'
import { fileAddress } from '../api/files.ts'
import { formatSize } from '../duration.ts'
import type { DeliveredFile } from '../play.ts'
import type { RunningUpload } from '../upload-queue.ts'
import classes from './FilesField.module.css'

export function FileRow({ file, onRemove }: { file: DeliveredFile; onRemove?: () => void }) {
  const { t } = useTranslation('player')
  const { name, path, size } = file
  const download = () => fileAddress(path, name).then((address) => location.assign(address), toast.error)
  return (
    <li className={classes.file}>
      <IconFile size={20} stroke={1.6} aria-hidden />
      <div className={classes.name}>
        {name}
        <Text size="sm" c="dimmed">
          {formatSize(size)}
        </Text>
      </div>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('deliverable.download', { name })}
        onClick={download}
      >
        <IconDownload size={18} />
      </ActionIcon>
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="red"
          size="lg"
          aria-label={t('deliverable.remove', { name })}
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
  const { t } = useTranslation('player')
  const { error, share } = upload
  const { name } = upload.file
  return (
    <li className={classes.file}>
      <div className={classes.name}>
        {error ? (
          <Text c="var(--danger-text)" role="alert">
            {t('deliverable.failed', { name, reason: errorText(error) })}
          </Text>
        ) : (
          <>
            <Text>{t('deliverable.uploading', { name })}</Text>
            <Progress value={share * 100} aria-label={t('deliverable.uploading', { name })} />
          </>
        )}
      </div>
      {error && (
        <Button variant="default" size="compact-md" onClick={onRetry}>
          {t('deliverable.retry')}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('deliverable.cancel', { name })}
        onClick={onCancel}
      >
        <IconX size={18} />
      </ActionIcon>
    </li>
  )
}
