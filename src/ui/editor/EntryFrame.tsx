import { ActionIcon, Group, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Editor.module.css'

interface Props {
  what: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list that the person orders. */
export function EntryFrame({ what, isFirst, isLast, onMove, onRemove, children }: Props) {
  const { t } = useTranslation()
  return (
    <li>
      <fieldset className={classes.entry}>
        <legend>{what}</legend>
        <Stack gap="sm">
          {children}
          <Group gap={4} justify="flex-end">
            <ActionIcon
              variant="subtle"
              size="lg"
              disabled={isFirst}
              aria-label={t('editor.moveUp', { what })}
              onClick={() => onMove(-1)}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size="lg"
              disabled={isLast}
              aria-label={t('editor.moveDown', { what })}
              onClick={() => onMove(1)}
            >
              <IconArrowDown size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t('editor.removeEntry', { what })}
              onClick={onRemove}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </Stack>
      </fieldset>
    </li>
  )
}
