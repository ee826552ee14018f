import { Button, Group, Text } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatFileSize } from '../../../../lib/file-size.ts'
import { formatItems } from '../../../../lib/formats/lists.ts'
import { CameraPicker } from '../../../../ui/CameraPicker.tsx'
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
  const { t: tShell } = useTranslation('shell')
  const takesPhotos = kinds.length === 0 || kinds.some((kind) => kind === 'jpg' || kind === 'jpeg')
  const { isOver, zone } = useDropZone((event) => onChoose([...event.dataTransfer.files]))
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...zone}>
      <Group gap="xs">
        <FilesPicker accept={kinds.map((kind) => `.${kind}`).join(',')} onPick={onChoose}>
          {(props) => (
            <Button variant="default" {...props}>
              {t('files.choose')}
            </Button>
          )}
        </FilesPicker>
        {takesPhotos && (
          <CameraPicker onPick={(photo) => onChoose([photo])}>
            {(props) => (
              <Button variant="default" leftSection={<IconCamera size={18} aria-hidden />} {...props}>
                {tShell('takePhoto')}
              </Button>
            )}
          </CameraPicker>
        )}
      </Group>
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
