// @vitest-environment jsdom
import { Menu } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show, standInForBrowser } from '../testing/show.tsx'
import { CardMenu } from './CardMenu.tsx'
import type { BoardItem, Place } from './place.ts'

standInForBrowser()

const columns = [
  { id: 'wish', name: 'Wishlist' },
  { id: 'sent', name: 'Applied' },
]
const cards = ['first', 'second', 'third'].map((id) => ({ id, column_id: 'wish', position: id }))

function showBoard(isOrdered = true) {
  const moveTo = vi.fn((_card: BoardItem, _column: string, _place: Place) => {})
  const focusNext: { current: string | null } = { current: null }
  const { person } = show(
    <ul>
      {cards.map((card) => (
        <li key={card.id} data-card={card.id}>
          <CardMenu
            label={`Actions for ${card.id}`}
            card={card}
            columns={columns}
            focusNext={focusNext}
            moveTo={moveTo}
            isOrdered={isOrdered}
          >
            <Menu.Item>Open</Menu.Item>
          </CardMenu>
        </li>
      ))}
    </ul>,
  )
  const open = async (id: string) =>
    person.click(await screen.findByRole('button', { name: `Actions for ${id}` }))
  return { person, moveTo, focusNext, open }
}
const item = (name: string) => screen.findByRole('menuitem', { name })

it('moves a card to the top of another column', async () => {
  const { person, moveTo, focusNext, open } = showBoard()
  await open('second')
  await person.click(await item('Move to Applied'))
  expect(moveTo.mock.calls).toEqual([[cards[1], 'sent', 'first']])
  expect(focusNext.current).toBe('second')
})

it('moves a card past the one shown above or below it', async () => {
  const { person, moveTo, open } = showBoard()
  await open('second')
  await person.click(await item('Move up'))
  await open('second')
  await person.click(await item('Move down'))
  expect(moveTo.mock.calls.map(([, , place]) => place)).toEqual([{ before: 'first' }, { after: 'third' }])
})

it('offers no move that changes nothing', async () => {
  const { person, open } = showBoard()
  const isOff = async (name: string) => (await item(name)).hasAttribute('data-disabled')
  await open('first')
  expect(await isOff('Move to Wishlist')).toBe(true)
  expect(await isOff('Move up')).toBe(true)
  expect(await isOff('Move down')).toBe(false)
  await person.keyboard('{Escape}')
  await open('third')
  expect(await isOff('Move down')).toBe(true)
})

it('leaves out moves within a column that has its own order', async () => {
  const { open } = showBoard(false)
  await open('second')
  await item('Open')
  expect(screen.queryByRole('menuitem', { name: 'Move up' })).toBeNull()
})

it('gives the focus back to its button', async () => {
  const { person, open } = showBoard()
  await open('second')
  await item('Open')
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Actions for second')
})
