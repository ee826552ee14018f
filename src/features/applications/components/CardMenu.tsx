import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconDots,
  IconExternalLink,
  IconPencil,
} from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Card, Column } from '../model.ts'
import type { MoveTo, Place } from '../use-card-moves.ts'
import { useColumnName } from '../use-column-name.ts'
import classes from './BoardCard.module.css'

interface Props {
  label: string
  card: Card
  columns: Column[]
  focusNext: { current: string | null }
  moveTo: MoveTo
  onOpen: (cardId: string) => void
}

/** All that dragging does, for keyboard and screen reader. The menu itself is only made when it is asked for. */
export function CardMenu({ label, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={classes.menu} data-open={isOpen || undefined}>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconDots size={18} />
      </ActionIcon>
      {isOpen && <OpenMenu {...props} button={button} onClose={() => setOpen(false)} />}
    </span>
  )
}

interface OpenProps extends Omit<Props, 'label'> {
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function OpenMenu({ card, columns, focusNext, moveTo, onOpen, button, onClose }: OpenProps) {
  const { t } = useTranslation('applications')
  const nameOf = useColumnName()
  const close = () => {
    onClose()
    button.current?.focus()
  }
  const move = (columnId: string, place: Place) => {
    focusNext.current = card.id
    moveTo(card, columnId, place)
    close()
  }
  // Neighbours as they are shown: filters may hide others in between.
  const shown = button.current?.closest('ul')?.querySelectorAll('[data-card]') ?? []
  const ids = [...shown].map((one) => one.getAttribute('data-card')!)
  const at = ids.indexOf(card.id)
  const [above, below] = [ids[at - 1], ids[at + 1]]
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-end"
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      floatingStrategy="fixed"
      shadow="md"
      width={230}
    >
      <Menu.Target>
        <span className={classes.anchor} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onOpen(card.id)}>
          {t('menu.open')}
        </Menu.Item>
        {card.link && (
          <Menu.Item
            component="a"
            href={card.link}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('menu.posting')}
          </Menu.Item>
        )}
        <Menu.Divider />
        {columns.map((column) => (
          <Menu.Item
            key={column.id}
            disabled={column.id === card.column_id}
            rightSection={column.id === card.column_id && <IconCheck size={16} />}
            onClick={() => move(column.id, 'first')}
          >
            {t('menu.moveTo', { column: nameOf(column) })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconArrowBarToUp size={16} />}
          disabled={!above}
          onClick={() => move(card.column_id, 'first')}
        >
          {t('menu.top')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          disabled={!above}
          onClick={() => move(card.column_id, { before: above! })}
        >
          {t('menu.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          disabled={!below}
          onClick={() => move(card.column_id, { after: below! })}
        >
          {t('menu.down')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
