import { useTranslation } from 'react-i18next'
import { toast } from '../../../../ui/toast.ts'
import { removeFiles } from '../../../core/files/api/remove-files.ts'
import { FileRow, UploadRow } from '../../../core/files/components/FileRows.tsx'
import type { StoredFile } from '../../../core/files/model.ts'
import type { RunningUpload } from '../../../core/files/upload-queue.ts'
import type { Draft } from '../draft.ts'
import classes from './Composer.module.css'

interface Props {
  draft: Draft
  files: StoredFile[]
  uploads: RunningUpload[]
}

/** Files of the message: uploaded ones and those in progress. */
export function ComposerFiles({ draft, files, uploads }: Props) {
  const { t } = useTranslation('messages')
  if (files.length + uploads.length === 0) return null
  function remove(path: string): void {
    draft.change({ files: draft.get().files.filter((file) => file.path !== path) })
    removeFiles('conversations', [path]).catch(toast.error)
  }
  return (
    <ul className={classes.files} aria-label={t('composer.attached')}>
      {files.map((file) => (
        <FileRow key={file.path} bucket="conversations" file={file} onRemove={() => remove(file.path)} />
      ))}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => draft.queue.retry(upload.id)}
          onCancel={() => draft.queue.cancel(upload.id)}
        />
      ))}
    </ul>
  )
}
