// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noValue } from '../lib/formats/words.ts'
import { StatTile } from './StatTile.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const tile = () => screen.findByRole('region', { name: 'Submissions' })

it('shows a number, what it means and its last weeks', async () => {
  show(<StatTile label="Submissions" value={1234} hint="3 this week" trend={[0, 2, 1]} />)
  expect((await tile()).textContent).toContain('1,234')
  expect((await tile()).textContent).toContain('3 this week')
  expect(
    within(await tile())
      .getByRole('img')
      .getAttribute('aria-label'),
  ).toContain('0, 2, 1')
})

it('draws no line while every week is empty', async () => {
  show(<StatTile label="Submissions" value={0} trend={[0, 0, 0]} />)
  expect(within(await tile()).queryByRole('img')).toBeNull()
})

it('shows nothing to count as missing, not as zero', async () => {
  show(<StatTile label="Submissions" hint="this week" />)
  expect((await tile()).textContent).toContain(noValue)
  expect((await tile()).textContent).not.toContain('this week')
})

it('is busy while it loads', async () => {
  show(<StatTile label="Submissions" value={12} isLoading />)
  expect(
    within(await tile())
      .getByRole('status')
      .getAttribute('aria-busy'),
  ).toBe('true')
  expect((await tile()).textContent).not.toContain('12')
})
