import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './Editor.module.css'
import type { Removal } from './use-removal.ts'

/** Offers to restore what was just removed, until the next removal. */
export function UndoBar({ removal, onUndo }: { removal: Removal | null; onUndo: () => void }) {
  const { t } = useTranslation()
  return (
    <div aria-live="polite">
      {removal && (
        <Group className={classes.undo} gap="xs" justify="space-between">
          <Text size="sm">{t('editor.removed', { what: removal.what })}</Text>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={onUndo}
          >
            {t('undo')}
          </Button>
        </Group>
      )}
    </div>
  )
}
