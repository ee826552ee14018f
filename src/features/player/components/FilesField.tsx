import { Button, FileButton, Text } from '@mantine/core'
import { type DragEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast.ts'
import { endingOf, removeFile } from '../api/files.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import { formatSize } from '../duration.ts'
import type { DeliveredFile, PlayedDeliverable } from '../play.ts'
import type { UploadQueue } from '../upload-queue.ts'
import { FileRow, UploadRow } from './FileRows.tsx'
import classes from './FilesField.module.css'

interface Props {
  step: PlayedDeliverable
  files: DeliveredFile[]
  isEditable: boolean
  keeper: DraftKeeper
  queue: UploadQueue
}

/** Files that are handed in: chosen or dropped, checked, sent, and listed once they have arrived. */
export function FilesField({ step, files, isEditable, keeper, queue }: Props) {
  const { t } = useTranslation('player')
  const uploads = useSyncExternalStore(queue.subscribe, queue.get)
  const [isOver, setOver] = useState(false)
  const kinds = (step.fileKinds ?? []).map((kind) => kind.replace(/^\./, '').toLowerCase())
  const most = Math.min(step.maxMegabytes || 50, 50) * 1024 * 1024

  function add(chosen: File[]): void {
    for (const file of chosen) {
      const { name } = file
      const isKnown = kinds.length === 0 || kinds.includes(endingOf(name))
      if (!isKnown) {
        toast.failure({ title: t('deliverable.wrongKind', { name, kinds: kinds.join(', ') }) })
      } else if (file.size > most) {
        toast.failure({ title: t('deliverable.tooLarge', { name, size: formatSize(most) }) })
      } else queue.add(file)
    }
  }

  async function remove(path: string): Promise<void> {
    keeper.change({ files: files.filter((file) => file.path !== path) })
    await keeper.flush()
    // A file that an earlier attempt handed in stays where it is.
    await removeFile(path).catch(() => undefined)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add([...event.dataTransfer.files])
  }
  if (!isEditable && files.length === 0) return <Text c="dimmed">{t('deliverable.nothing')}</Text>
  return (
    <div>
      {isEditable && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
        <div
          className={classes.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <FileButton multiple accept={kinds.map((kind) => `.${kind}`).join(',')} onChange={add}>
            {(props) => <Button {...props}>{t('deliverable.choose')}</Button>}
          </FileButton>
          <div>
            <Text>{t('deliverable.drop')}</Text>
            <Text size="sm" c="dimmed">
              {kinds.length > 0
                ? t('deliverable.kinds', { kinds: kinds.join(', ') })
                : t('deliverable.anyKind')}
              , {t('deliverable.size', { size: formatSize(most) })}
            </Text>
          </div>
        </div>
      )}
      <ul className={classes.files} aria-label={t('deliverable.files')}>
        {files.map((file) => (
          <FileRow key={file.path} file={file} onRemove={isEditable ? () => remove(file.path) : undefined} />
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
