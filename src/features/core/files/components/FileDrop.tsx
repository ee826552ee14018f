import { Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { FilesPicker } from '../../../../ui/FilePicker.tsx'
import { useDropZone } from '../../../../ui/use-drop-zone.ts'
import classes from './Files.module.css'

interface Props {
  /** Extensions without their dot; empty allows any. */
  kinds: string[]
  maxBytes: number
  onChoose: (files: File[]) => void
}

/** A button to select files, and a drop zone. */
export function FileDrop({ kinds, maxBytes, onChoose }: Props) {
  const { t } = useTranslation('missions')
  const { isOver, zone } = useDropZone((event) => onChoose([...event.dataTransfer.files]))
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...zone}>
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
          {t('files.size', { size: formatFileSize(maxBytes) })}
        </Text>
      </div>
    </div>
  )
}
