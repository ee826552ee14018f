import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBarToUp, IconArrowDown, IconArrowUp, IconCheck, IconDots } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './BoardCard.module.css'
import type { BoardItem, MoveTo, Place } from './place.ts'

interface Props<Item extends BoardItem> {
  label: string
  card: Item
  columns: { id: string; name: string }[]
  focusNext: { current: string | null }
  moveTo: MoveTo<Item>
  /** Whether the card can be moved within its column. */
  isOrdered?: boolean
  /** Further actions, above the moves. */
  children: ReactNode
  /** Below the moves. */
  after?: ReactNode
}

/** Everything dragging does, for keyboard and screen reader. The menu itself is created on demand. */
export function CardMenu<Item extends BoardItem>({ label, ...props }: Props<Item>) {
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

interface OpenProps<Item extends BoardItem> extends Omit<Props<Item>, 'label'> {
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function OpenMenu<Item extends BoardItem>(props: OpenProps<Item>) {
  const { card, columns, focusNext, moveTo, isOrdered = true, children, after, button, onClose } = props
  const { t } = useTranslation()
  const close = () => {
    onClose()
    button.current?.focus()
  }
  const move = (columnId: string, place: Place) => {
    focusNext.current = card.id
    moveTo(card, columnId, place)
    close()
  }
  // Neighbors as shown: filters may hide others in between.
  const shown = button.current?.closest('ul')?.querySelectorAll('[data-card]') ?? []
  const ids = [...shown].map((one) => one.getAttribute('data-card')!)
  const at = ids.indexOf(card.id)
  const [above, below] = [ids[at - 1], ids[at + 1]]
  return (
    <Menu
      opened
      onClose={close}
      position="bottom-start"
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
        {children}
        {columns.length > 0 && <Menu.Divider />}
        {columns.map(({ id, name }) => (
          <Menu.Item
            key={id}
            disabled={id === card.column_id}
            rightSection={id === card.column_id && <IconCheck size={16} />}
            onClick={() => move(id, 'first')}
          >
            {t('board.moveTo', { column: name })}
          </Menu.Item>
        ))}
        {isOrdered && (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconArrowBarToUp size={16} />}
              disabled={!above}
              onClick={() => move(card.column_id, 'first')}
            >
              {t('board.top')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowUp size={16} />}
              disabled={!above}
              onClick={() => move(card.column_id, { before: above! })}
            >
              {t('board.up')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} />}
              disabled={!below}
              onClick={() => move(card.column_id, { after: below! })}
            >
              {t('board.down')}
            </Menu.Item>
          </>
        )}
        {after && (
          <>
            <Menu.Divider />
            {after}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
