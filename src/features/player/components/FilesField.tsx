import { Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { removeFiles } from '../../files/api/remove-files.ts'
import { FileDrop } from '../../files/components/FileDrop.tsx'
import { FileRow, UploadRow } from '../../files/components/FileRows.tsx'
import classes from '../../files/components/Files.module.css'
import { mostBytes, type StoredFile } from '../../files/model.ts'
import type { UploadQueue } from '../../files/upload-queue.ts'
import { useFileCheck } from '../../files/use-file-check.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import type { PlayedDeliverable } from '../play.ts'

interface Props {
  step: PlayedDeliverable
  files: StoredFile[]
  isEditable: boolean
  keeper: DraftKeeper
  queue: UploadQueue
}

/** Files of a deliverable: selected or dropped, checked, uploaded and listed. */
export function FilesField({ step, files, isEditable, keeper, queue }: Props) {
  const { t } = useTranslation('player')
  const uploads = useSyncExternalStore(queue.subscribe, queue.get)
  const kinds = (step.fileKinds ?? []).map((kind) => kind.replace(/^\./, '').toLowerCase())
  const most = Math.min((step.maxMegabytes || 50) * 1024 * 1024, mostBytes)
  const isTaken = useFileCheck({ kinds, mostBytes: most })

  async function add(chosen: File[]): Promise<void> {
    for (const file of chosen) {
      if (await isTaken(file)) queue.add(file)
    }
  }

  async function remove(path: string): Promise<void> {
    keeper.change({ files: files.filter((file) => file.path !== path) })
    await keeper.flush()
    // Files submitted with an earlier attempt are kept.
    await removeFiles('deliverables', [path]).catch(() => undefined)
  }

  if (!isEditable && files.length === 0) return <Text c="dimmed">{t('deliverable.nothing')}</Text>
  return (
    <div>
      {isEditable && <FileDrop kinds={kinds} mostBytes={most} onChoose={(chosen) => void add(chosen)} />}
      <ul className={classes.files} aria-label={t('deliverable.files')}>
        {files.map((file) => (
          <FileRow
            key={file.path}
            bucket="deliverables"
            file={file}
            onRemove={isEditable ? () => remove(file.path) : undefined}
          />
        ))}
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => queue.retry(upload.id)}
            onCancel={() => queue.cancel(upload.id)}
          />
        ))}
      </ul>
    </div>
  )
}
