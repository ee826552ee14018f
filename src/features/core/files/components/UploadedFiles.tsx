import { useSyncExternalStore } from 'react'
import type { Bucket, StoredFile } from '../model.ts'
import type { UploadQueue } from '../upload-queue.ts'
import { FileList, FileRow, UploadRow } from './FileRows.tsx'

interface Props {
  label: string
  bucket: Bucket
  files: StoredFile[]
  queue: UploadQueue
  /** Without it, files can only be downloaded. */
  onRemove: ((file: StoredFile) => void) | undefined
}

/** Files of a step, and those still on their way. */
export function UploadedFiles({ label, bucket, files, queue, onRemove }: Props) {
  const uploads = useSyncExternalStore(queue.subscribe, queue.get)
  return (
    <FileList aria-label={label}>
      {files.map((file) => (
        <FileRow key={file.path} bucket={bucket} file={file} onRemove={onRemove && (() => onRemove(file))} />
      ))}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => queue.retry(upload.id)}
          onCancel={() => queue.cancel(upload.id)}
        />
      ))}
    </FileList>
  )
}
