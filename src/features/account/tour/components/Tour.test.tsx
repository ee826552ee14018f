// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import tour from '../../../../i18n/en/tour.ts'
import { show, standInForBrowser } from '../../../../ui/testing/show.tsx'
import { stopsOf } from '../stops.ts'
import { Tour } from './Tour.tsx'

standInForBrowser()

const { search, searchByTouch } = tour.stops

/** Opens the tour at its last stop, on a device with or without a keyboard. */
async function showLastStop(hasKeys: boolean): Promise<void> {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: hasKeys && media.includes('hover'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  const { person } = show(<Tour area="candidate" onClose={() => {}} />)
  for (const _ of stopsOf('candidate').slice(1))
    await person.click(await screen.findByRole('button', { name: tour.next }))
}

it('names the keys of the search where there is a keyboard', async () => {
  await showLastStop(true)
  expect(screen.getByText(search.text)).toBeTruthy()
})

it('names its button on phones', async () => {
  await showLastStop(false)
  expect(screen.getByText(searchByTouch.text)).toBeTruthy()
  expect(screen.queryByText(/Ctrl/)).toBeNull()
})
