// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../i18n/en/common.ts'
import { AppError } from '../lib/errors.ts'
import { Form } from './Form.tsx'
import { FormConflict, SaveConflict } from './SaveConflict.tsx'
import { show, standInForBrowser } from './testing/show.tsx'
import { useRevisedForm } from './use-revised-form.ts'

standInForBrowser()
beforeEach(() => notifications.clean())
afterEach(() => void vi.restoreAllMocks())

const texts = en.saving.changed
const mine = () => screen.getByRole('button', { name: texts.mine })
const theirs = () => screen.getByRole('button', { name: texts.theirs })

it('shows the other version and offers both', async () => {
  const [keepMine, takeTheirs] = [vi.fn(), vi.fn()]
  const { person } = show(
    <SaveConflict theirs="What they wrote" onKeepMine={keepMine} onTakeTheirs={takeTheirs} />,
  )
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain(texts.title)
  expect(screen.getByText('What they wrote').tabIndex).toBe(0)
  await person.click(mine())
  expect([keepMine, takeTheirs].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await person.click(theirs())
  expect(takeTheirs).toHaveBeenCalledTimes(1)
})

it('says that the other version is empty, or shows none where a text can’t', () => {
  const choices = { onKeepMine: vi.fn(), onTakeTheirs: vi.fn() }
  show(<SaveConflict theirs="" {...choices} />)
  expect(screen.getByText(texts.nothing)).toBeTruthy()
  show(<SaveConflict {...choices} />)
  expect(screen.getAllByText(texts.there)).toHaveLength(1)
})

it('takes one choice at a time, and says why one failed', async () => {
  let refuse = (_: Error) => {}
  const failing = () =>
    new Promise((_, reject) => {
      refuse = reject
    })
  const { person } = show(<SaveConflict onKeepMine={failing} onTakeTheirs={vi.fn()} />)
  await person.click(mine())
  for (const button of [mine(), theirs()]) expect(button).toHaveProperty('disabled', true)
  refuse(new AppError('network', 'gone'))
  await waitFor(() => expect(mine()).toHaveProperty('disabled', false))
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
    en.errors.network,
  ])
})

it('offers nothing that was deleted, and says what stays', () => {
  show(<SaveConflict theirs={null} onKeepMine={vi.fn()} onTakeTheirs={vi.fn()} />)
  expect(screen.getByRole('alert').textContent).toContain(texts.deletedText)
  expect(screen.queryByRole('button')).toBeNull()
})

function LongForm({ save }: { save: () => Promise<unknown> }) {
  const editor = useRevisedForm({
    stored: { title: 'First' },
    toFields: ({ title }) => ({ title }),
    validate: () => ({}),
    save,
    load: async () => ({ title: 'Theirs' }),
    onSaved: () => {},
  })
  return (
    <Form onSubmit={editor.submit}>
      <FormConflict editor={editor} />
      <input aria-label="Title" {...editor.form.getInputProps('title')} />
      <button type="submit">Save</button>
    </Form>
  )
}

it('brings the person to it after each refused save, and back once it is settled', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const changed = new AppError('revision_conflict', 'changed')
  const { person } = show(
    <LongForm save={vi.fn().mockRejectedValueOnce(changed).mockRejectedValueOnce(changed)} />,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  await person.click(save)
  const notice = await screen.findByRole('alert')
  expect(document.activeElement).toBe(notice)
  expect(scrolled.mock.contexts).toEqual([notice])
  await person.click(save)
  await waitFor(() => expect(document.activeElement).toBe(notice))
  expect(scrolled.mock.contexts).toEqual([notice, notice])
  await person.click(mine())
  await waitFor(() => expect(document.activeElement).toBe(save))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leaves the person where they type if a text is saved automatically', () => {
  const choices = { onKeepMine: vi.fn(), onTakeTheirs: vi.fn() }
  show(
    <>
      {/* biome-ignore lint/a11y/noAutofocus: the person is typing here. */}
      <input aria-label="Text" autoFocus />
      <SaveConflict theirs="What they wrote" {...choices} />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Text'))
})
