// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

function setUp(more: { cancel?: string; change?: { isPending: boolean; error: unknown } } = {}) {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  const { person } = show(
    <ConfirmDialog
      title="Delete this letter?"
      text="You can’t undo this."
      action="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
      {...more}
    />,
  )
  return { person, onConfirm, onClose }
}

it('says what will happen, and does it on confirmation only', async () => {
  const { person, onConfirm, onClose } = setUp()
  const dialog = await screen.findByRole('dialog', { name: 'Delete this letter?' })
  expect(dialog.textContent).toContain('You can’t undo this.')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('closes on Escape, and can name the safe answer', async () => {
  const { person, onClose } = setUp({ cancel: 'Keep it' })
  await screen.findByRole('button', { name: 'Keep it' })
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await person.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('is not confirmed twice', async () => {
  const { person, onConfirm } = setUp({ change: { isPending: true, error: null } })
  const button = await screen.findByRole('button', { name: /Delete/ })
  await person.click(button).catch(() => undefined)
  expect(onConfirm).not.toHaveBeenCalled()
})
