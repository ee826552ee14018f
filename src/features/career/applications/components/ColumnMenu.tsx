import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { positionAt } from '../../../../ui/board/positions.ts'
import { useChangeColumns } from '../api/change-columns.ts'
import type { Column } from '../model.ts'
import type { ColumnChange } from '../outbox/kept-changes.ts'
import { useColumnName } from '../use-column-name.ts'
import { ColumnModal } from './ColumnModal.tsx'

interface Props {
  column: Column
  columns: Column[]
  isEmpty: boolean
  userId: string
}

export function ColumnMenu({ column, columns, isEmpty, userId }: Props) {
  const { t } = useTranslation('applications')
  const name = useColumnName()(column)
  const change = useChangeColumns(userId, 'toast')
  const [isRenaming, setRenaming] = useState(false)
  const others = columns.filter(({ id }) => id !== column.id)
  const at = columns.indexOf(column)
  const write = (wanted: ColumnChange) => change.mutate({ columnId: column.id, name, change: wanted })
  const moveTo = (index: number) => write({ edit: { position: positionAt(others, index) } })
  return (
    <>
      <Menu
        position="bottom-end"
        shadow="md"
        width={220}
        withinPortal={false}
        floatingStrategy="fixed"
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('columns.menu', { column: name })}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenaming(true)}>
            {t('columns.change')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowLeft size={16} />}
            disabled={at === 0}
            onClick={() => moveTo(at - 1)}
          >
            {t('columns.left')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowRight size={16} />}
            disabled={at === columns.length - 1}
            onClick={() => moveTo(at + 1)}
          >
            {t('columns.right')}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconTrash size={16} />}
            c={isEmpty && others.length > 0 ? 'var(--danger-text)' : undefined}
            disabled={!isEmpty || others.length === 0}
            onClick={() => write({ remove: true })}
          >
            {t(isEmpty ? 'columns.remove' : 'columns.removeWhenEmpty')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <ColumnModal userId={userId} columns={columns} column={column} onClose={() => setRenaming(false)} />
      )}
    </>
  )
}
