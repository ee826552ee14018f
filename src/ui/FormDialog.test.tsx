// @vitest-environment jsdom
import { Textarea, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AppError } from '../lib/errors.ts'
import { FormDialog } from './FormDialog.tsx'
import { show, standInForBrowser } from './testing/show.tsx'
import { useChange } from './use-change.ts'

standInForBrowser()

interface Options {
  write?: (name: string) => Promise<unknown>
  onClose?: () => void
  isReady?: boolean
  isHarmful?: boolean
}

function Rename({ write = async () => undefined, onClose = () => {}, ...more }: Options) {
  const [name, setName] = useState('')
  const save = useChange(write, { failure: 'caller', onSuccess: onClose })
  return (
    <FormDialog
      title="Rename"
      action="Save"
      change={save}
      onSubmit={() => save.mutate(name)}
      onClose={onClose}
      {...more}
    >
      <TextInput label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <Textarea label="Note" />
    </FormDialog>
  )
}

const saveButton = () => screen.findByRole('button', { name: 'Save' })

it('submits on Enter, and from a text on Ctrl+Enter', async () => {
  const write = vi.fn(async (_name: string) => undefined)
  const { person } = show(<Rename write={write} />)
  await person.click(await screen.findByLabelText('Name'))
  await person.paste('Noémie')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(write).toHaveBeenCalledTimes(1))
  expect(write.mock.calls[0]![0]).toBe('Noémie')
  await person.click(screen.getByLabelText('Note'))
  await person.paste('one')
  await person.keyboard('{Enter}')
  await person.paste('two')
  expect(write).toHaveBeenCalledTimes(1)
  await person.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2))
})

it('shows a failure inside and keeps what was typed, until it works', async () => {
  const onClose = vi.fn()
  const write = vi.fn().mockRejectedValueOnce(new AppError('network', 'failed to fetch')).mockResolvedValue(1)
  const { person } = show(<Rename write={write} onClose={onClose} />)
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  await person.click(name)
  await person.paste('Noémie')
  await person.click(await saveButton())
  const failure = await screen.findByRole('alert')
  expect(screen.getByRole('dialog', { name: 'Rename' }).contains(failure)).toBe(true)
  expect(name.value).toBe('Noémie')
  expect(onClose).not.toHaveBeenCalled()
  await person.click(await saveButton())
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
})

it('has a Cancel button, which closes without asking or saving', async () => {
  const onClose = vi.fn()
  const write = vi.fn(async () => undefined)
  const { person } = show(<Rename write={write} onClose={onClose} />)
  await person.click(await screen.findByLabelText('Name'))
  await person.paste('Noémie')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onClose.mock.calls.length, write.mock.calls.length]).toEqual([1, 0])
})

it('is busy while it saves, and saves once', async () => {
  const write = vi.fn(() => new Promise(() => {}))
  const { person } = show(<Rename write={write} />)
  const name = await screen.findByLabelText('Name')
  await person.click(name)
  await person.paste('Noémie')
  await person.keyboard('{Enter}')
  const button = await saveButton()
  await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(true))
  await person.click(name)
  await person.keyboard('{Enter}')
  expect(write).toHaveBeenCalledOnce()
})

it('does not save while something is missing', async () => {
  const write = vi.fn(async () => undefined)
  const { person } = show(<Rename write={write} isReady={false} />)
  await person.click(await screen.findByLabelText('Name'))
  await person.paste('Noémie')
  await person.keyboard('{Enter}')
  expect((await saveButton()).hasAttribute('disabled')).toBe(true)
  expect(write).not.toHaveBeenCalled()
})

it('forgets a failure when it is opened again', async () => {
  function Opener() {
    const [isOpen, setOpen] = useState(true)
    const save = useChange(() => Promise.reject(new AppError('network', '')), { failure: 'caller' })
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <FormDialog
          opened={isOpen}
          title="Rename"
          action="Save"
          change={save}
          onSubmit={() => save.mutate()}
          onClose={() => setOpen(false)}
        />
      </>
    )
  }
  const { person } = show(<Opener />)
  await person.click(await saveButton())
  await screen.findByRole('alert')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Open' }))
  await saveButton()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('does not submit a form around it', async () => {
  const onOuterSubmit = vi.fn()
  const write = vi.fn(async () => undefined)
  const { person } = show(
    <div onSubmit={onOuterSubmit}>
      <Rename write={write} />
    </div>,
  )
  await person.click(await saveButton())
  await waitFor(() => expect(write).toHaveBeenCalledOnce())
  expect(onOuterSubmit).not.toHaveBeenCalled()
})
