import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { removeFiles } from '../../../core/files/api/remove-files.ts'
import { FileDrop } from '../../../core/files/components/FileDrop.tsx'
import { UploadedFiles } from '../../../core/files/components/UploadedFiles.tsx'
import { maxBytes, type StoredFile } from '../../../core/files/model.ts'
import type { UploadQueue } from '../../../core/files/upload-queue.ts'
import { useFileCheck } from '../../../core/files/use-file-check.ts'
import type { PlayedDeliverable } from '../api/answers.ts'
import type { DraftSaver } from '../playing.ts'

interface Props {
  step: PlayedDeliverable
  files: StoredFile[]
  isEditable: boolean
  saver: DraftSaver
  queue: UploadQueue
}

/** Files of a deliverable: selected or dropped, checked, uploaded and listed. */
export function FilesField({ step, files, isEditable, saver, queue }: Props) {
  const { t } = useTranslation('player')
  const kinds = (step.fileKinds ?? []).map((kind) => kind.replace(/^\./, '').toLowerCase())
  const most = Math.min((step.maxMegabytes || 50) * 1024 * 1024, maxBytes)
  const isTaken = useFileCheck({ kinds, maxBytes: most })

  async function add(chosen: File[]): Promise<void> {
    for (const file of chosen) {
      if (await isTaken(file)) queue.add(file)
    }
  }

  async function remove(path: string): Promise<void> {
    saver.change({ files: files.filter((file) => file.path !== path) })
    await saver.flush()
    // Files submitted with an earlier attempt are kept.
    await removeFiles('deliverables', [path]).catch(() => undefined)
  }

  if (!isEditable && files.length === 0) return <Text c="dimmed">{t('deliverable.nothing')}</Text>
  return (
    <div>
      {isEditable && <FileDrop kinds={kinds} maxBytes={most} onChoose={(chosen) => void add(chosen)} />}
      <UploadedFiles
        label={t('deliverable.files')}
        bucket="deliverables"
        files={files}
        queue={queue}
        onRemove={isEditable ? ({ path }) => void remove(path) : undefined}
      />
    </div>
  )
}
