// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import en from '../i18n/en/common.ts'
import type { AutosaveState } from '../lib/autosave/autosave.ts'
import { AppError } from '../lib/errors.ts'
import { SaveState } from './SaveState.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const savedAt = new Date(2026, 10, 17, 18, 0)
const failure = new AppError('network', 'gone')

it.each<[AutosaveState<unknown>['status'], Partial<AutosaveState<unknown>>, string]>([
  ['saved', {}, en.saving.auto],
  ['saved', { savedAt }, 'Saved at 6:00 PM'],
  ['waiting', { savedAt }, en.saving.waiting],
  ['saving', {}, en.saving.waiting],
  ['offline', { savedAt }, en.saving.offline],
  ['conflict', {}, en.saving.conflict],
  ['failed', { error: failure }, `Not saved: ${en.errors.network}`],
])('says politely that something is %s', (status, state, text) => {
  show(<SaveState state={{ status, ...state }} onRetry={vi.fn()} />)
  expect(screen.getByRole('status').textContent?.replace(/\s/g, ' ')).toBe(text)
  expect(screen.queryAllByRole('button')).toHaveLength(status === 'failed' ? 1 : 0)
})

it('tries again when asked to', async () => {
  const retry = vi.fn()
  const { person } = show(<SaveState state={{ status: 'failed', error: failure }} onRetry={retry} />)
  await person.click(screen.getByRole('button', { name: en.retry }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('says what can’t be saved although the rest is, but not instead of a conflict or a failure', () => {
  const objection = 'Check the marked fields.'
  const said = (status: 'saved' | 'conflict' | 'failed') => {
    show(<SaveState state={{ status, error: failure }} objection={objection} onRetry={vi.fn()} />)
    return screen.getAllByRole('status').at(-1)?.textContent
  }
  expect(said('saved')).toBe(objection)
  expect(said('conflict')).toBe(en.saving.conflict)
  expect(said('failed')).toContain(en.errors.network)
})
