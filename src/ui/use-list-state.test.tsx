// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { flag, id, oneOf } from '../lib/url-state/url-params.ts'
import { useUrlState } from '../lib/url-state/use-url-state.ts'
import { SearchField } from './SearchField.tsx'
import { show, standInForBrowser } from './testing/show.tsx'
import { useListState } from './use-list-state.ts'

standInForBrowser()

const filters = { kind: oneOf(['talk', 'fair']), late: flag() }
const order = { sort: oneOf(['new', 'old'], 'new') }
const card = { card: id() }
const one = '0f8fad5b-d9cb-469f-a165-70867728950e'
const seenKinds: unknown[] = []

function Events() {
  const list = useListState(filters, order)
  const opened = useUrlState(card)
  seenKinds.push(list.values)
  return (
    <>
      <SearchField label="Search" value={list.typed} onChange={list.type} />
      <output>{JSON.stringify({ ...list.values, isFiltered: list.isFiltered })}</output>
      <button type="button" onClick={() => list.set({ kind: 'fair', late: true })}>
        Late fairs
      </button>
      <button
        type="button"
        onClick={() => {
          list.set({ kind: 'talk' })
          list.set({ sort: 'old' })
        }}
      >
        One after the other
      </button>
      <button type="button" onClick={() => list.goToPage(3)}>
        Page 3
      </button>
      <button type="button" onClick={() => list.set({ kind: undefined })}>
        All kinds
      </button>
      <button type="button" onClick={list.reset}>
        Clear
      </button>
      <button type="button" onClick={() => opened.set({ card: one }, { push: true })}>
        Open
      </button>
      <Link to="?q=data">Data</Link>
      <Link to="/talk">Next</Link>
      <p>{opened.values.card ?? 'closed'}</p>
    </>
  )
}

const press = (name: string) => screen.getByRole('button', { name })
const values = () => JSON.parse(screen.getByRole('status').textContent)
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const goBack = () =>
  act(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  })

it('reads the address, with defaults for what it doesn’t say or says wrongly', () => {
  show(<Events />, { at: '/events?kind=dance&late&page=0&q=data' })
  expect(values()).toEqual({ page: 1, q: 'data', late: true, sort: 'new', isFiltered: true })
  expect(field().value).toBe('data')
})

it('sets several together, returns to the first page, and leaves other parameters alone', async () => {
  const { person } = show(<Events />, { at: '/events?of=school&page=2' })
  await person.click(press('Late fairs'))
  expect(location.search).toBe('?of=school&kind=fair&late=1')
  await person.click(press('Page 3'))
  expect(location.search).toBe('?of=school&kind=fair&late=1&page=3')
  await person.click(press('All kinds'))
  expect(location.search).toBe('?of=school&late=1')
})

it('keeps both of two changes made before the screen is drawn again', async () => {
  const { person } = show(<Events />, { at: '/events' })
  await person.click(press('One after the other'))
  expect(location.search).toBe('?kind=talk&sort=old')
})

it('clears filters, search and page, but not the order', async () => {
  const { person } = show(<Events />, { at: '/events?of=school&kind=talk&q=data&page=2&sort=old' })
  await person.type(field(), 'x')
  await person.click(press('Clear'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(location.search).toBe('?of=school&sort=old')
  expect(values().isFiltered).toBe(false)
  expect(field().value).toBe('')
})

it('writes what is typed a moment later, without a step for the back button', async () => {
  show(<Events />, { at: '/events?page=2' })
  const steps = history.length
  fireEvent.change(field(), { target: { value: 'a b' } })
  expect(location.search).toBe('?page=2')
  await expect.poll(() => location.search).toBe('?q=a+b')
  expect(history.length).toBe(steps)
  expect(field().value).toBe('a b')
})

it('doesn’t bring back someone who typed and moved on', async () => {
  const { person } = show(<Events />, { at: '/events' })
  await person.type(field(), 'a')
  history.replaceState(null, '', '/elsewhere')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(location.href).toMatch(/\/elsewhere$/)
})

it('doesn’t cancel a page that is still loading', async () => {
  history.replaceState(null, '', '/events')
  let arrive = () => {}
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const router = createBrowserRouter([
    { path: '/events', Component: Events },
    { path: '/talk', lazy: () => loaded.then(() => ({ Component: () => 'A talk' })) },
  ])
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  fireEvent.change(field(), { target: { value: 'a' } })
  fireEvent.click(screen.getByRole('link', { name: 'Next' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  arrive()
  expect(await screen.findByText('A talk')).toBeTruthy()
  expect(location.pathname).toBe('/talk')
})

it('lets the back button undo what was pushed, and the field follow links and the back button', async () => {
  const { person } = show(<Events />, { at: '/events?kind=talk' })
  await person.click(press('Open'))
  expect(location.search).toBe(`?kind=talk&card=${one}`)
  await goBack()
  expect(screen.getByText('closed')).toBeTruthy()
  await person.click(screen.getByRole('link', { name: 'Data' }))
  expect(field().value).toBe('data')
  await goBack()
  expect(location.search).toBe('?kind=talk')
  expect(field().value).toBe('')
})

it('keeps the identity of values while another parameter changes', async () => {
  const { person } = show(<Events />, { at: '/events?kind=talk' })
  const before = seenKinds.at(-1)
  await person.click(press('Open'))
  expect(screen.getByText(one)).toBeTruthy()
  expect(seenKinds.at(-1)).toBe(before)
})
