// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EmptyState } from './EmptyState.tsx'
import { ListView } from './ListView.tsx'
import { type Loaded, LoadState } from './LoadState.tsx'
import { QueryView } from './QueryView.tsx'
import { show, standInForBrowser } from './testing/show.tsx'

standInForBrowser()

const loading: Loaded<string[]> = { data: undefined, error: null, refetch: vi.fn() }
const answered = (data: string[]): Loaded<string[]> => ({ ...loading, data })
const failing = (message: string, data?: string[]): Loaded<string[]> => ({
  data,
  error: new Error(message),
  refetch: vi.fn(),
})

function Towns({ query, list = {} }: { query: Loaded<string[]>; list?: object }) {
  return (
    <ListView
      query={query}
      rows={query.data}
      list={{ isFiltered: false, reset: () => undefined, page: 1, goToPage: () => undefined, ...list }}
      empty={<EmptyState title="No towns yet" text="Add one." />}
      noMatch={{ title: 'No towns found', text: 'Try other words.' }}
      pages={{ label: 'Pages', total: 2 }}
    >
      {(towns) => <p>{towns.join()}</p>}
    </ListView>
  )
}

it('says that it loads', () => {
  show(<Towns query={loading} />)
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
})

it('says why it failed, and tries again', async () => {
  const query = failing('Lost')
  const { person } = show(<Towns query={query} />)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(query.refetch).toHaveBeenCalledOnce()
})

it('keeps showing what it has if a refresh fails', () => {
  show(<Towns query={failing('Lost', ['Lyon'])} />)
  expect(screen.getByText('Lyon')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('explains an empty list, without anything to clear', () => {
  show(<Towns query={answered([])} />)
  expect(screen.getByRole('heading', { name: 'No towns yet' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

it.each([
  ['filters that match nothing', { isFiltered: true }],
  ['a page beyond the last', { page: 9 }],
])('offers to clear %s', async (_, list) => {
  const reset = vi.fn()
  const { person } = show(<Towns query={answered([])} list={{ ...list, reset }} />)
  expect(screen.getByRole('heading', { name: 'No towns found' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(reset).toHaveBeenCalledOnce()
})

it('turns pages', async () => {
  const goToPage = vi.fn()
  const { person } = show(<Towns query={answered(['Lyon', 'Lille'])} list={{ goToPage }} />)
  expect(screen.getByText('Lyon,Lille')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(goToPage).toHaveBeenCalledWith(2)
})

it('waits for all of several queries, and retries only those that failed', async () => {
  const [first, second] = [failing('Lost'), answered([])]
  second.refetch = vi.fn()
  const { person } = show(<LoadState query={[second, loading, first]} />)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(first.refetch).toHaveBeenCalledOnce()
  expect(second.refetch).not.toHaveBeenCalled()
})

it('tells what is gone from what is still loading', () => {
  const view = (query: Loaded<string | null>) => (
    <QueryView query={query} gone="No longer here">
      {(town) => <p>{town}</p>}
    </QueryView>
  )
  show(view({ data: null, error: null, refetch: vi.fn() }))
  expect(screen.getByText('No longer here')).toBeTruthy()
  show(view({ data: 'Lyon', error: null, refetch: vi.fn() }))
  expect(screen.getByText('Lyon')).toBeTruthy()
})
