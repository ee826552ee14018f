// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppError } from '../lib/errors.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { show, standInForBrowser } from './testing/show.tsx'
import { useChange } from './use-change.ts'

standInForBrowser()

interface Options {
  write?: (reason: string) => Promise<unknown>
  onClose?: () => void
  isOptional?: boolean
  minLength?: number
  maxLength?: number
}

function Suspend({ write = async () => undefined, onClose = () => {}, ...more }: Options) {
  const suspend = useChange(write, { failure: 'caller', onSuccess: onClose })
  return (
    <ReasonDialog
      title="Suspend Camille?"
      text="They can no longer sign in."
      label="Reason"
      hint="Camille will read it."
      action="Suspend"
      isHarmful
      change={suspend}
      onSubmit={suspend.mutate}
      onClose={onClose}
      {...more}
    />
  )
}

const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Reason/)
// By text: a search by role looks at the styles of every element.
const press = (name: string) => screen.getByText(name).closest('button')!

it('asks for a required reason at the field', async () => {
  const write = vi.fn(async (_reason: string) => undefined)
  const { person } = show(<Suspend write={write} />)
  const reason = await field()
  await person.click(reason)
  await person.paste('   ')
  await person.click(press('Suspend'))
  await screen.findByText('This field is required.')
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(write).not.toHaveBeenCalled()
  await person.click(reason)
  await person.paste('Spam')
  expect(screen.queryByText('This field is required.')).toBeNull()
})

it('sends the reason without the spaces around it', async () => {
  const write = vi.fn(async (_reason: string) => undefined)
  const { person } = show(<Suspend write={write} />)
  await person.click(await field())
  await person.paste('  Spam ')
  await person.click(press('Suspend'))
  await waitFor(() => expect(write).toHaveBeenCalledOnce())
  expect(write.mock.calls[0]![0]).toBe('Spam')
})

it('says how long a reason must be', async () => {
  const write = vi.fn(async (_reason: string) => undefined)
  const { person } = show(<Suspend write={write} minLength={10} />)
  await person.click(await field())
  await person.paste('Spam')
  await person.click(press('Suspend'))
  await screen.findByText('Use at least 10 characters.')
  expect(write).not.toHaveBeenCalled()
})

it('takes no answer for one where the reason is optional', async () => {
  const write = vi.fn(async (_reason: string) => undefined)
  const onClose = vi.fn()
  const { person } = show(<Suspend write={write} onClose={onClose} isOptional />)
  await field()
  await person.click(press('Suspend'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(write.mock.calls[0]![0]).toBe('')
})

it('counts what is left, and allows no more', async () => {
  const { person } = show(<Suspend maxLength={6} />)
  const reason = await field()
  await screen.findByText('Camille will read it. 6 characters left.')
  await person.click(reason)
  await person.paste('Spammer')
  await screen.findByText('Camille will read it. 0 characters left.')
  expect(reason.value).toBe('Spamme')
})

it('shows a failure inside and keeps the reason', async () => {
  const onClose = vi.fn()
  const write = vi.fn().mockRejectedValue(new AppError('reason_too_long', ''))
  const { person } = show(<Suspend write={write} onClose={onClose} />)
  const reason = await field()
  await person.click(reason)
  await person.paste('Spam')
  await person.keyboard('{Meta>}{Enter}{/Meta}')
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toBe('Use 1,000 characters or fewer for the reason.')
  expect(screen.getByRole('dialog').contains(failure)).toBe(true)
  expect(reason.value).toBe('Spam')
  expect(onClose).not.toHaveBeenCalled()
})

it('asks before Esc discards the reason; Cancel does not ask', async () => {
  const onClose = vi.fn()
  const { person } = show(<Suspend onClose={onClose} />)
  await person.click(await field())
  await person.paste('Spam')
  await person.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await person.click(await screen.findByText('Keep editing'))
  await person.click(press('Cancel'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('is busy while it is sent', async () => {
  const { person } = show(<Suspend write={() => new Promise(() => {})} />)
  await person.click(await field())
  await person.paste('Spam')
  await person.click(press('Suspend'))
  await waitFor(() => expect(press('Suspend').hasAttribute('data-loading')).toBe(true))
})
