import { Button, Text } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { FilesPicker } from '../../../../ui/FilePicker.tsx'
import classes from './Files.module.css'

interface Props {
  /** Extensions without their dot; empty allows any. */
  kinds: string[]
  mostBytes: number
  onChoose: (files: File[]) => void
}

/** A button to select files, and a drop zone. */
export function FileDrop({ kinds, mostBytes, onChoose }: Props) {
  const { t } = useTranslation('missions')
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose([...event.dataTransfer.files])
  }
  return (
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
      <FilesPicker accept={kinds.map((kind) => `.${kind}`).join(',')} onPick={onChoose}>
        {(props) => (
          <Button variant="default" {...props}>
            {t('files.choose')}
          </Button>
        )}
      </FilesPicker>
      <div>
        <Text>{t('files.drop')}</Text>
        <Text size="sm" c="dimmed">
          {kinds.length > 0 ? t('files.kinds', { kinds: formatItems(kinds) }) : t('files.anyKind')},{' '}
          {t('files.size', { size: formatFileSize(mostBytes) })}
        </Text>
      </div>
    </div>
  )
}
