// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import en from '../i18n/en/common.ts'
import { AppError } from '../lib/errors.ts'
import { LoadState } from './LoadState.tsx'
import { QueryView } from './QueryView.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const waiting = { data: undefined, error: null, refetch: vi.fn() }
const failed = () => ({ data: undefined, error: new AppError('network', 'gone'), refetch: vi.fn() })
const skeleton = <p>Loading …</p>

it('a query shows its skeleton, what it answered, or that it is gone', () => {
  const view = (data: string | null | undefined) => (
    <QueryView query={{ ...waiting, data }} skeleton={skeleton} gone={<p>Gone</p>}>
      {(text) => <p>{text}</p>}
    </QueryView>
  )
  show(view(undefined))
  expect(screen.getByText('Loading …')).toBeTruthy()
  show(view('Answer'))
  expect(screen.getByText('Answer')).toBeTruthy()
  show(view(null))
  expect(screen.getByText('Gone')).toBeTruthy()
})

it('a failure says why, and tries only what failed again', async () => {
  const [one, other] = [failed(), failed()]
  const done = { data: 'there', error: null, refetch: vi.fn() }
  const { person } = show(<LoadState query={[waiting, one, done, other]} skeleton={skeleton} />)
  expect(screen.getByRole('alert').textContent).toContain(en.errors.network)
  await person.click(screen.getByRole('button', { name: en.retry }))
  for (const { refetch } of [one, other]) expect(refetch).toHaveBeenCalledTimes(1)
  for (const { refetch } of [waiting, done]) expect(refetch).not.toHaveBeenCalled()
})

it('what is shown stays if it can’t be refetched', () => {
  show(<QueryView query={{ ...failed(), data: 'Answer' }}>{(text) => <p>{text}</p>}</QueryView>)
  expect(screen.getByText('Answer')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
